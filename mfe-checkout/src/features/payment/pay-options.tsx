import type { PaymentType } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { Card } from '@storefront/shared/ui/card';
import { RadioCards } from '@storefront/shared/ui/radio-cards';

import type { PaymentOption } from '../../domain/payment-options';

interface PayOptionsProps {
  readonly options: readonly PaymentOption[];
  readonly selected: PaymentType;
  readonly onSelect: (type: PaymentType) => void;
}

/** The amount to pay today: the deposit first, if it is offered (PAY-ST-01, PAY-ST-02). */
export function PayOptions({ options, selected, onSelect }: PayOptionsProps) {
  return (
    <Card as="section" aria-label="Payment options">
      <RadioCards<PaymentType>
        legend="How much would you like to pay today?"
        name="payment-option"
        value={selected}
        onValueChange={onSelect}
        options={options.map(({ type, title, description, amount }) => ({
          value: type,
          title,
          description,
          aside: formatPence(amount),
        }))}
      />
    </Card>
  );
}

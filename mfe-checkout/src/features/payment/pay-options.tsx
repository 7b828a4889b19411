import { css } from '@emotion/react';
import type {
  ChosenPackage,
  PaymentType,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { guestCount, pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { DEPOSIT_CUTOFF_DAYS } from '@storefront/shared/domain/pricing/deposit';
import { formatPence, pence, timesPence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { color, family, space, text } from '@storefront/shared/ui/tokens';

import type { PaymentOption } from '../../domain/payment-options';

import { PayTable } from './pay-table';

interface PayOptionsProps {
  readonly options: readonly PaymentOption[];
  readonly selected: PaymentType;
  readonly onSelect: (type: PaymentType) => void;
  readonly chosen: Pick<ChosenPackage, 'departureDate' | 'flightPricePerPerson' | 'occupancy'>;
  /** The last day to pay the balance. */
  readonly dueBy: IsoDate;
}

/**
 * The amount to pay today: the deposit first, if it is offered (PAY-ST-01, PAY-ST-02). A single option is a statement
 * with its reason, not a choice (DEC-192).
 */
export function PayOptions({ options, selected, onSelect, chosen, dueBy }: PayOptionsProps) {
  const [first, second] = options;
  return (
    <Card as="section" aria-label="Payment options">
      {first && second ? (
        <>
          <PayTable {...{ options, selected, onSelect, dueBy }} total={second.amount} />
          <DepositNote deposit={first} total={second.amount} chosen={chosen} />
        </>
      ) : (
        first && <OnlyOption option={first} departureDate={chosen.departureDate} />
      )}
    </Card>
  );
}

interface DepositNoteProps extends Pick<PayOptionsProps, 'chosen'> {
  readonly deposit: PaymentOption;
  readonly total: Pence;
}

/** How the deposit is calculated, if the parts that the browser knows sum to it (PRICE-17). */
function DepositNote({ deposit, total, chosen }: DepositNoteProps) {
  const flights = timesPence(chosen.flightPricePerPerson, guestCount(chosen.occupancy));
  const share = pence(deposit.amount - flights);
  const isExplained = share === Math.round(total / 10);
  return (
    <p css={noteStyles}>
      {isExplained &&
        `The deposit is your flights, ${formatPence(flights)}, and a tenth of the total, ${formatPence(share)}. `}
      Admin fee {formatPence(deposit.adminFee)} included: nothing is added to these amounts.
    </p>
  );
}

interface OnlyOptionProps {
  readonly option: PaymentOption;
  readonly departureDate: IsoDate;
}

function OnlyOption({ option, departureDate }: OnlyOptionProps) {
  const today = useRuntime().clock.today();
  const days = daysBetween(today, departureDate);
  return (
    <>
      <SectionHeading size="card">
        {option.title}: {formatPence(option.amount)}
      </SectionHeading>
      <p css={noteStyles}>
        {days <= DEPOSIT_CUTOFF_DAYS
          ? `You travel in ${pluralize(days, 'day', 'days')}. A deposit is possible only more than ${DEPOSIT_CUTOFF_DAYS} days before departure.`
          : 'A deposit is not possible for this price.'}{' '}
        {option.description}.
      </p>
    </>
  );
}

const noteStyles = css`
  margin-top: ${space.s};
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

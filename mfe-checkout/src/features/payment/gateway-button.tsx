import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { Button } from '@storefront/shared/ui/button';
import { Lock } from 'lucide-react';

import { AmountInButton } from './amount-in-button';

/** PAY-02 */
export const GATEWAY_BUTTON = 'PAY SECURELY ONLINE';

interface GatewayButtonProps {
  readonly amount: Pence;
  readonly paying: boolean;
  readonly disabled: boolean;
  readonly onPay: () => void;
}

/** The label shows the amount to pay (usability rule 51). */
export function GatewayButton({ amount, paying, disabled, onPay }: GatewayButtonProps) {
  return (
    <Button
      look="call"
      size="large"
      loading={paying}
      disabled={disabled || paying}
      icon={<Lock size={20} aria-hidden />}
      onClick={onPay}
    >
      {GATEWAY_BUTTON}
      <AmountInButton before=": " amount={amount} />
    </Button>
  );
}

import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { useBooking } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';

import { ORDER_FAILED } from './payment-state';
import { useScrollAndFocus } from './use-scroll-and-focus';

/** The money is there and the order is not: nobody is ever asked to pay again here (DEC-67, ERR-11). */
export function PaidNotOrdered({ onRetry }: { readonly onRetry: () => void }) {
  const payment = useBooking((session) => session.payment);
  const message = useScrollAndFocus<HTMLDivElement>();

  return (
    <Alert
      ref={message}
      tone="error"
      title={ORDER_FAILED}
      action={
        <Button look="call" onClick={onRetry}>
          Complete the booking
        </Button>
      }
    >
      Your payment{payment ? ` of ${formatPence(payment.amount)}` : ''} was received. Do not pay again: we
      complete the booking without another charge, and e-mail you as soon as it is done. Payment reference{' '}
      <strong>{payment?.paymentId}</strong>. You can call us on <PhoneLink />.
    </Alert>
  );
}

import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { useBooking } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';

import { useScrollAndFocus } from './use-scroll-and-focus';

const ORDER_FAILED = 'Failed to complete booking. Please try again.';

/** The payment succeeded but the order failed. Only the order can be retried, never the payment (DEC-67, ERR-11). */
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
      complete the booking without another charge, and email you as soon as it is done. Payment reference{' '}
      <strong>{payment?.paymentId}</strong>. You can call us on <PhoneLink />.
    </Alert>
  );
}

import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { useEffect, useRef } from 'react';

import { useManagedBooking } from '../../parts/booking/booking-context';

import { isUndecided, type ReturnState } from './use-payment-return';

interface PaymentReturnProps {
  readonly state: ReturnState;
  readonly onCheckAgain: () => void;
}

/** What became of the payment, after the provider's page has returned. */
export function PaymentReturn({ state, onCheckAgain }: PaymentReturnProps) {
  const { balance } = useManagedBooking().booking;
  const box = useRef<HTMLDivElement>(null);
  const isDecided = !isUndecided(state);
  useEffect(() => {
    if (isDecided) box.current?.focus();
  }, [isDecided]);

  if (state === 'succeeded') {
    return (
      <Alert ref={box} tone="success" title="Your payment was made">
        {balance.due > 0
          ? `${formatPence(balance.due)} is still to pay.`
          : 'Everything is paid. Nothing more to pay.'}{' '}
        We email you the receipt; you can save it below.
      </Alert>
    );
  }
  if (isDecided) {
    return (
      <Alert ref={box} tone="notice" title={state === 'failed' ? 'The payment failed' : 'Nothing was paid'}>
        {state === 'failed'
          ? 'Nothing was charged. Try another card, or ask your bank.'
          : 'The payment was cancelled on the payment page. You can pay whenever you are ready.'}
      </Alert>
    );
  }
  return (
    <Alert
      tone="info"
      title={state === 'checking' ? 'We check your payment' : 'We do not know yet whether you have paid'}
      action={
        state !== 'checking' && (
          <Button look="outline" onClick={onCheckAgain}>
            Check again
          </Button>
        )
      }
    >
      {state === 'checking' ? (
        'This takes a few seconds.'
      ) : (
        <>
          {state === 'unknown' ? 'We could not read its state just now. ' : 'Your bank has not decided yet. '}
          Do not pay again: check again, or call us on <PhoneLink />.
        </>
      )}
    </Alert>
  );
}

import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { Alert } from '@storefront/shared/ui/alert';
import { TextLink } from '@storefront/shared/ui/text-link';
import { useEffect, useRef, type ReactNode } from 'react';

import type { NotCharged, Ready } from './ready-state';

/** The specified error text, and whether money was charged. Each new problem takes the focus. */
export function PaymentProblem({ state }: { readonly state: Ready }) {
  const { error, banner, reason } = state;
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error === null) return;
    message.current?.scrollIntoView({ block: 'center' });
    message.current?.focus();
  }, [state, error]);

  if (error === null) return null;
  return (
    <Alert ref={message} tone="error" title={error}>
      {banner && <p>{banner}</p>}
      {reason === null ? (
        <>
          Another payment of this booking was found that we could not look up here. Do not pay again before
          you have called us on <PhoneLink />.
        </>
      ) : (
        <>
          {ADVICE[reason]} You were not charged by this attempt. Your details are kept, except for the
          security code of a card.
        </>
      )}
    </Alert>
  );
}

const ADVICE: Readonly<Record<NotCharged, ReactNode>> = {
  declined: 'The payment did not go through. Check the details, try another card, or ask your bank.',
  'insufficient-funds':
    'There is not enough money on this card for the payment. Try another card, or ask your bank.',
  'bank-check': (
    <>
      Your bank could not confirm that it is you. Try again, use another card, or call us on <PhoneLink />.
    </>
  ),
  'provider-error': 'The payment provider had a fault. Please try again in a few minutes.',
  cancelled: 'The payment was cancelled on the payment page. You can pay whenever you are ready.',
  price: 'The price is checked again now: look it over before you pay.',
  passengers: (
    <>
      The details of the passengers are incomplete:{' '}
      <TextLink to="/booking/passengers">check the passengers</TextLink>.
    </>
  ),
  'too-often': 'There were many tries in a short time: please wait a minute.',
  'not-this-way': 'This way to pay has just been switched off: load this page again to see how you can pay.',
  ended: 'That payment had been cancelled.',
  'not-reached': 'We could not reach the payment service: check your connection.',
};

import { css } from '@emotion/react';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import type { PaymentAttempt } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatPence } from '@storefront/shared/domain/pricing/pence';
import { useBooking } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { family, text } from '@storefront/shared/ui/tokens';
import { linkStyles } from '@storefront/shared/ui/text-link';
import { Lock } from 'lucide-react';
import { useState } from 'react';

import { GatewayOverlay } from './gateway-overlay';
import { GATEWAY_BUTTON } from './gateway-button';
import type { PaymentState } from './payment-machine';
import { useCheckPayment } from './use-check-payment';
import { useScrollAndFocus } from './use-scroll-and-focus';
import type { Payment } from './use-payment';

/** True without a connection as well. */
const NO_RESULT = 'We keep asking your bank for the result. Do not pay again.';
const TIMED_OUT = 'Payment confirmation timed out. Please try again.';
const TIMED_OUT_BANNER = 'Payment timed out. Please try again.';

interface PendingPaymentProps {
  readonly state: Extract<PaymentState, { kind: 'gateway' | 'waiting' | 'timed-out' }>;
  readonly payment: Pick<Payment, 'cancel' | 'checkNow'>;
}

/**
 * A payment without an outcome: opens its page again, checks its status or cancels it. No other payment can start until
 * this one is decided or cancelled at the provider (DEC-66).
 */
export function PendingPayment({ state, payment }: PendingPaymentProps) {
  const attempt = useBooking((session) => session.payment);
  const [hidden, setHidden] = useState(false);
  const status = useScrollAndFocus<HTMLParagraphElement>();
  const { check, result, isChecking } = useCheckPayment(state, payment.checkNow);
  const { url, framed, copy } = pageOf(state, attempt);

  return (
    <>
      {state.kind === 'timed-out' && <TimedOut />}
      <Card as="section" aria-labelledby="pending">
        <Stack gap="m">
          <SectionHeading size="card" id="pending">
            {headingOf(state.kind, url, copy)}
            {attempt && `: ${formatPence(attempt.amount)}`}
          </SectionHeading>
          <p ref={status} tabIndex={-1} role="status" css={statusStyles}>
            {url === null ? NO_RESULT : copy.status}
          </p>
          <p role="status" css={statusStyles}>
            {result}
          </p>
          <Row gap="s" wrap>
            {url !== null && <PaymentPageLink {...{ url, copy, framed }} onOpen={() => setHidden(false)} />}
            <Button look="outline" loading={isChecking} onClick={() => void check()}>
              Check the payment
            </Button>
            <Button look="quiet" onClick={payment.cancel}>
              Cancel this payment
            </Button>
          </Row>
        </Stack>
        {framed && url !== null && (
          <GatewayOverlay paymentUrl={url} title={copy.title} open={!hidden} onHide={() => setHidden(true)} />
        )}
      </Card>
    </>
  );
}

/** The page on which the payment waits for the shopper, if there is one. */
function pageOf(state: PendingPaymentProps['state'], attempt: PaymentAttempt | null) {
  const isOpen = state.kind === 'gateway';
  return {
    url: isOpen ? state.paymentUrl : (attempt?.paymentUrl ?? null),
    framed: isOpen && state.visibleIn === 'frame',
    copy: attempt?.route === 'card' ? OF_THE_BANK : OF_THE_PROVIDER,
  };
}

interface PaymentPageLinkProps {
  readonly url: string;
  readonly copy: typeof OF_THE_PROVIDER;
  readonly framed: boolean;
  readonly onOpen: () => void;
}

function PaymentPageLink({ url, copy, framed, onOpen }: PaymentPageLinkProps) {
  return framed ? (
    <Button look="call" icon={<Lock size={20} aria-hidden />} onClick={onOpen}>
      {copy.button}
    </Button>
  ) : (
    <a href={url} target="_blank" rel="noopener noreferrer" css={linkStyles}>
      {copy.link}
    </a>
  );
}

function TimedOut() {
  return (
    <Alert tone="error" title={TIMED_OUT}>
      <p>{TIMED_OUT_BANNER}</p>
      If you have paid, do not pay again: check the payment here, or call us on <PhoneLink />. Your booking is
      completed as soon as the provider tells us of it, also without this page.
    </Alert>
  );
}

/** The page of a payment belongs to the provider, or to the bank of a card that was entered here (3-D Secure). */
const OF_THE_PROVIDER = {
  heading: 'Waiting for you to pay',
  status: 'We have not seen a payment yet, and watch for it: when you have paid, you can close its page.',
  title: 'Pay securely online',
  button: GATEWAY_BUTTON,
  link: 'Open the payment page in a new window',
};
const OF_THE_BANK: typeof OF_THE_PROVIDER = {
  heading: 'Your bank asks you to confirm the payment',
  status: 'Nothing is charged before you confirm it on the page of your bank. We watch for the result.',
  title: 'Confirm with your bank',
  button: 'CONFIRM WITH YOUR BANK',
  link: 'Confirm on the page of your bank, in a new window',
};

function headingOf(
  kind: PendingPaymentProps['state']['kind'],
  url: string | null,
  copy: typeof OF_THE_PROVIDER,
): string {
  if (kind === 'timed-out') return 'No result of your payment yet';
  return url === null ? 'Waiting for your bank' : copy.heading;
}

const statusStyles = css`
  font: ${text.body} ${family.body};
`;

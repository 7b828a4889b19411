import { css } from '@emotion/react';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
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
import { useScrollAndFocus } from './use-scroll-and-focus';
import type { Payment } from './use-payment';

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
  const url = state.kind === 'gateway' ? state.paymentUrl : (attempt?.paymentUrl ?? null);
  const framed = state.kind === 'gateway' && state.visibleIn === 'frame';

  return (
    <>
      {state.kind === 'timed-out' && (
        <>
          <Alert tone="notice" title={TIMED_OUT_BANNER} />
          <Alert tone="error" title={TIMED_OUT}>
            If you have paid, do not pay again: check the payment here, or call us on <PhoneLink />. Your
            booking is completed as soon as the provider tells us of it, also without this page.
          </Alert>
        </>
      )}
      <Card as="section" aria-labelledby="pending">
        <Stack gap="m">
          <SectionHeading size="card" id="pending">
            Your payment{attempt ? ` of ${formatPence(attempt.amount)}` : ''} is pending
          </SectionHeading>
          <p ref={status} tabIndex={-1} role="status" css={statusStyles}>
            {url === null
              ? 'We are waiting for the word of your bank. Do not pay again.'
              : 'We are watching for your payment. You can close its page: we see it all the same.'}
          </p>
          <Row gap="s" wrap>
            {url !== null &&
              (framed ? (
                <Button
                  look="call"
                  size="large"
                  icon={<Lock size={20} aria-hidden />}
                  onClick={() => setHidden(false)}
                >
                  {GATEWAY_BUTTON}
                </Button>
              ) : (
                <a href={url} target="_blank" rel="noopener noreferrer" css={linkStyles}>
                  Open the payment page in a new window
                </a>
              ))}
            <Button look="outline" onClick={payment.checkNow}>
              Check the payment
            </Button>
            <Button look="quiet" onClick={payment.cancel}>
              Cancel this payment
            </Button>
          </Row>
        </Stack>
        {framed && url !== null && (
          <GatewayOverlay paymentUrl={url} open={!hidden} onHide={() => setHidden(true)} />
        )}
      </Card>
    </>
  );
}

const statusStyles = css`
  font: ${text.body} ${family.body};
`;

import { css } from '@emotion/react';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import { useRuntime } from '@storefront/shared/runtime';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import type { HeldQuote } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { Lock } from 'lucide-react';

import type { PaymentOption } from '../../domain/payment-options';

import { CardForm } from './card-form';
import { GatewayButton } from './gateway-button';
import type { Payment } from './use-payment';
import { useProviderStatus } from './use-provider-status';

interface PayPanelProps {
  readonly option: PaymentOption;
  /** `null` without a quote of the server: then nothing can be paid (DEC-30). */
  readonly quote: HeldQuote | null;
  readonly payment: Payment;
}

/**
 * The card form or the button to the provider's page. A skeleton is shown until the provider status is loaded, so that
 * a card form is never replaced while it is being filled in (DEC-63).
 */
export function PayPanel({ option, quote, payment }: PayPanelProps) {
  const { cardForm } = useRuntime().config;
  const providerOn = useProviderStatus();
  const paying = payment.state.kind === 'paying';

  if (providerOn === 'unknown') {
    return (
      <div role="status" aria-label="Finding out how you can pay">
        <Skeleton height="240px" />
      </div>
    );
  }
  if (!providerOn && !cardForm) return <PayByPhone />;

  return (
    <Card as="section" aria-labelledby="pay-heading">
      <Stack gap="m">
        <div css={headStyles}>
          <SectionHeading size="card" id="pay-heading">
            {providerOn ? 'Pay online' : 'Card details'}
          </SectionHeading>
          <span css={encryptedStyles}>
            <Lock size={20} aria-hidden /> Encrypted
          </span>
        </div>
        {providerOn ? (
          <Row wrap>
            <GatewayButton
              amount={option.amount}
              paying={paying}
              disabled={quote === null}
              onPay={() => quote && payment.payOnGateway(option, quote)}
            />
          </Row>
        ) : (
          <CardForm
            amount={option.amount}
            paying={paying}
            disabled={quote === null}
            onPay={(card) => quote && payment.payByCard(card, option, quote)}
          />
        )}
        {quote === null && (
          <p css={noteStyles}>
            We have no checked price at the moment, so nothing can be paid here. Call us on <PhoneLink /> and
            we book it for you.
          </p>
        )}
        <p css={noteStyles}>
          {providerOn ? <ProviderPageNote /> : 'Your card goes to the payment provider and is never kept.'}{' '}
          You will get your booking reference at once and an email within minutes.
        </p>
      </Stack>
    </Card>
  );
}

function ProviderPageNote() {
  const { gatewayName } = useRuntime().config;
  return <>You pay on the page of {gatewayName ?? 'our payment provider'}, so that we never see your card.</>;
}

function PayByPhone() {
  return (
    <Card as="section" aria-labelledby="pay-heading">
      <Stack gap="s">
        <SectionHeading size="card" id="pay-heading">
          Pay by phone
        </SectionHeading>
        <p css={noteStyles}>
          Online payment is not available at the moment. Everything you entered is kept: call us on{' '}
          <PhoneLink /> and we take your payment.
        </p>
      </Stack>
    </Card>
  );
}

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
`;

const encryptedStyles = css`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const noteStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

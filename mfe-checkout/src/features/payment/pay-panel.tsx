import { css } from '@emotion/react';
import { PhoneLink } from '@storefront/shared/composites/page/phone-link';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { useRuntime } from '@storefront/shared/runtime';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import type { HeldQuote } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';

import type { PaymentOption } from '../../domain/payment-options';
import { StepAction } from '../../parts/booking-frame/step-action';

import { CardForm } from './card-form';
import { GatewayButton } from './gateway-button';
import { DueToday, PayNote, PayProgress } from './pay-note';
import type { Payment } from './use-payment';
import { useProviderStatus } from './use-provider-status';

interface PayPanelProps {
  readonly option: PaymentOption;
  /** `null` without a quote of the server: then nothing can be paid (DEC-30). */
  readonly quote: HeldQuote | null;
  readonly payment: Payment;
  readonly departureDate: IsoDate;
  /** Called when the form begins or ends to have errors. */
  readonly onProblem: (hasProblem: boolean) => void;
}

/**
 * The card form or the button to the provider's page. A skeleton is shown until the provider status is loaded, so that
 * a card form is never replaced while it is being filled in (DEC-63).
 */
export function PayPanel({ option, quote, payment, departureDate, onProblem }: PayPanelProps) {
  const { cardForm } = useRuntime().config;
  const providerOn = useProviderStatus();
  const paying = payment.state.kind === 'paying';

  const note = (
    <>
      <DueToday amount={option.amount} />
      {!paying && <PayNote {...{ departureDate, quote }} isInBar />}
      <PayProgress>{paying && (providerOn ? OPENING_PAGE : WAITING_FOR_BANK)}</PayProgress>
    </>
  );
  if (providerOn === 'unknown') return <FindingOut note={note} />;
  if (!providerOn && !cardForm) return <PayByPhone />;
  return (
    <Card as="section" aria-labelledby="pay-heading">
      <Stack gap="m">
        <PanelHead title={providerOn ? 'Pay online' : 'Card details'} />
        {providerOn ? (
          <StepAction note={note}>
            <GatewayButton
              amount={option.amount}
              paying={paying}
              disabled={quote === null}
              onPay={() => quote && payment.payOnGateway(option, quote)}
            />
          </StepAction>
        ) : (
          <CardForm
            amount={option.amount}
            paying={paying}
            disabled={quote === null}
            note={note}
            onProblem={onProblem}
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
          <HowYouPay providerOn={providerOn} /> You will get your booking reference at once and an email
          within minutes.
        </p>
        <div css={enlargedStyles}>
          <div>
            <PayNote {...{ departureDate, quote }} />
          </div>
        </div>
      </Stack>
    </Card>
  );
}

const WAITING_FOR_BANK = 'Waiting for your bank. Please stay on this page, and do not pay again.';
const OPENING_PAGE = 'Opening the payment page. Nothing is paid yet.';

/** The bar of a phone has its height already: it covers the end of the page. */
function FindingOut({ note }: { readonly note: ReactNode }) {
  return (
    <Card as="section" aria-label="Payment">
      <Stack gap="s">
        <p role="status">Finding out how you can pay …</p>
        <Skeleton height="180px" />
        <StepAction note={note}>
          <Skeleton height="52px" radius="field" />
        </StepAction>
      </Stack>
    </Card>
  );
}

function PanelHead({ title }: { readonly title: string }) {
  return (
    <div css={headStyles}>
      <SectionHeading size="card" id="pay-heading">
        {title}
      </SectionHeading>
      <span css={encryptedStyles}>
        <Lock size={20} aria-hidden /> Encrypted
      </span>
    </div>
  );
}

/** What is accepted, and who sees the card. */
function HowYouPay({ providerOn }: { readonly providerOn: boolean }) {
  const { gatewayName, paymentMethods } = useRuntime().config;
  return (
    <>
      {paymentMethods && `We accept ${paymentMethods}. `}
      {providerOn
        ? `You pay on the page of ${gatewayName ?? 'our payment provider'}, so that we never see your card.`
        : 'Your card goes to the payment provider and is never kept.'}
    </>
  );
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

// On phones with large text, where the note does not fit into the bar.
const enlargedStyles = css`
  container-type: inline-size;

  & > div {
    display: none;

    @container (max-width: 15rem) {
      display: block;
    }
  }

  ${from.desktop} {
    display: none;
  }
`;

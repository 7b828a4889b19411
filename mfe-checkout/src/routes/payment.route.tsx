import { isProviderOn } from '@storefront/shared/api/booking/booking-calls';
import { BookingSummary } from '@storefront/shared/booking-summary/booking-summary';
import type { PaymentType } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { PhoneLink } from '@storefront/shared/page/phone-link';
import { formatPence } from '@storefront/shared/pricing/pence';
import { useRuntime } from '@storefront/shared/runtime';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { RadioCards } from '@storefront/shared/ui/radio-cards';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Spinner } from '@storefront/shared/ui/spinner';
import { Row, Stack } from '@storefront/shared/ui/stack';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';

import { paymentOptions, type PaymentOption } from '../domain/payment-options';
import { BookingFrame } from '../features/frame/booking-frame';
import { BookingLoading } from '../features/frame/booking-loading';
import { CardForm } from '../features/payment/card-form';
import { GatewayOverlay } from '../features/payment/gateway-overlay';
import { PromoCode } from '../features/payment/promo-code';
import { ReviewBlock } from '../features/payment/review-block';
import type { PayableBooking } from '../features/payment/payable-booking';
import { usePayment } from '../features/payment/use-payment';
import { QuoteNotice } from '../features/quote/quote-notice';
import { useQuote } from '../features/quote/use-quote';

export { inBrowserOnly as loader } from '../features/frame/in-browser-only';

export function HydrateFallback() {
  return <BookingLoading step="payment" title="Payment" />;
}

/** /booking/payment: a document of its own, with the code of the shell and of this remote only. */
export function Component() {
  const quoted = useQuote();
  return (
    <BookingFrame
      step="payment"
      title="Payment"
      aside={({ chosen, extras }) =>
        quoted.ledger && (
          <Stack gap="l">
            <BookingSummary chosen={chosen} extras={extras} ledger={quoted.ledger}>
              <Reviews />
            </BookingSummary>
            <HelpPanel />
          </Stack>
        )
      }
    >
      {(booking) => (
        <>
          <QuoteNotice {...quoted} />
          <PaymentSteps booking={booking} />
        </>
      )}
    </BookingFrame>
  );
}

function PaymentSteps({ booking }: { readonly booking: PayableBooking }) {
  const { quote } = booking;
  const payment = usePayment(booking, quote);
  const options = quote ? paymentOptions(quote, booking.chosen.departureDate) : [];
  const [wanted, setWanted] = useState<PaymentType | null>(null);
  const option = options.find(({ type }) => type === wanted) ?? options[0];
  const { state } = payment;

  if (state.kind === 'paid-not-ordered')
    return <PaidNotOrdered booking={booking} message={state.message} onRetry={payment.retryOrder} />;
  if (state.kind === 'finalising' || state.kind === 'checking') {
    return (
      <Card>
        <Row>
          <Spinner label={state.kind === 'checking' ? 'Checking your payment' : 'Finalising your booking'} />
          <p>
            {state.kind === 'checking'
              ? 'We are checking a payment of yours.'
              : 'Payment received. We are finalising your booking.'}{' '}
            Please stay on this page.
          </p>
        </Row>
      </Card>
    );
  }
  return (
    <>
      {state.kind === 'ready' && state.banner && <Alert tone="notice" title={state.banner} />}
      {state.kind === 'ready' && state.error && (
        <Alert tone="error" title={state.error}>
          You were not charged by this attempt, and everything you entered is kept.
        </Alert>
      )}
      <Card as="section" aria-label="Payment options">
        {option ? (
          <RadioCards<PaymentType>
            legend="How much would you like to pay today?"
            name="payment-option"
            value={option.type}
            onValueChange={setWanted}
            options={options.map(({ type, title, description, amount }) => ({
              value: type,
              title,
              description,
              aside: formatPence(amount),
            }))}
          />
        ) : (
          <Skeleton height="160px" />
        )}
      </Card>
      <ReviewBlock booking={booking} />
      <PromoCode />
      <PayPanel option={option ?? null} payment={payment} />
    </>
  );
}

function PayPanel({
  option,
  payment,
}: {
  readonly option: PaymentOption | null;
  readonly payment: ReturnType<typeof usePayment>;
}) {
  const { config } = useRuntime();
  const [providerOn, setProviderOn] = useState<boolean | null>(null);
  const [hidden, setHidden] = useState(false);
  const { state } = payment;

  useEffect(() => {
    let left = false;
    void isProviderOn(config).then((on) => !left && setProviderOn(on));
    return () => {
      left = true;
    };
  }, [config]);

  // Nobody types a card number into a form that is then replaced (DEC-63).
  if (providerOn === null || !option) return <Skeleton height="240px" />;
  const paying = state.kind === 'paying';

  if (!providerOn) {
    return (
      <Card as="section" aria-labelledby="card-heading">
        <Stack gap="m">
          <SectionHeading size="card" id="card-heading">
            Card details
          </SectionHeading>
          <CardForm
            amount={option.amount}
            paying={paying}
            disabled={false}
            onPay={(card) => payment.payCard(card, option)}
          />
        </Stack>
      </Card>
    );
  }
  return (
    <Card as="section" aria-labelledby="gateway-heading">
      <Stack gap="m">
        <SectionHeading size="card" id="gateway-heading">
          Pay {formatPence(option.amount)}
        </SectionHeading>
        {state.kind === 'gateway' && <p role="status">Your payment is pending. We are watching for it.</p>}
        <div>
          <Button
            look="call"
            size="large"
            loading={paying}
            icon={<Lock size={20} aria-hidden />}
            onClick={() => {
              setHidden(false);
              if (state.kind !== 'gateway') payment.payOnGateway(option);
            }}
          >
            PAY SECURELY ONLINE
          </Button>
        </div>
        <p>You pay on the page of our payment provider. We never see your card.</p>
      </Stack>
      {state.kind === 'gateway' && (
        <GatewayOverlay paymentUrl={state.paymentUrl} open={!hidden} onHide={() => setHidden(true)} />
      )}
    </Card>
  );
}

interface PaidNotOrderedProps {
  readonly booking: PayableBooking;
  readonly message: string;
  readonly onRetry: () => void;
}

/** The money is there and the order is not: nobody is ever asked to pay again here (DEC-67). */
function PaidNotOrdered({ booking, message, onRetry }: PaidNotOrderedProps) {
  const { payment } = booking;
  return (
    <Alert
      tone="error"
      title={message}
      action={
        <Button look="call" onClick={onRetry}>
          Complete the booking
        </Button>
      }
    >
      Your payment{payment ? ` of ${formatPence(payment.amount)}` : ''} was received. Do not pay again: we
      complete the booking without another charge. Payment reference {payment?.paymentId}. You can call us on{' '}
      <PhoneLink />.
    </Alert>
  );
}

function Reviews() {
  const { reviews } = useRuntime().config;
  if (!reviews) return null;
  return (
    <p>
      {reviews.score} ({reviews.count.toLocaleString('en-GB')} reviews)
    </p>
  );
}

function HelpPanel() {
  return (
    <Card as="aside" aria-labelledby="help">
      <Stack gap="s">
        <SectionHeading size="card" id="help">
          Need help?
        </SectionHeading>
        <p>
          Our team can finish the booking with you: <PhoneLink />
        </p>
        <p>
          <PhoneLink>Call now</PhoneLink>
        </p>
      </Stack>
    </Card>
  );
}

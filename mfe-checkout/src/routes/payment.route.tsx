import { useBalanceDue } from '@storefront/shared/composites/balance-due/use-balance-due';
import { BookingSummary } from '@storefront/shared/composites/booking-summary/booking-summary';
import type { PaymentType } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { pence } from '@storefront/shared/domain/pricing/pence';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { useRuntime } from '@storefront/shared/runtime';
import { useEffect, useState } from 'react';

import { clearContactDraft } from '../domain/contact-draft';
import { paymentOptions } from '../domain/payment-options';
import { quoteTotal } from '../domain/quote-total';
import { BeforeYouPay } from '../features/before-you-pay/before-you-pay';
import { BookingFrame } from '../parts/booking-frame/booking-frame';
import { BookingLoading } from '../parts/booking-frame/booking-loading';
import { StepActionSlot } from '../parts/booking-frame/step-action';
import { clearPassengerDrafts } from '../features/passengers/passenger-drafts';
import { HelpPanel } from '../features/payment/help-panel';
import { PaidNotOrdered } from '../features/payment/paid-not-ordered';
import { PayOptions } from '../features/payment/pay-options';
import { PayPanel } from '../features/payment/pay-panel';
import type { BookingWithPackage } from '../domain/booking-with-package';
import { PaymentProblem } from '../features/payment/payment-problem';
import { PendingPayment } from '../features/payment/pending-payment';
import { PromoCode } from '../features/payment/promo-code';
import { ReviewBlock } from '../features/payment/review-block';
import { PaymentProgress } from '../features/payment/payment-progress';
import { usePayment, type Payment } from '../features/payment/use-payment';
import { QuoteNotice } from '../features/quote/quote-notice';
import { useQuote, type BookingQuote } from '../features/quote/use-quote';

export { browserOnlyLoader as loader } from '../parts/booking-frame/browser-only-loader';

export function HydrateFallback() {
  return <BookingLoading step="payment" title="Payment" />;
}

/** /booking/payment: loaded as a new document that runs only the code of the shell and of this remote. */
export function Component() {
  const bookingQuote = useQuote();
  const [hasProblem, setHasProblem] = useState(false);
  return (
    <BookingFrame
      step="payment"
      title="Payment"
      error={hasProblem}
      aside={(booking) =>
        bookingQuote.ledger && (
          <BookingSummary
            chosen={booking.chosen}
            extras={booking.extras}
            ledger={visibleLedger(booking, bookingQuote.ledger)}
          >
            <StepActionSlot />
          </BookingSummary>
        )
      }
    >
      {(booking) => (
        <>
          <PaymentSteps booking={booking} bookingQuote={bookingQuote} onProblem={setHasProblem} />
          <HelpPanel />
        </>
      )}
    </BookingFrame>
  );
}

function clearDrafts() {
  clearPassengerDrafts(safeStorage('local'));
  clearContactDraft(safeStorage('session'));
}

interface PaymentStepsProps {
  readonly booking: BookingWithPackage;
  readonly bookingQuote: BookingQuote;
  /** Called when the step begins or ends to show errors. */
  readonly onProblem: (hasProblem: boolean) => void;
}

function PaymentSteps({ booking, bookingQuote, onProblem }: PaymentStepsProps) {
  const payment = usePayment({ refreshPrice: bookingQuote.refresh, clearDrafts });
  const { state } = payment;
  switch (state.kind) {
    case 'paid-not-ordered':
      return <PaidNotOrdered onRetry={payment.retryOrder} />;
    case 'finalising':
    case 'checking':
    case 'cancelling':
      return <PaymentProgress kind={state.kind} />;
    case 'gateway':
    case 'waiting':
    case 'timed-out':
      return (
        <>
          <PendingPayment state={state} payment={payment} />
          <ReviewBlock booking={booking} isEditable={false} />
        </>
      );
    case 'ready':
    case 'paying':
      return <PaymentForm {...{ booking, bookingQuote, payment, onProblem }} />;
  }
}

interface PaymentFormProps extends PaymentStepsProps {
  readonly payment: Payment;
}

function PaymentForm({ booking, bookingQuote, payment, onProblem }: PaymentFormProps) {
  const { promoCode } = useRuntime().config;
  const [selectedType, setSelectedType] = useState<PaymentType | null>(null);
  const [isInvalid, setInvalid] = useState(false);
  const { chosen, extras, quote } = booking;
  const { state } = payment;
  const hasProblem = isInvalid || (state.kind === 'ready' && state.error !== null);
  useEffect(() => {
    onProblem(hasProblem);
    return () => onProblem(false);
  }, [hasProblem, onProblem]);
  const dueBy = useBalanceDue(chosen.departureDate);
  const options = paymentOptions(payable(booking, bookingQuote), dueBy);
  const option = options.find(({ type }) => type === selectedType) ?? options[0];

  return (
    <>
      <QuoteNotice {...bookingQuote} />
      {state.kind === 'ready' && <PaymentProblem state={state} />}
      <PayOptions {...{ options, chosen, dueBy }} selected={option.type} onSelect={setSelectedType} />
      <PayPanel
        option={option}
        quote={bookingQuote.state.kind === 'unavailable' ? null : quote}
        payment={payment}
        departureDate={chosen.departureDate}
        onProblem={setInvalid}
      />
      {promoCode && <PromoCode />}
      <ReviewBlock booking={booking} isEditable={state.kind === 'ready'} />
      <BeforeYouPay chosen={chosen} extras={extras} quote={quote} option={option} />
    </>
  );
}

type VisibleLedger = NonNullable<BookingQuote['ledger']>;

/** The price of the payment options: the server's quote, our own calculation, or the placeholder (DEC-30). */
function payable(booking: BookingWithPackage, { ledger }: BookingQuote) {
  if (booking.quote) return booking.quote;
  const { total, isPriced } = totalOf(booking, ledger);
  return { total, deposit: isPriced ? (ledger?.deposit ?? null) : null };
}

/** The placeholder total has no price lines. */
function visibleLedger(booking: BookingWithPackage, ledger: VisibleLedger): VisibleLedger {
  const { total, isPriced } = totalOf(booking, ledger);
  if (isPriced) return ledger;
  const guests = guestCount(booking.chosen.occupancy);
  return { ...ledger, lines: [], total, perPerson: pence(Math.round(total / guests)) };
}

function totalOf({ quote, chosen }: BookingWithPackage, ledger: VisibleLedger | null) {
  return quoteTotal({
    finalPrice: quote?.total,
    totalPrice: ledger?.total,
    pricePerPerson: chosen.pricePerPerson,
    guests: guestCount(chosen.occupancy),
  });
}

import { BookingSummary } from '@storefront/shared/composites/booking-summary/booking-summary';
import { useState } from 'react';

import { BookingFrame } from '../parts/booking-frame/booking-frame';
import { BookingLoading } from '../parts/booking-frame/booking-loading';
import { StepActionSlot } from '../parts/booking-frame/step-action';
import { loadPaymentPage } from '../features/passengers/load-payment-page';
import { usePaymentPrefetch } from '../features/passengers/use-payment-prefetch';
import { PassengersForm } from '../features/passengers/passengers-form';
import { QuoteNotice } from '../features/quote/quote-notice';
import { useQuote } from '../features/quote/use-quote';

export { browserOnlyLoader as loader } from '../parts/booking-frame/browser-only-loader';

export function HydrateFallback() {
  return <BookingLoading step="passengers" title="Who is travelling?" />;
}

/** /booking/passengers */
export function Component() {
  const bookingQuote = useQuote();
  usePaymentPrefetch();
  const [hasProblem, setHasProblem] = useState(false);
  return (
    <BookingFrame
      step="passengers"
      title="Who is travelling?"
      error={hasProblem}
      aside={({ chosen, extras }) =>
        bookingQuote.ledger && (
          <BookingSummary chosen={chosen} extras={extras} ledger={bookingQuote.ledger}>
            <StepActionSlot />
          </BookingSummary>
        )
      }
    >
      {(booking) => (
        <>
          <QuoteNotice {...bookingQuote} />
          <PassengersForm
            booking={booking}
            isUnavailable={bookingQuote.state.kind === 'unavailable'}
            onProblem={setHasProblem}
            onSaved={loadPaymentPage}
          />
        </>
      )}
    </BookingFrame>
  );
}

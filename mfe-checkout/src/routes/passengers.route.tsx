import { css } from '@emotion/react';
import { BookingSummary } from '@storefront/shared/composites/booking-summary/booking-summary';
import { below } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import { BookingFrame } from '../parts/booking-frame/booking-frame';
import { BookingLoading } from '../parts/booking-frame/booking-loading';
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
      aside={({ chosen, extras }) => (
        // Shown on large screens only (PAX-03).
        <div css={largeOnly}>
          {bookingQuote.ledger && (
            <BookingSummary chosen={chosen} extras={extras} ledger={bookingQuote.ledger} />
          )}
        </div>
      )}
    >
      {(booking) => (
        <>
          <QuoteNotice {...bookingQuote} />
          <PassengersForm
            booking={booking}
            ledger={bookingQuote.ledger}
            isUnavailable={bookingQuote.state.kind === 'unavailable'}
            onProblem={setHasProblem}
            onSaved={loadPaymentPage}
          />
        </>
      )}
    </BookingFrame>
  );
}

const largeOnly = css`
  ${below.large} {
    display: none;
  }
`;

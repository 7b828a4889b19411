import { PageHead } from '@storefront/shared/composites/page/page-head';
import { useBooking } from '@storefront/shared/runtime';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ConfirmationPage } from '../features/confirmation/confirmation-page';
import { bookingReference } from '../features/confirmation/confirmed-booking';
import { BookingLoading } from '../parts/booking-frame/booking-loading';
import { BookingNotFound } from '../parts/booking-frame/booking-not-found';

export { browserOnlyLoader as loader } from '../parts/booking-frame/browser-only-loader';

export function HydrateFallback() {
  return <BookingLoading step="confirmation" title="Booking confirmed" />;
}

/**
 * /booking/confirmation: reads the order from the booking session, so it survives a reload. The URL gets the booking
 * reference, so that it leads to the booking without the session too (DEC-176).
 */
export function Component() {
  const booking = useBooking((session) => session);
  const { chosen, order } = booking;
  const [params, setParams] = useSearchParams();
  const reference = order ? bookingReference(order) : null;
  useEffect(() => {
    // A bookmark of this page, or its URL in another tab, then leads to the booking.
    if (reference) setParams({ reference }, { replace: true, preventScrollReset: true });
  }, [reference, setParams]);
  if (!chosen || !order) return <BookingNotFound isConfirmation reference={params.get('reference')} />;

  return (
    <>
      <PageHead title="Booking confirmed" robots="noindex" />
      <ConfirmationPage booking={{ ...booking, chosen, order }} />
    </>
  );
}

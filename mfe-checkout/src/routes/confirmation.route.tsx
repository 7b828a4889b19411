import { PageHead } from '@storefront/shared/composites/page/page-head';
import { useBooking } from '@storefront/shared/runtime';

import { ConfirmationPage } from '../features/confirmation/confirmation-page';
import { BookingLoading } from '../parts/booking-frame/booking-loading';
import { BookingNotFound } from '../parts/booking-frame/booking-not-found';

export { browserOnlyLoader as loader } from '../parts/booking-frame/browser-only-loader';

export function HydrateFallback() {
  return <BookingLoading step="confirmation" title="Booking confirmed" />;
}

/** /booking/confirmation: reads the order from the booking session, so it survives a reload. */
export function Component() {
  const booking = useBooking((session) => session);
  const { chosen, order } = booking;
  if (!chosen || !order) return <BookingNotFound />;

  return (
    <>
      <PageHead title="Booking confirmed" robots="noindex" />
      <ConfirmationPage booking={{ ...booking, chosen, order }} />
    </>
  );
}

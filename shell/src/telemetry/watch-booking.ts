import type { BookingStore } from '@storefront/shared/runtime';

/**
 * Tells when this document has booked. An order that comes into the session without its payment was made in
 * another document of the tab (payment has its own), which has told of it.
 */
export function watchBooking(booking: Pick<BookingStore, 'subscribe'>, tell: () => void): void {
  booking.subscribe((session, before) => {
    const paidHere = before.payment !== null && before.payment.paymentId === session.payment?.paymentId;
    if (session.order && !before.order && paidHere) tell();
  });
}

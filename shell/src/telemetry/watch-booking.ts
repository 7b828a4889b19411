import type { BookingStore } from '@storefront/shared/runtime';

/**
 * Calls `onBooked` when a payment of this document becomes an order. An order without that payment was created by
 * another document of the tab, which reports it itself.
 */
export function watchBooking(booking: Pick<BookingStore, 'subscribe'>, onBooked: () => void): void {
  booking.subscribe((session, before) => {
    const paidHere = before.payment !== null && before.payment.paymentId === session.payment?.paymentId;
    if (session.order && !before.order && paidHere) onBooked();
  });
}

import type { BookingStore } from '@storefront/shared/runtime';

interface BookingEvents {
  readonly onPayment: () => void;
  readonly onBooked: () => void;
}

/**
 * Calls `onPayment` when this document starts a payment, and `onBooked` when a payment of this document becomes an
 * order. An order without that payment was created by another document of the tab, which reports it itself.
 *
 * @param isPaymentPage payments start in documents of their own; others only read them from the session
 */
export function watchBooking(
  booking: Pick<BookingStore, 'subscribe'>,
  isPaymentPage: boolean,
  { onPayment, onBooked }: BookingEvents,
): void {
  booking.subscribe((session, before) => {
    const isSamePayment = before.payment?.paymentId === session.payment?.paymentId;
    if (isPaymentPage && session.payment && !isSamePayment) onPayment();
    if (session.order && !before.order && before.payment && isSamePayment) onBooked();
  });
}

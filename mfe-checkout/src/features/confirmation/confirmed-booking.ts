import type {
  BookingSession,
  ChosenPackage,
  ConfirmedOrder,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { returnDate } from '@storefront/shared/domain/booking/return-date';
import { guestCount } from '@storefront/shared/domain/occupancy/occupancy';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';

/** A session whose order exists. */
export type ConfirmedBooking = BookingSession & {
  readonly chosen: ChosenPackage;
  readonly order: ConfirmedOrder;
};

/** Returns the reference for customer support (DEC-71). */
export function bookingReference({ referenceId, orderId }: ConfirmedOrder): string {
  return referenceId || orderId;
}

interface OrderedPrice {
  /** Empty when no stored quote has the ordered total: lines with another sum are never shown. */
  readonly lines: readonly { readonly label: string; readonly amount: Pence }[];
  readonly perPerson: Pence;
}

/** Returns the price of the order from the quote that was paid. A later quote is ignored. */
export function orderedPrice({ payment, quote, order, chosen }: ConfirmedBooking): OrderedPrice {
  const paidQuote = [payment?.quote, quote].find((candidate) => candidate?.total === order.total);
  return {
    lines: paidQuote?.lines ?? [],
    perPerson: paidQuote?.perPerson ?? pence(Math.round(order.total / guestCount(chosen.occupancy))),
  };
}

/** `Side, Antalya: Sat 12 Jun 2027 to Sat 19 Jun 2027` */
export function tripOf(chosen: ChosenPackage): string {
  const days = [chosen.departureDate, returnDate(chosen)].map(formatDayWithYear);
  return `${chosen.location}: ${days.join(' to ')}`;
}

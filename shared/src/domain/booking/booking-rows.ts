import { formatDayWithYear } from '../dates/format-day';
import type { IsoDate } from '../dates/iso-date';
import { pluralize, guestCount, type Occupancy } from '../occupancy/occupancy';
import { formatPence, pence } from '../pricing/pence';
import { perPersonLabel } from '../pricing/shares-text';

import type { BookedExtras, BookedHoliday } from './booked-holiday';
import { bookedBoard } from './booked-board';
import { bookedRoomLines } from './booked-room-lines';
import type { BookingRow } from './booking-row';
import { extraRows } from './extra-rows';
import { itineraryRows } from './itinerary-rows';
import { returnDate } from './return-date';

/** Returns the rows that describe a booked holiday with its extras (CONF-02). Rows without a value are left out. */
export function holidayRows(
  holiday: Omit<BookedHoliday, 'outbound'>,
  extras: BookedExtras,
): readonly BookingRow[] {
  const { departureDate, nights, occupancy, cruise, starClass } = holiday;
  return [
    { label: cruise ? 'Ship' : 'Hotel', value: holiday.hotelName },
    { label: cruise ? 'Sails from' : 'Location', value: holiday.location },
    { label: 'Our rating', value: starClass > 0 ? pluralize(starClass, 'star', 'stars') : '' },
    {
      label: 'Dates',
      value: `${formatDayWithYear(departureDate)} to ${formatDayWithYear(returnDate(holiday))}`,
    },
    { label: 'Nights', value: pluralize(nights, 'night', 'nights') },
    { label: 'Board', value: bookedBoard(holiday, extras) },
    ...bookedRoomLines(holiday, extras),
    { label: 'Guests', value: guestSummary(occupancy) },
    ...extraRows(extras),
    ...itineraryRows(cruise, departureDate),
  ].filter(({ value }) => value !== '');
}

/** `3 guests: 2 adults, 1 child` */
function guestSummary(occupancy: Occupancy): string {
  const children = occupancy.reduce((sum, room) => sum + room.children, 0);
  const guests = guestCount(occupancy);
  const all = pluralize(guests, 'guest', 'guests');
  if (children === 0) return all;
  return `${all}: ${pluralize(guests - children, 'adult', 'adults')}, ${pluralize(children, 'child', 'children')}`;
}

/** The price of an order. All amounts are whole pence. */
export interface PricedOrder {
  /** In the order of the quote. */
  readonly lines: readonly { readonly label: string; readonly amount: number }[];
  readonly total: number;
  readonly perPerson: number;
  readonly paid: number;
  readonly balance: number;
  readonly departureDate: IsoDate;
  /** The last day to pay the balance; the departure date where it is left out (PRICE-19). */
  readonly dueBy?: IsoDate;
  /** Whether more than the deposit was paid. */
  readonly hasPartPayment?: boolean;
}

/** Returns the rows of the price lines and the rows of the sums: total, paid and balance (CONF-03, PRICE-19). */
export function paymentRows(order: PricedOrder): {
  readonly lines: readonly BookingRow[];
  readonly sums: readonly BookingRow[];
} {
  const { lines, total, perPerson, paid, balance, departureDate, dueBy = departureDate } = order;
  return {
    lines: lines.map(({ label, amount }) => ({ label, value: pounds(amount) })),
    sums: [
      { label: 'Total', value: pounds(total) },
      { label: perPersonLabel(total, perPerson), value: pounds(perPerson) },
      { label: paidLabel(order), value: pounds(paid) },
      {
        label: 'Balance',
        value:
          balance === 0 ? 'Nothing more to pay' : `${pounds(balance)}, due by ${formatDayWithYear(dueBy)}`,
      },
    ],
  };
}

function paidLabel({ balance, hasPartPayment = false }: PricedOrder): string {
  if (balance === 0) return 'Paid in full';
  return hasPartPayment ? 'Paid so far' : 'Deposit paid';
}

function pounds(amount: number): string {
  return formatPence(pence(amount));
}

import { boardName } from '../board-basis/board-basis';
import type { ChosenPackage, Extras } from '../../contracts/booking-session/booking-session.schema';
import { formatDayWithYear } from '../dates/format-day';
import type { IsoDate } from '../dates/iso-date';
import { extraFacts } from '../extras/extra-facts';
import { counted, guestCount, type Occupancy } from '../occupancy/occupancy';
import { formatPence, pence } from '../pricing/pence';

import { homeDate } from './home-date';

/** A fact with its name. Confirmation page and mail show the same rows, so that they agree line by line. */
export interface BookingRow {
  readonly label: string;
  readonly value: string;
}

/** What was booked, with its extras (CONF-02). */
export function holidayRows(chosen: ChosenPackage, extras: Extras): readonly BookingRow[] {
  const { departureDate, nights, rooms, occupancy, boardBasis } = chosen;
  return [
    { label: 'Hotel', value: chosen.hotelName },
    { label: 'Location', value: chosen.location },
    {
      label: 'Dates',
      value: `${formatDayWithYear(departureDate)} to ${formatDayWithYear(homeDate(chosen))}`,
    },
    { label: 'Nights', value: counted(nights, 'night', 'nights') },
    { label: 'Board', value: extras.board?.name ?? boardName(boardBasis) },
    { label: 'Rooms', value: extras.room?.name ?? rooms.map(({ name }) => name).join(', ') },
    { label: 'Guests', value: guestWords(occupancy) },
    ...extraFacts(extras),
  ].filter(({ value }) => value !== '');
}

/** `3 guests: 2 adults, 1 child` */
function guestWords(occupancy: Occupancy): string {
  const children = occupancy.reduce((sum, room) => sum + room.children, 0);
  const guests = guestCount(occupancy);
  const all = counted(guests, 'guest', 'guests');
  if (children === 0) return all;
  return `${all}: ${counted(guests - children, 'adult', 'adults')}, ${counted(children, 'child', 'children')}`;
}

/** What an order cost, in pence. */
export interface PricedOrder {
  /** In the order of the quote; `null` where they are not known any more. */
  readonly lines: readonly { readonly label: string; readonly amount: number }[];
  readonly total: number;
  readonly perPerson: number;
  readonly paid: number;
  readonly balance: number;
  readonly departureDate: IsoDate;
}

/** The price line by line, then what became of it (CONF-03, PRICE-19). */
export function paymentRows(order: PricedOrder): {
  readonly lines: readonly BookingRow[];
  readonly sums: readonly BookingRow[];
} {
  const { lines, total, perPerson, paid, balance, departureDate } = order;
  return {
    lines: lines.map(({ label, amount }) => ({ label, value: pounds(amount) })),
    sums: [
      { label: 'Total', value: pounds(total) },
      { label: 'Per person', value: pounds(perPerson) },
      { label: balance === 0 ? 'Paid in full' : 'Deposit paid', value: pounds(paid) },
      {
        label: 'Balance',
        value:
          balance === 0
            ? 'Nothing more to pay'
            : `${pounds(balance)}, due by ${formatDayWithYear(departureDate)}`,
      },
    ],
  };
}

function pounds(amount: number): string {
  return formatPence(pence(amount));
}

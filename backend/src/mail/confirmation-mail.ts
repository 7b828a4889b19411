import { airportName } from '@storefront/shared/catalogue/airport-names';
import { boardName } from '@storefront/shared/board-basis/board-basis';
import { formatDayWithYear, formatTime } from '@storefront/shared/dates/format-day';
import { airlineName } from '@storefront/shared/flights/airline-names';
import { formatPence, pence } from '@storefront/shared/pricing/pence';

import type { BackendEnvironment } from '../environment';

import { holidayCalendar } from './holiday-calendar';
import { letterHtml } from './letter-html';
import type { StoredOrder } from './stored-order';

export interface Mail {
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** A calendar file to attach. */
  readonly calendar?: string;
}

/** The confirmation, from what is stored and nothing else. */
export function confirmationMail(order: StoredOrder, seller: BackendEnvironment['seller']): Mail {
  const { lead } = order;
  const facts = factsOf(order);
  const intro = `Thank you for booking with ${seller.name}. Your booking reference is ${order.reference}.`;
  const after = [
    // Nothing is claimed about protection until the owner has a number (DEC-41).
    ...(seller.atolNumber ? [`This holiday is ATOL protected, number ${seller.atolNumber}.`] : []),
    'The calendar file attached to this mail puts the holiday into your diary.',
  ];
  return {
    to: { name: `${lead.firstName} ${lead.lastName}`, address: lead.email },
    subject: `Booking confirmed: ${order.reference}, ${order.holiday.hotelName}`,
    text: [intro, '', ...facts.map(([label, value]) => `${label}: ${value}`), '', ...after].join('\n'),
    html: letterHtml({ title: 'Booking confirmed', paragraphs: [intro], facts, after, seller: seller.name }),
    calendar: holidayCalendar(order, seller.name),
  };
}

function factsOf({
  holiday,
  passengers,
  lead,
  lines,
  total,
  paid,
  balance,
  extras,
}: StoredOrder): readonly (readonly [string, string])[] {
  const leg = ({ outbound, inbound }: typeof holiday, way: 'outbound' | 'inbound') => {
    const flight = way === 'outbound' ? outbound : inbound;
    return (
      `${airlineName(flight.airlineCode)} ${flight.airlineCode.toUpperCase()}${flight.flightNumber}, ` +
      `${airportName(flight.departureAirportCode)} ${formatTime(flight.departsAt)} to ` +
      `${airportName(flight.arrivalAirportCode)} ${formatTime(flight.arrivesAt)}, ${formatDayWithYear(flight.departsAt.slice(0, 10))}`
    );
  };
  return [
    ['Hotel', `${holiday.hotelName}, ${holiday.location}`],
    [
      'Stay',
      `${holiday.nights} nights from ${formatDayWithYear(holiday.departureDate)}, ${boardName(holiday.boardBasis)}`,
    ],
    ['Rooms', holiday.rooms.map(({ name }) => name).join(', ')],
    ['Outbound flight', leg(holiday, 'outbound')],
    ['Inbound flight', leg(holiday, 'inbound')],
    [
      'Passengers',
      [lead, ...passengers]
        .map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`)
        .join(', '),
    ],
    ['Hold bags', String(extras.holdBags)],
    ...lines.map(({ label, amount }) => [label, formatPence(pence(amount))] as const),
    ['Total', formatPence(pence(total))],
    ['Paid', formatPence(pence(paid))],
    [
      'Balance',
      balance === 0
        ? 'Nothing more to pay'
        : `${formatPence(pence(balance))}, due by ${formatDayWithYear(holiday.departureDate)}`,
    ],
  ];
}

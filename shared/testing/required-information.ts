import type { ManagedBooking } from '../src/api/manage/managed-booking.schema';
import { describeFlight } from '../src/domain/booking/flight-description';
import { holidayRows } from '../src/domain/booking/booking-rows';
import { formatDayWithYear } from '../src/domain/dates/format-day';
import { formatPence } from '../src/domain/pricing/pence';

/** One statement that a package traveller must have on a durable medium. */
export interface RequiredInformation {
  /** Where the law requires it. */
  readonly source: string;
  readonly what: string;
  /** Texts of a booking, each of which a document must contain. */
  readonly texts: (booking: ManagedBooking) => readonly string[];
}

const SCHEDULE_1 = 'Package Travel Regulations 2018, Schedule 1';
const SCHEDULE_5 = 'Package Travel Regulations 2018, Schedule 5';
const REGULATION_7 = 'Package Travel Regulations 2018, regulation 7';
const ATOL = 'ATOL Regulations 2012 and standard terms';

/** Rows such as location and dates, by their label. */
const rows =
  (...labels: readonly string[]) =>
  ({ holiday, extras }: ManagedBooking) =>
    holidayRows(holiday, extras)
      .filter(({ label }) => labels.includes(label))
      .map(({ value }) => value);

const flights = (booking: ManagedBooking) =>
  [booking.holiday.outbound, booking.holiday.inbound].map(describeFlight);

/**
 * What a confirmation states (regulation 7(2) requires the facts of Schedules 1 and 5 on a durable medium). Left out is
 * what the shop cannot sell: flights with stops, travel of minors without an adult, and changes of the price after booking.
 */
export const REQUIRED_INFORMATION: readonly RequiredInformation[] = [
  { source: SCHEDULE_1, what: 'destination and hotel', texts: rows('Hotel', 'Location') },
  { source: SCHEDULE_1, what: 'periods of stay with dates and nights', texts: rows('Dates', 'Nights') },
  {
    source: SCHEDULE_1,
    what: 'transport: carrier, airports, dates and times of departure and return',
    texts: (booking) =>
      flights(booking).flatMap(({ carrier, departsAt, arrivesAt, from, to, day }) => [
        carrier,
        departsAt,
        arrivesAt,
        from,
        to,
        day,
      ]),
  },
  {
    source: SCHEDULE_1,
    what: 'category of the accommodation, marked as the own rating of the shop',
    texts: (booking) => ['Our rating', ...rows('Our rating')(booking)],
  },
  { source: SCHEDULE_1, what: 'room and travellers', texts: rows('Room', 'Guests') },
  { source: SCHEDULE_1, what: 'meals', texts: rows('Board') },
  {
    source: SCHEDULE_1,
    what: 'excursions and other services in the price',
    texts: rows('Tours', 'Transfer', 'Hold baggage'),
  },
  { source: SCHEDULE_1, what: 'language of services that depend on speech', texts: () => ['Language'] },
  { source: SCHEDULE_1, what: 'suitability for reduced mobility', texts: () => ['Reduced mobility'] },
  {
    source: SCHEDULE_1,
    what: 'name, address, phone and email of the organiser',
    texts: ({ organiser }) => ['Organiser', [organiser.name, ...organiser.address].join(', ')],
  },
  {
    source: SCHEDULE_1,
    what: 'name, address, phone and email of the retailer',
    texts: ({ seller: { name, address, phone, email } }) => [
      'Seller',
      [name, ...address, phone, email].filter((part) => part !== null).join(', '),
    ],
  },
  {
    source: SCHEDULE_1,
    what: 'total price, line by line',
    texts: ({ price }) => [
      'Total',
      ...[...price.lines, { amount: price.total }].map(({ amount }) => formatPence(amount)),
    ],
  },
  { source: SCHEDULE_1, what: 'costs that are paid on the spot', texts: () => ['Local taxes'] },
  {
    source: SCHEDULE_1,
    what: 'payments made and the timetable for the rest',
    texts: ({ payments, balance }) => [
      ...payments.map(({ amount }) => formatPence(amount)),
      formatPence(balance.due),
      ...(balance.dueBy === null ? [] : [formatDayWithYear(balance.dueBy)]),
    ],
  },
  { source: SCHEDULE_1, what: 'smallest number of travellers', texts: () => ['Number of travellers'] },
  { source: SCHEDULE_1, what: 'services that are provided to a group', texts: () => ['part of a group'] },
  { source: SCHEDULE_1, what: 'passports and visas', texts: () => ['Passport and visa'] },
  { source: SCHEDULE_1, what: 'health formalities', texts: () => ['Health'] },
  {
    source: SCHEDULE_1,
    what: 'the right to cancel at any time, with the fee of each period',
    texts: ({ cancellation }) => [
      'You can cancel at any time before departure.',
      ...cancellation.charges.flatMap(({ until, charge }) => [formatDayWithYear(until), formatPence(charge)]),
    ],
  },
  { source: SCHEDULE_1, what: 'insurance', texts: () => ['Insurance'] },
  { source: SCHEDULE_5, what: 'accepted special requests', texts: () => ['Special requests'] },
  {
    source: SCHEDULE_5,
    what: 'responsibility of the organiser and its duty to assist',
    texts: ({ organiser }) => [
      `${organiser.name} is responsible for the proper performance of all travel services`,
      'must help you if you are in difficulty',
    ],
  },
  {
    source: SCHEDULE_5,
    what: 'who protects against insolvency, with address',
    texts: () => ['Civil Aviation Authority, Aviation House', 'RH6 0YR'],
  },
  {
    source: SCHEDULE_5,
    what: 'contact for assistance on holiday',
    texts: ({ emergency }) => ['Help on holiday', emergency?.phone ?? 'a line for people on holiday'],
  },
  {
    source: SCHEDULE_5,
    what: 'the duty to report problems without delay',
    texts: () => ['as soon as something is wrong'],
  },
  {
    source: SCHEDULE_5,
    what: 'complaints and dispute resolution',
    texts: () => ['Complaints', 'dispute resolution'],
  },
  {
    source: SCHEDULE_5,
    what: 'transfer of the package to another traveller',
    texts: () => ['can be transferred to another person', 'at least 7 days before departure'],
  },
  {
    source: REGULATION_7,
    what: 'the travellers and the booking they belong to',
    texts: ({ travellers, reference }) => [
      reference,
      ...travellers.map(({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`),
    ],
  },
  {
    source: ATOL,
    what: 'ATOL number and holder',
    texts: ({ protection, organiser }) => [
      `ATOL protected, number ${protection.atolNumber ?? 'of the shop'}`,
      `ATOL holder: ${organiser.name}`,
    ],
  },
];

/**
 * Returns the required texts that a document lacks, each with its source; `[]` when it has all of them.
 *
 * @param content text of the document; white space may differ
 */
export function missingInformation(content: string, booking: ManagedBooking): readonly string[] {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('’', "'");
  const text = plain(content);
  return REQUIRED_INFORMATION.flatMap(({ source, what, texts }) => {
    const required = texts(booking);
    const lacking = required.filter((part) => !text.includes(plain(part)));
    return [...lacking, ...(required.length === 0 ? ['a text'] : [])].map(
      (part) => `${source}, ${what}: ${part}`,
    );
  });
}

import { createEvent, type DateArray } from 'ics';

import type { ChosenPackage } from '../../contracts/booking-session/booking-session.schema';
import { addDays, type IsoDate } from '../dates/iso-date';

import { flightLine } from './flight-words';
import { homeDate } from './home-date';

/** What a calendar says of a booking. */
export interface CalendarHoliday extends Pick<
  ChosenPackage,
  'hotelName' | 'location' | 'departureDate' | 'nights' | 'outbound' | 'inbound'
> {
  readonly reference: string;
}

/**
 * The holiday as a calendar file, whole days from departure to the day of return. The reference is its
 * identity: taken in twice, from the mail and from the page, it is one entry.
 *
 * @throws Error when the entry cannot be written.
 */
export function holidayCalendar(holiday: CalendarHoliday, seller: string): string {
  const { reference, hotelName, location, departureDate, outbound, inbound } = holiday;
  const { error, value } = createEvent({
    uid: `${reference}@bookings`,
    productId: 'holidays/en-GB',
    title: `Holiday: ${hotelName}`,
    description: [
      `Booking reference ${reference}, ${seller}`,
      `Outbound: ${flightLine(outbound)}`,
      `Inbound: ${flightLine(inbound)}`,
    ].join('\n'),
    location,
    start: dateArray(departureDate),
    // The end of a whole-day entry is the first day after it.
    end: dateArray(addDays(homeDate(holiday), 1)),
    busyStatus: 'OOF',
  });
  if (error || !value) throw error ?? new Error('the calendar file is empty');
  return value;
}

function dateArray(date: IsoDate): DateArray {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

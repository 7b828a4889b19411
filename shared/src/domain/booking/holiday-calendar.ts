import { createEvent, type DateArray } from 'ics';

import { addDays, type IsoDate } from '../dates/iso-date';

import type { BookedHoliday } from './booked-holiday';
import { describeFlightInOneLine } from './flight-description';
import { returnDate } from './return-date';

/** The fields of a booking that its calendar entry contains. */
export interface CalendarEntry extends Pick<
  BookedHoliday,
  'hotelName' | 'location' | 'departureDate' | 'nights' | 'outbound' | 'inbound'
> {
  /** Booking reference. */
  readonly reference: string;
}

/**
 * Returns an iCalendar file (RFC 5545) with one all-day entry from departure to return. The booking reference is
 * the UID, so importing the file from the mail and from the page gives one entry.
 *
 * @param seller company name, part of the description
 * @throws Error when the `ics` library rejects the entry
 */
export function createHolidayCalendar(holiday: CalendarEntry, seller: string): string {
  const { reference, hotelName, location, departureDate, outbound, inbound } = holiday;
  const { error, value } = createEvent({
    uid: `${reference}@bookings`,
    productId: 'holidays/en-GB',
    title: `Holiday: ${hotelName}`,
    description: [
      `Booking reference ${reference}, ${seller}`,
      `Outbound: ${describeFlightInOneLine(outbound)}`,
      `Inbound: ${describeFlightInOneLine(inbound)}`,
    ].join('\n'),
    location,
    start: dateArray(departureDate),
    // The end of an all-day entry is exclusive.
    end: dateArray(addDays(returnDate(holiday), 1)),
    busyStatus: 'OOF',
  });
  if (error || !value) throw error ?? new Error(`ics created an empty calendar file for ${reference}`);
  return value;
}

function dateArray(date: IsoDate): DateArray {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

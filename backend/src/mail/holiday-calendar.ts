import { addDays, type IsoDate } from '@storefront/shared/dates/iso-date';
import { createEvent, type DateArray } from 'ics';

import type { StoredOrder } from './stored-order';

/** The holiday as a calendar file, whole days from departure to the day of return. */
export function holidayCalendar({ reference, holiday }: StoredOrder, seller: string): string {
  const { error, value } = createEvent({
    uid: `${reference}@bookings`,
    productId: 'holidays/en-GB',
    title: `Holiday: ${holiday.hotelName}`,
    description: `Booking reference ${reference}`,
    location: holiday.location,
    organizer: { name: seller },
    start: dateArray(holiday.departureDate),
    // The end of a whole-day entry is the first day after it.
    end: dateArray(addDays(holiday.departureDate, holiday.nights + 1)),
    busyStatus: 'OOF',
  });
  if (error || !value) throw error ?? new Error('the calendar file is empty');
  return value;
}

function dateArray(date: IsoDate): DateArray {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

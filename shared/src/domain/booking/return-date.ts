import { addDays, type IsoDate } from '../dates/iso-date';

import type { BookedHoliday } from './booked-holiday';

/**
 * Returns the date on which the travellers arrive home. An overnight flight lands on the day after check-out, so
 * the later of check-out date and landing date counts.
 */
export function returnDate({
  departureDate,
  nights,
  inbound,
}: Pick<BookedHoliday, 'departureDate' | 'nights' | 'inbound'>): IsoDate {
  const checkOut = addDays(departureDate, nights);
  const landing = inbound.arrivesAt.slice(0, 10);
  return landing > checkOut ? landing : checkOut;
}

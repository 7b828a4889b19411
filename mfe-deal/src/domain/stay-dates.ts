import { formatDay, formatDayWithYear } from '@storefront/shared/domain/dates/format-day';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';

/** Returns `Sat 12 Jun to Sat 19 Jun 2027`; both years where they differ. */
export function stayDates(departureDate: IsoDate, nights: number): string {
  const returnDate = addDays(departureDate, nights);
  const isOneYear = departureDate.slice(0, 4) === returnDate.slice(0, 4);
  const from = isOneYear ? formatDay(departureDate) : formatDayWithYear(departureDate);
  return `${from} to ${formatDayWithYear(returnDate)}`;
}

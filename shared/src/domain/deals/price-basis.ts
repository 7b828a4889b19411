import { departureName } from '../catalogue/airports';
import type { IsoDate } from '../dates/iso-date';
import { monthName } from '../dates/months';

/**
 * Returns what a from-price is for: `2 adults, Any London, May 2027`. From-prices are those of two adults (DEC-145).
 *
 * @param departureId airport or group; `null` leaves it out
 * @param date of the cheapest departure
 */
export function priceBasis(departureId: number | null, date: IsoDate): string {
  return ['2 adults', departureId === null ? '' : departureName(departureId), monthName(date)]
    .filter(Boolean)
    .join(', ');
}

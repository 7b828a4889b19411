import { meetsVoyage } from '@storefront/shared/domain/booking/cruise-times';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import { dayOf } from './day-of';
import type { ReturnFlight } from './flights';
import type { Hotel } from './hotel';

/** Returns whether a stay is sold: a ship sails once a week, for the nights of its voyage (DEC-173). */
export function isSoldFor({ voyage }: Hotel, date: IsoDate, nights: number): boolean {
  return voyage === null || (voyage.nights === nights && voyage.sailingDay === dayOf(date) % 7);
}

/** Returns whether guests of a flight can stay at a hotel: those of a ship must be at the port in time. */
export function reaches({ voyage }: Hotel, { row }: ReturnFlight, date: IsoDate): boolean {
  if (voyage === null) return true;
  return meetsVoyage(
    { departureDate: date, ...voyage },
    { arrivesAt: row.obarrDate, leavesAt: row.ibdepDate },
  );
}

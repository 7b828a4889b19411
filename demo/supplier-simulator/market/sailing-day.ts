import { meetsVoyage } from '@storefront/shared/domain/booking/cruise-times';
import { airportCodes } from '@storefront/shared/domain/catalogue/airports';
import { addDays } from '@storefront/shared/domain/dates/iso-date';

import { dayOf } from './day-of';
import { returnFlights } from './flights';
import type { Voyage } from './hotel';

const ANY_LONDON = -1;
/** A Saturday, the usual day of embarkation. Weeks differ only by daylight saving time. */
const SATURDAY = '2027-01-02';
/** Flights from London on which a ship can rely. */
const ENOUGH_FLIGHTS = 2;

/**
 * Returns the day of the week on which a ship sails: the first day from Saturday on which enough flights from London
 * meet it, or else the day with most of them.
 */
export function sailingDay(seed: number, port: string, voyage: Omit<Voyage, 'sailingDay'>): number {
  const days = Array.from({ length: 7 }, (_, day) => {
    const date = addDays(SATURDAY, day);
    const flights = airportCodes(ANY_LONDON)
      .flatMap((departure) => returnFlights(seed, departure, port, date, voyage.nights, SATURDAY))
      .filter(({ row }) =>
        meetsVoyage(
          { departureDate: date, ...voyage },
          { arrivesAt: row.obarrDate, leavesAt: row.ibdepDate },
        ),
      );
    return { day: dayOf(date) % 7, flights: Math.min(ENOUGH_FLIGHTS, flights.length) };
  });
  const most = Math.max(...days.map(({ flights }) => flights));
  return days.find(({ flights }) => flights === most)?.day ?? dayOf(SATURDAY) % 7;
}

import { LONDON_CODES } from '@storefront/shared/domain/catalogue/airports';
import { uniqueDestinations } from '@storefront/shared/domain/catalogue/destinations';
import { addDays } from '@storefront/shared/domain/dates/iso-date';
import { flightMinutes } from '@storefront/shared/domain/flights/flight-duration';

import { returnFlights } from '../supplier-simulator/market/flights';

const SUMMER_SATURDAY = '2027-06-12';

/** Returns the different durations of the outbound flights from London in a summer week, in minutes. */
export function minutesFromLondon(destinationId: number): readonly number[] {
  const code = uniqueDestinations().find(({ id }) => id === destinationId)?.code ?? '';
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(SUMMER_SATURDAY, day));
  const found = LONDON_CODES.flatMap((from) =>
    days.flatMap((day) => returnFlights(7, from, code, day, 7, '2026-11-21')),
  ).map(({ row }) => flightMinutes(row.obdepDate, row.depAPC, row.obarrDate, row.arrAPC));
  return [...new Set(found.filter((minutes) => minutes !== null))];
}

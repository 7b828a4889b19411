import { departureIdOf } from '@storefront/shared/domain/catalogue/airports';
import type { ChosenPackage } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { occupancySchema, type Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { detailsPath } from '@storefront/shared/domain/search-query/details-path';

import { ageOn, returnDate } from './age-warning';
import { guestsOf } from './guests';

const ADULT_AGE = 18;

/**
 * Returns the path of the same holiday for the entered ages. It is `/` when that search is impossible: a room with
 * children only, too many guests in a room, or an unknown departure airport.
 *
 * @param birthDates one per guest in order; a guest with `null` keeps the searched age
 */
export function searchAgainPath(chosen: ChosenPackage, birthDates: readonly (IsoDate | null)[]): string {
  const rooms = roomsByBirthDates(chosen, birthDates);
  const departureId = departureIdOf(chosen.outbound.departureAirportCode);
  if (rooms === null || departureId === null) return '/';
  const { hotelKey, boardBasis, departureDate: date, nights, giataId } = chosen;
  return detailsPath(hotelKey, { departureId, rooms, boardBasis, date, nights, giataId });
}

function roomsByBirthDates(chosen: ChosenPackage, birthDates: readonly (IsoDate | null)[]): Occupancy | null {
  const day = returnDate(chosen);
  const guests = guestsOf(chosen.occupancy).map(({ room, childAge }, index) => {
    const birth = birthDates[index] ?? null;
    const age = birth === null || birth > day ? childAge : ageOn(birth, day);
    return { room, childAge: age !== null && age < ADULT_AGE ? age : null };
  });
  const rooms = chosen.occupancy.map((_, index) => {
    const inRoom = guests.filter(({ room }) => room === index + 1);
    const childAges = inRoom.map(({ childAge }) => childAge).filter((age) => age !== null);
    return { adults: inRoom.length - childAges.length, children: childAges.length, childAges };
  });
  const parsed = occupancySchema.safeParse(rooms);
  return parsed.success ? parsed.data : null;
}

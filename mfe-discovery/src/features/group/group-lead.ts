import type { HolidayGroup } from '@storefront/shared/api/content/group.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { defaultChoice, type SearchChoice } from '@storefront/shared/domain/search-query/search-query';

import { wholeBasis } from '../../parts/priced-hotel/entry-basis';
import { dateOnSale } from '../../parts/search-link/search-from-page';

/** Returns the cheapest holiday of a group; `undefined` without any. */
function lowestEntry(group: HolidayGroup) {
  const entries = group.destinations
    .flatMap(({ priceData }) => Object.values(priceData))
    .flatMap((byRating) => Object.values(byRating))
    .filter((entry) => entry !== null && entry !== undefined);
  return entries.toSorted((one, other) => one.pricePerPerson - other.pricePerPerson)[0];
}

/**
 * Returns where the search of a group's page starts: at the date and nights of its lowest price, so that a search on the
 * page of school holidays is one in school holidays (DEC-242), or tomorrow if that date is not on sale (DEC-78). Ages of children are not assumed: a group with children
 * starts with two adults.
 */
export function groupSearchStart(group: HolidayGroup, today: IsoDate): SearchChoice {
  const lowest = lowestEntry(group);
  const start = { ...defaultChoice(today), departureId: group.fromId };
  const rooms = group.children === 0 ? [{ adults: group.adults, children: 0, childAges: [] }] : start.rooms;
  return lowest
    ? { ...start, rooms, departureDate: dateOnSale(lowest.date, today), nights: lowest.nights }
    : { ...start, rooms };
}

/** Returns the line below a group's name: its lowest price with everything that the price is for (DEC-145). */
export function groupLead(group: HolidayGroup): string {
  const lowest = lowestEntry(group);
  if (!lowest) return 'Flight and hotel in one booking.';
  const basis = wholeBasis({ ...lowest, boardName: boardName(lowest.boardBasis) }, group.fromId, group);
  return `Flight and hotel in one booking, from ${formatPounds(lowest.pricePerPerson)}pp: ${basis}.`;
}

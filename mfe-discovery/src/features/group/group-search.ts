import type { HolidayGroup } from '@storefront/shared/api/content/group.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';

import type { PricedRating } from '../../parts/priced-hotel/priced-entry';
import { searchFromPage } from '../../parts/search-link/search-from-page';

import type { GroupDestination } from './night-counts';

interface GroupOffer {
  readonly group: Pick<HolidayGroup, 'adults' | 'children' | 'boardBasisId'>;
  readonly destination: Pick<GroupDestination, 'id'>;
  readonly entry: { readonly date: IsoDate; readonly nights: number; readonly giataId: number | null };
  readonly stars: PricedRating;
}

const ANY_DEPARTURE = -1;

/**
 * Returns the search path of a group card: any departure airport, the group's party in one room. Groups have a number
 * of children without ages, so no ages are sent (NAV-03, DEC-82).
 */
export function groupSearch({ group, destination, entry, stars }: GroupOffer, today: IsoDate): string {
  return searchFromPage(
    {
      destinationId: destination.id,
      departureId: ANY_DEPARTURE,
      date: entry.date,
      nights: entry.nights,
      boardType: group.boardBasisId,
      stars: Number(stars),
      giata: entry.giataId,
      rooms: [{ adults: group.adults, children: group.children, childAges: [] }],
    },
    today,
  );
}

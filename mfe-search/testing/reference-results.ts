import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

import type { FilterGroup } from '../src/domain/filter-groups';
import type { FilterResult } from '../src/domain/failed-filters';
import type { HotelLookupResults } from '../src/domain/build-results-view';
import type { Coordinates, MapBounds } from '../src/domain/map-bounds';
import type { ViewChoice } from '../src/domain/view-choice';

/*
 * Reference implementation of the specification: filters and sorts all deals without an index. The results view is
 * compared with it.
 */

/** Hotels of a search, with the lookup results of the back office. */
export interface Scenario {
  readonly deals: readonly GroupedDeal[];
  readonly guests: number;
  /** Hotels that have the selected guest rating. */
  readonly wellRated: ReadonlySet<number>;
  /** Hotel ids by reviews, best first; some may be missing. */
  readonly byReviews: readonly number[] | null;
  /** By hotel id; some may be missing. */
  readonly coordinates: ReadonlyMap<number, Coordinates>;
}

function referenceIsIn(area: MapBounds, place: Coordinates | undefined): boolean {
  if (!place) return false;
  const { latitude, longitude } = place;
  return latitude >= area.south && latitude <= area.north && longitude >= area.west && longitude <= area.east;
}

/** The deals that pass all filters, in the order of arrival. */
export function referenceFilter(world: Scenario, choice: ViewChoice): readonly GroupedDeal[] {
  return world.deals
    .filter(({ title }) => normalised(title).includes(normalised(choice.hotelName)))
    .filter(({ starClass }) => choice.stars.length === 0 || choice.stars.includes(Math.floor(starClass)))
    .filter((deal) => referencePrices(deal, choice).length > 0)
    .filter((deal) => {
      const amount =
        Math.min(...referencePrices(deal, choice)) * (choice.priceMode === 'total' ? world.guests : 1);
      return amount >= (choice.priceFrom ?? 0) && amount <= (choice.priceTo ?? Infinity);
    })
    .filter(
      ({ giataId }) => choice.area === null || referenceIsIn(choice.area, world.coordinates.get(giataId)),
    )
    .filter(({ giataId }) => choice.ratingBand === null || world.wellRated.has(giataId))
    .filter((deal) => choice.resorts.length === 0 || choice.resorts.includes(referenceResort(deal)));
}

/** The deals that pass all filters, in the selected order. */
export function referenceResults(
  world: Scenario,
  choice: ViewChoice,
  first: number | null,
): readonly GroupedDeal[] {
  const price = (deal: GroupedDeal) => Math.min(...referencePrices(deal, choice));
  const place = ({ giataId }: GroupedDeal) => {
    const at = world.byReviews?.indexOf(giataId) ?? -1;
    return at < 0 ? Infinity : at;
  };
  const sorted = referenceFilter(world, choice).toSorted((one, other) => {
    if (choice.sort === 'price-asc') return price(one) - price(other);
    if (choice.sort === 'price-desc') return price(other) - price(one);
    return place(one) === place(other) ? 0 : place(one) - place(other);
  });
  return [
    ...sorted.filter(({ giataId }) => giataId === first),
    ...sorted.filter(({ giataId }) => giataId !== first),
  ];
}

/** Prices per person, in pounds, of the packages with a selected board. */
export function referencePrices({ boards }: GroupedDeal, choice: ViewChoice): readonly number[] {
  return boards
    .filter(
      ({ boardBasis }) =>
        choice.boards.length === 0 ||
        choice.boards.some((chosen) => boardSearchId(chosen) === boardSearchId(boardBasis)),
    )
    .map(({ pricePerPerson }) => pricePerPerson / 100);
}

/** `Side` of `Side, Antalya` */
export function referenceResort({ location }: GroupedDeal): string {
  return location.replace(/,.*/, '');
}

/** The hotel lookup results of a choice. */
export function lookupResultsOf(world: Scenario, choice: ViewChoice): HotelLookupResults {
  const passing = (part: Pick<ViewChoice, 'ratingBand' | 'resorts'>): FilterResult => {
    if (part.ratingBand === null && part.resorts.length === 0) return null;
    const rest = { hotelName: '', stars: [], boards: [], priceFrom: null, priceTo: null, area: null };
    return new Set(referenceFilter(world, { ...choice, ...rest, ...part }).map(({ giataId }) => giataId));
  };
  const { ratingBand, resorts } = choice;
  const without = new Map<FilterGroup, FilterResult>();
  if (ratingBand !== null) without.set('ratingBand', passing({ ratingBand: null, resorts }));
  if (resorts.length > 0) without.set('resorts', passing({ ratingBand, resorts: [] }));
  return {
    passing: passing({ ratingBand, resorts }),
    without,
    coordinates: world.coordinates,
    facets: null,
    places: world.byReviews && new Map(world.byReviews.map((giataId, place) => [giataId, place])),
  };
}

function normalised(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('é', 'e')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

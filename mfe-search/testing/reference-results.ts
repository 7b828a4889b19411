import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';

import type { FilterGroup } from '../src/domain/filter-groups';
import type { Passing } from '../src/domain/failed-filters';
import type { LookedUp } from '../src/domain/build-results-view';
import type { ViewChoice } from '../src/domain/view-choice';

/*
 * What the results are by the words of the specification: plain filters and sorts over all deals, without
 * an index and without haste. The view is held against it.
 */

/** A world of hotels, and what the back office knows of them. */
export interface World {
  readonly deals: readonly GroupedDeal[];
  readonly guests: number;
  /** Hotels that have the asked guest rating. */
  readonly wellRated: ReadonlySet<number>;
  /** By reviews, best first; hotels may be missing. */
  readonly byReviews: readonly number[] | null;
}

/** The deals that pass everything, as they came. */
export function plainlyFiltered(world: World, choice: ViewChoice): readonly GroupedDeal[] {
  return world.deals
    .filter(({ title }) => plain(title).includes(plain(choice.hotelName)))
    .filter(({ starClass }) => choice.stars.length === 0 || choice.stars.includes(Math.floor(starClass)))
    .filter((deal) => plainPrices(deal, choice).length > 0)
    .filter((deal) => {
      const amount =
        Math.min(...plainPrices(deal, choice)) * (choice.priceMode === 'total' ? world.guests : 1);
      return amount >= (choice.priceFrom ?? 0) && amount <= (choice.priceTo ?? Infinity);
    })
    .filter(({ giataId }) => choice.ratingBand === null || world.wellRated.has(giataId))
    .filter((deal) => choice.resorts.length === 0 || choice.resorts.includes(plainResort(deal)));
}

/** The same in the chosen order. */
export function plainResults(world: World, choice: ViewChoice, first: number | null): readonly GroupedDeal[] {
  const price = (deal: GroupedDeal) => Math.min(...plainPrices(deal, choice));
  const place = ({ giataId }: GroupedDeal) => {
    const at = world.byReviews?.indexOf(giataId) ?? -1;
    return at < 0 ? Infinity : at;
  };
  const sorted = plainlyFiltered(world, choice).toSorted((one, other) => {
    if (choice.sort === 'price-asc') return price(one) - price(other);
    if (choice.sort === 'price-desc') return price(other) - price(one);
    return place(one) === place(other) ? 0 : place(one) - place(other);
  });
  return [
    ...sorted.filter(({ giataId }) => giataId === first),
    ...sorted.filter(({ giataId }) => giataId !== first),
  ];
}

/** Pounds per person of the packages with a chosen board. */
export function plainPrices({ boards }: GroupedDeal, choice: ViewChoice): readonly number[] {
  return boards
    .filter(
      ({ boardBasis }) =>
        choice.boards.length === 0 ||
        choice.boards.some((chosen) => boardSearchId(chosen) === boardSearchId(boardBasis)),
    )
    .map(({ pricePerPerson }) => pricePerPerson / 100);
}

/** `Side` of `Side, Antalya` */
export function plainResort({ location }: GroupedDeal): string {
  return location.replace(/,.*/, '');
}

/** What the hotel look-ups answer in this world to a choice. */
export function lookUpsOf(world: World, choice: ViewChoice): LookedUp {
  const passing = (part: Pick<ViewChoice, 'ratingBand' | 'resorts'>): Passing => {
    if (part.ratingBand === null && part.resorts.length === 0) return null;
    const rest = { hotelName: '', stars: [], boards: [], priceFrom: null, priceTo: null };
    return new Set(plainlyFiltered(world, { ...choice, ...rest, ...part }).map(({ giataId }) => giataId));
  };
  const { ratingBand, resorts } = choice;
  const without = new Map<FilterGroup, Passing>();
  if (ratingBand !== null) without.set('ratingBand', passing({ ratingBand: null, resorts }));
  if (resorts.length > 0) without.set('resorts', passing({ ratingBand, resorts: [] }));
  return {
    passing: passing({ ratingBand, resorts }),
    without,
    places: world.byReviews && new Map(world.byReviews.map((giataId, place) => [giataId, place])),
  };
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('é', 'e')
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}

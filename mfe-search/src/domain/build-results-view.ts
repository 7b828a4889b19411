import type { DatePackages } from './date-packages';
import { offersIn, type DealIndex } from './deal-index';
import { boardCounts, resortCounts, starCounts } from './facet-counts';
import { isApplied, LOOKUP_GROUPS, withoutGroup, type FilterGroup } from './filter-groups';
import { failedFilters, type CoordinatesById, type FilterResult } from './failed-filters';
import { flightCounts } from './flight-counts';
import { FLIGHT_GROUPS } from './flight-filters';
import { mappedHotels } from './mapped-hotels';
import { recordCounts, type FacetsById } from './record-counts';
import { PAGE_SIZE, type ResultsView, type RemovableFilter } from './results-view';
import type { ViewChoice } from './view-choice';

/** The results of the hotel lookups that have arrived so far. */
export interface HotelLookupResults {
  /** Hotels that pass rating, awards, styles, resorts and amenities together. */
  readonly passing: FilterResult;
  /** The same with one of these groups left out; a missing entry is pending. */
  readonly without: ReadonlyMap<FilterGroup, FilterResult>;
  /** Rank by reviews of each hotel id, 0 is best; `null`: keep the order of arrival (API-SORT-02). */
  readonly places: ReadonlyMap<number, number> | null;
  /** Places of the hotels on the map; `null`: not requested, or none has arrived. */
  readonly coordinates: CoordinatesById | null;
  /** What the records have of the filters; `null`: not requested, or not complete. */
  readonly facets: FacetsById | null;
}

export const NO_LOOKUP_RESULTS: HotelLookupResults = {
  passing: null,
  without: new Map(),
  places: null,
  coordinates: null,
  facets: null,
};

export interface Party {
  readonly guests: number;
  /** A hotel to put first, in every order (DEC-86). */
  readonly highlighted: number | null;
}

const LOCAL_GROUPS: readonly FilterGroup[] = [
  'hotelName',
  'boards',
  'stars',
  'price',
  'area',
  ...FLIGHT_GROUPS,
];
const MAX_REMOVABLE_FILTERS = 3;

/** Filters, sorts and paginates the deals of a date, and counts the hotels of each filter value. */
export function buildResultsView(
  source: DatePackages,
  choice: ViewChoice,
  lookups: HotelLookupResults,
  party: Party,
): ResultsView {
  const { all } = source;
  const index = source.indexFor(choice);
  const failed = failedFilters(index, choice, lookups, party.guests);
  const failedOfAll = index === all ? failed : failedFilters(all, choice, lookups, party.guests);
  const order = orderOf(index, choice, lookups).filter((position) => failed[position] === 0);
  putFirst(order, index, party.highlighted);

  const pageCount = Math.max(1, Math.ceil(order.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, choice.page), pageCount);
  const onPage = (number: number) =>
    order
      .slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
      .flatMap((position) => index.deals[position] ?? []);
  return {
    cards: onPage(page),
    giataIds: [...all.giataIds],
    nextGiataIds: onPage(page + 1).map(({ giataId }) => giataId),
    total: order.length,
    unfiltered: all.deals.length,
    page,
    pageCount,
    starCounts: starCounts(index, failed),
    boardCounts: boardCounts(index, failed, choice, party.guests),
    resortCounts: resortCounts(index, failed, withoutResorts(choice, lookups)),
    flightCounts: flightCounts(source, failedOfAll, choice, party.guests),
    recordCounts: recordCounts(index, failed, choice, lookups.facets),
    prices: priceRange(index, choice, party.guests),
    removableFilters: order.length === 0 ? removableFilters(source, choice, lookups, party) : [],
    mapped: choice.showsMap ? mappedHotels(index, order, choice, lookups.coordinates) : [],
    compared: choice.compared.flatMap((giataId) => all.deals.find((deal) => deal.giataId === giataId) ?? []),
  };
}

/** Positions of all deals in the selected order; equal ones in the order of arrival. */
function orderOf(index: DealIndex, { sort, boards }: ViewChoice, { places }: HotelLookupResults): number[] {
  if (sort === 'recommended') {
    const arrived = [...index.deals.keys()];
    if (places === null) return arrived;
    const place = (position: number) => places.get(index.giataIds[position] ?? 0) ?? Number.MAX_SAFE_INTEGER;
    return arrived.sort((one, other) => place(one) - place(other));
  }
  const { cheapestFirst, dearestFirst } = offersIn(index, boards);
  return [...(sort === 'price-asc' ? cheapestFirst : dearestFirst)];
}

function putFirst(order: number[], index: DealIndex, highlighted: number | null): void {
  if (highlighted === null) return;
  const at = order.findIndex((position) => index.giataIds[position] === highlighted);
  if (at > 0) order.unshift(...order.splice(at, 1));
}

/** The hotels that pass the lookup filters other than the resorts; `undefined` while pending. */
function withoutResorts(
  choice: ViewChoice,
  { passing, without }: HotelLookupResults,
): FilterResult | undefined {
  return isApplied(choice, 'resorts') ? without.get('resorts') : passing;
}

function priceRange(index: DealIndex, choice: ViewChoice, guests: number): ResultsView['prices'] {
  const prices = offersIn(index, choice.boards).prices.filter((price) => price >= 0);
  if (prices.length === 0) return { from: 0, to: 0 };
  const times = choice.priceMode === 'total' ? guests : 1;
  const pounds = (pence: number) => (pence / 100) * times;
  const low = prices.reduce((least, price) => Math.min(least, price));
  const high = prices.reduce((most, price) => Math.max(most, price));
  return { from: Math.floor(pounds(low)), to: Math.ceil(pounds(high)) };
}

/** The applied groups whose removal would bring hotels, most hotels first (usability rule 27). */
function removableFilters(
  source: DatePackages,
  choice: ViewChoice,
  { passing, without, coordinates }: HotelLookupResults,
  { guests }: Party,
): readonly RemovableFilter[] {
  const countPassing = (reduced: ViewChoice, result: FilterResult) =>
    failedFilters(source.indexFor(reduced), reduced, { passing: result, coordinates }, guests).reduce(
      (count, bits) => (bits === 0 ? count + 1 : count),
      0,
    );
  const local = LOCAL_GROUPS.filter((group) => isApplied(choice, group)).map((group) => ({
    group,
    count: countPassing({ ...choice, ...withoutGroup(group) }, passing),
  }));
  const lookups = LOOKUP_GROUPS.filter((group) => without.has(group)).map((group) => ({
    group,
    count: countPassing(choice, without.get(group) ?? null),
  }));
  return [...local, ...lookups]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MAX_REMOVABLE_FILTERS);
}

import { offersIn, type DealIndex } from './deal-index';
import { boardCounts, resortCounts, starCounts } from './facet-counts';
import { isApplied, LOOKED_UP_GROUPS, withoutGroup, type FilterGroup } from './filter-groups';
import { judgeDeals, type Passing } from './failed-filters';
import { PAGE_SIZE, type ResultsView, type WayOut } from './results-view';
import type { ViewChoice } from './view-choice';

/** What the hotel look-ups said, as far as they have answered. */
export interface LookedUp {
  /** Hotels that pass rating, awards, styles, resorts and amenities together. */
  readonly passing: Passing;
  /** The same with one of these groups left out; missing: not known. */
  readonly without: ReadonlyMap<FilterGroup, Passing>;
  /** Places by review, best first; `null`: as the hotels came (API-SORT-02). */
  readonly places: ReadonlyMap<number, number> | null;
}

export const NOTHING_LOOKED_UP: LookedUp = { passing: null, without: new Map(), places: null };

export interface Party {
  readonly guests: number;
  /** A hotel to put first, in every order (DEC-86). */
  readonly highlighted: number | null;
}

const OWN_GROUPS: readonly FilterGroup[] = ['hotelName', 'boards', 'stars', 'price'];
const MOST_WAYS_OUT = 3;

/** One page of the deals of a date, and the figures around it. */
export function viewOf(index: DealIndex, choice: ViewChoice, lookedUp: LookedUp, party: Party): ResultsView {
  const failed = judgeDeals(index, choice, lookedUp.passing, party.guests);
  const order = orderOf(index, choice, lookedUp).filter((position) => failed[position] === 0);
  putFirst(order, index, party.highlighted);

  const pageCount = Math.max(1, Math.ceil(order.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, choice.page), pageCount);
  const onPage = (number: number) =>
    order
      .slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
      .flatMap((position) => index.deals[position] ?? []);
  return {
    cards: onPage(page),
    giataIds: [...index.giataIds],
    nextGiataIds: onPage(page + 1).map(({ giataId }) => giataId),
    total: order.length,
    unfiltered: index.deals.length,
    page,
    pageCount,
    starCounts: starCounts(index, failed),
    boardCounts: boardCounts(index, failed, choice, party.guests),
    resortCounts: resortCounts(index, failed, withoutResorts(choice, lookedUp)),
    prices: priceRange(index, choice, party.guests),
    waysOut: order.length === 0 ? waysOut(index, choice, lookedUp, party) : [],
    compared: choice.compared.flatMap(
      (giataId) => index.deals.find((deal) => deal.giataId === giataId) ?? [],
    ),
  };
}

/** Positions of all deals in the wanted order; equal ones stay as they came. */
function orderOf(index: DealIndex, { sort, boards }: ViewChoice, { places }: LookedUp): number[] {
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

/** The hotels that pass all look-ups but that of the resorts; `undefined` while that is not known. */
function withoutResorts(choice: ViewChoice, { passing, without }: LookedUp): Passing | undefined {
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

/** What each applied group keeps away: the list as it would be without it, most first (usability rule 27). */
function waysOut(
  index: DealIndex,
  choice: ViewChoice,
  { passing, without }: LookedUp,
  { guests }: Party,
): readonly WayOut[] {
  const left = (less: ViewChoice, others: Passing) =>
    judgeDeals(index, less, others, guests).reduce((count, bits) => (bits === 0 ? count + 1 : count), 0);
  const own = OWN_GROUPS.filter((group) => isApplied(choice, group)).map((group) => ({
    group,
    count: left({ ...choice, ...withoutGroup(group) }, passing),
  }));
  const lookedUp = LOOKED_UP_GROUPS.filter((group) => without.has(group)).map((group) => ({
    group,
    count: left(choice, without.get(group) ?? null),
  }));
  return [...own, ...lookedUp]
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_WAYS_OUT);
}

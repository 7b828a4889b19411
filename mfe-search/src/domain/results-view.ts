import type { IsoDate } from '@storefront/shared/dates/iso-date';
import type { GroupedDeal } from '@storefront/shared/hotels/group-deals';
import type { Pence } from '@storefront/shared/pricing/pence';

export const PAGE_SIZE = 20;

export type SortOrder = 'recommended' | 'price-asc' | 'price-desc';

/** What the shopper wants to see of an answer. Lives in the address, so that back and reload keep it. */
export interface ViewChoice {
  readonly departureDate: IsoDate;
  readonly sort: SortOrder;
  /** Empty means every class. */
  readonly stars: readonly number[];
  /** Board codes; empty means every board. */
  readonly boards: readonly string[];
  readonly hotelName: string;
  /** Counted from 1. */
  readonly page: number;
}

export interface ResultsView {
  readonly cards: readonly GroupedDeal[];
  readonly total: number;
  /** Held to what there is: a filter may leave fewer pages. */
  readonly page: number;
  readonly pageCount: number;
  /** How many hotels each value would leave, the other filters held. */
  readonly starCounts: Readonly<Record<string, number>>;
  readonly boardCounts: Readonly<Record<string, number>>;
  readonly lowestPrices: readonly (readonly [IsoDate, Pence])[];
}

/** Lower case, punctuation away, spaces collapsed (specification 5). */
export function normalisedName(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** One page of cards, and the figures around it. `order` holds hotel ids by review, best first, once known. */
export function viewOf(
  deals: readonly GroupedDeal[],
  choice: ViewChoice,
  order: ReadonlyMap<number, number> | null,
  highlighted: number | null,
): Omit<ResultsView, 'lowestPrices'> {
  const name = normalisedName(choice.hotelName);
  const named = name === '' ? deals : deals.filter(({ title }) => normalisedName(title).includes(name));
  const byStars = named.filter((deal) => passesStars(deal, choice.stars));
  const shown = byStars.filter((deal) => passesBoards(deal, choice.boards));

  const sorted = sortDeals(shown, choice.sort, order, highlighted);
  const pageCount = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const page = Math.min(Math.max(1, choice.page), pageCount);
  return {
    cards: sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    total: sorted.length,
    page,
    pageCount,
    starCounts: counts(
      named.filter((deal) => passesBoards(deal, choice.boards)),
      ({ starClass }) => [String(Math.floor(starClass))],
    ),
    boardCounts: counts(byStars, ({ boards }) => boards.map(({ boardBasis }) => boardBasis)),
  };
}

/** A hotel passes if the whole number of its stars is selected. */
function passesStars({ starClass }: GroupedDeal, stars: readonly number[]): boolean {
  return stars.length === 0 || stars.includes(Math.floor(starClass));
}

/** A hotel stays if it has at least one of the selected boards. */
function passesBoards({ boards }: GroupedDeal, wanted: readonly string[]): boolean {
  return wanted.length === 0 || boards.some(({ boardBasis }) => wanted.includes(boardBasis));
}

function sortDeals(
  deals: readonly GroupedDeal[],
  sort: SortOrder,
  order: ReadonlyMap<number, number> | null,
  highlighted: number | null,
): readonly GroupedDeal[] {
  const place = ({ giataId }: GroupedDeal) => order?.get(giataId) ?? Number.MAX_SAFE_INTEGER;
  const sorted = [...deals].sort((one, other) => {
    if (one.giataId === highlighted) return -1;
    if (other.giataId === highlighted) return 1;
    if (sort === 'recommended') return order ? place(one) - place(other) : 0;
    const difference = one.cheapestPrice - other.cheapestPrice;
    return sort === 'price-asc' ? difference : -difference;
  });
  return sorted;
}

function counts(
  deals: readonly GroupedDeal[],
  valuesOf: (deal: GroupedDeal) => readonly string[],
): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const deal of deals) for (const value of valuesOf(deal)) counted[value] = (counted[value] ?? 0) + 1;
  return counted;
}

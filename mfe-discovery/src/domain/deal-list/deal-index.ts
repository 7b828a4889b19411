import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { dealPrice } from '@storefront/shared/domain/deals/deal-price';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import { filterBoardOf, type DealType, type FilterBoard } from './list-view';

/** A deal with what filters and sorting ask of it. */
export interface IndexedDeal {
  readonly deal: CatalogueDeal;
  readonly price: Pence;
  readonly type: DealType;
  readonly board: FilterBoard | null;
  readonly stars: number;
  /** `yyyy-MM` */
  readonly month: string;
  /** Name and address in the form in which words are looked for. */
  readonly words: string;
}

const indexes = new WeakMap<readonly CatalogueDeal[], readonly IndexedDeal[]>();

/** Newest first. Made once for each list: each question of a page needs all of it. */
export function indexOfDeals(deals: readonly CatalogueDeal[]): readonly IndexedDeal[] {
  const known = indexes.get(deals);
  if (known) return known;
  const made = newestFirst(deals).map((deal) => ({
    deal,
    price: dealPrice(deal),
    type: deal.shipName === null ? ('hotel' as const) : ('cruise' as const),
    board: filterBoardOf(deal.boardBasis),
    stars: Math.floor(deal.starClass),
    month: deal.cheapestDate.slice(0, 7),
    words: normalisedWords(`${deal.hotelName} ${deal.address}`),
  }));
  indexes.set(deals, made);
  return made;
}

/** Lower case, accents and punctuation away, as for the hotel names of the search (SRCH-VAL-05). */
export function normalisedWords(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** By the instant, whatever its offset; one that cannot be read is the oldest (DEC-34). */
function newestFirst(deals: readonly CatalogueDeal[]): readonly CatalogueDeal[] {
  return deals
    .map((deal) => ({ deal, createdAt: Date.parse(deal.createdAt) || 0 }))
    .sort((one, other) => other.createdAt - one.createdAt)
    .map(({ deal }) => deal);
}

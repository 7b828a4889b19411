import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { DESTINATIONS, type Destination } from '@storefront/shared/domain/catalogue/destinations';
import { dealPrice } from '@storefront/shared/domain/deals/deal-price';
import type { Pence } from '@storefront/shared/domain/pricing/pence';

import { filterBoardOf, type DealType, type FilterBoard } from './list-view';

/** A deal with the derived values that filters and sorting use. */
export interface IndexedDeal {
  readonly deal: CatalogueDeal;
  readonly price: Pence;
  /** The package, and the kinds of its destination. */
  readonly types: readonly DealType[];
  readonly board: FilterBoard | null;
  readonly stars: number;
  /** `yyyy-MM` */
  readonly month: string;
  /** Hotel name, address, destination, region and country, normalized for the text filter. */
  readonly searchText: string;
}

const indexes = new WeakMap<readonly CatalogueDeal[], readonly IndexedDeal[]>();

/** Returns the deals newest first. The index is cached by list identity, because every page of the list needs all of it. */
export function indexOfDeals(deals: readonly CatalogueDeal[]): readonly IndexedDeal[] {
  const cached = indexes.get(deals);
  if (cached) return cached;
  const indexed = newestFirst(deals).map((deal) => {
    const places = DESTINATIONS.filter(({ id }) => deal.destinationIds.includes(String(id)));
    return {
      deal,
      price: dealPrice(deal),
      types: deal.shipName === null ? typesOfPlaces(places) : (['cruise'] as const),
      board: filterBoardOf(deal.boardBasis),
      stars: Math.floor(deal.starClass),
      month: deal.cheapestDate.slice(0, 7),
      searchText: normalizeSearchText(`${deal.hotelName} ${deal.address} ${namesOfPlaces(places)}`),
    };
  });
  indexes.set(deals, indexed);
  return indexed;
}

const CATEGORIES_OF_TYPE = {
  beach: ['Beach Destinations'],
  city: ['Top Cities', 'Top City Breaks'],
} as const;

function typesOfPlaces(places: readonly Destination[]): readonly DealType[] {
  const categories = places.flatMap((place) => place.categories);
  const isOf = (type: keyof typeof CATEGORIES_OF_TYPE) =>
    CATEGORIES_OF_TYPE[type].some((category) => categories.includes(category));
  return ['hotel', ...(['beach', 'city'] as const).filter(isOf)];
}

/** An address may omit the country: "Side, Antalya" is found by "turkey" too. */
function namesOfPlaces(places: readonly Destination[]): string {
  return places.flatMap(({ name, region, country }) => [name, region ?? '', country]).join(' ');
}

/** Lower-cases and removes accents and punctuation, as for hotel names in the search (SRCH-VAL-05). */
export function normalizeSearchText(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s]/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Sorts by instant, independent of the UTC offset; unreadable dates are the oldest (DEC-34). */
function newestFirst(deals: readonly CatalogueDeal[]): readonly CatalogueDeal[] {
  return deals
    .map((deal) => ({ deal, createdAt: Date.parse(deal.createdAt) || 0 }))
    .sort((one, other) => other.createdAt - one.createdAt)
    .map(({ deal }) => deal);
}

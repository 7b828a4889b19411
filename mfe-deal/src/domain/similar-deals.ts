import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { findDestination } from '@storefront/shared/domain/catalogue/destinations';

/** What a shopper was looking at. */
export interface LookedAt {
  /** `null` for a holiday that was not opened as a deal. */
  readonly dealId: string | null;
  readonly hotelName: string;
  /** `Resort, Place`, as far as it is known. */
  readonly place: string;
  readonly starClass: number;
}

/** What counts, in the order in which it counts. */
const SAME_DESTINATION = 10;
const SAME_PLACE_WORD = 8;
const SAME_COUNTRY = 5;
const SAME_THEME = 3;
const SAME_KIND = 2;

/**
 * Deals to offer in the place of one that is sold out: of the same destination or place first, then of the
 * same country, theme and kind, then of the nearest class; of equals the newest.
 *
 * @param count how many at most
 */
export function similarDeals(
  deals: readonly CatalogueDeal[],
  lookedAt: LookedAt,
  count: number,
): readonly CatalogueDeal[] {
  const own = deals.find(({ dealId }) => dealId === lookedAt.dealId);
  return deals
    .filter(({ dealId, hotelName }) => dealId !== lookedAt.dealId && hotelName !== lookedAt.hotelName)
    .map((deal) => ({ deal, likeness: likeness(deal, lookedAt, own) }))
    .sort(
      (one, other) => other.likeness - one.likeness || other.deal.createdAt.localeCompare(one.deal.createdAt),
    )
    .slice(0, count)
    .map(({ deal }) => deal);
}

function likeness(deal: CatalogueDeal, lookedAt: LookedAt, own: CatalogueDeal | undefined): number {
  const words = wordsOf(deal.address);
  const countries = countriesOf(deal);
  const place = lookedAt.place.toLowerCase();
  const sameCountry = own
    ? share(countries, countriesOf(own))
    : countries.some((country) => place.includes(country.toLowerCase()));
  return (
    (own && share(deal.destinationIds, own.destinationIds) ? SAME_DESTINATION : 0) +
    (share(words, wordsOf(lookedAt.place)) ? SAME_PLACE_WORD : 0) +
    (sameCountry ? SAME_COUNTRY : 0) +
    (own && share(deal.groupIds, own.groupIds) ? SAME_THEME : 0) +
    (own && (deal.shipName === null) === (own.shipName === null) ? SAME_KIND : 0) -
    Math.abs(deal.starClass - lookedAt.starClass)
  );
}

function share(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

function countriesOf({ destinationIds }: CatalogueDeal): readonly string[] {
  return destinationIds.flatMap((id) => findDestination(Number(id))?.country ?? []);
}

/** Names of places; what is shorter is a particle. */
function wordsOf(place: string): readonly string[] {
  return place
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
}

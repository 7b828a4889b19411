import type { CatalogueDeal } from '@storefront/shared/api/content/deals.schema';
import { findDestination } from '@storefront/shared/domain/catalogue/destinations';

/** The unavailable holiday to find alternatives for. */
export interface ReferenceHoliday {
  /** `null` for a holiday that was not opened as a deal. */
  readonly dealId: string | null;
  readonly hotelName: string;
  /** `Resort, Place`; may be empty. */
  readonly place: string;
  readonly starClass: number;
}

// Scores of the criteria, in the order of their weight.
const SAME_DESTINATION = 10;
const SAME_PLACE_NAME = 8;
const SAME_COUNTRY = 5;
const SAME_THEME = 3;
const SAME_KIND = 2;

/**
 * Returns deals to offer instead of an unavailable one, the most similar first.
 *
 * Deals of the same destination or place rank first, then those of the same country, theme and kind, then those
 * of the nearest star class. Among equals the newest ranks first.
 *
 * @param count maximum number of deals
 */
export function similarDeals(
  deals: readonly CatalogueDeal[],
  reference: ReferenceHoliday,
  count: number,
): readonly CatalogueDeal[] {
  const referenceDeal = deals.find(({ dealId }) => dealId === reference.dealId);
  return deals
    .filter(({ dealId, hotelName }) => dealId !== reference.dealId && hotelName !== reference.hotelName)
    .map((deal) => ({ deal, score: similarity(deal, reference, referenceDeal) }))
    .sort((one, other) => other.score - one.score || other.deal.createdAt.localeCompare(one.deal.createdAt))
    .slice(0, count)
    .map(({ deal }) => deal);
}

function similarity(
  deal: CatalogueDeal,
  reference: ReferenceHoliday,
  referenceDeal: CatalogueDeal | undefined,
): number {
  const names = placeNames(deal.address);
  const countries = countriesOf(deal);
  const place = reference.place.toLowerCase();
  const sameCountry = referenceDeal
    ? overlaps(countries, countriesOf(referenceDeal))
    : countries.some((country) => place.includes(country.toLowerCase()));
  return (
    (referenceDeal && overlaps(deal.destinationIds, referenceDeal.destinationIds) ? SAME_DESTINATION : 0) +
    (overlaps(names, placeNames(reference.place)) ? SAME_PLACE_NAME : 0) +
    (sameCountry ? SAME_COUNTRY : 0) +
    (referenceDeal && overlaps(deal.groupIds, referenceDeal.groupIds) ? SAME_THEME : 0) +
    (referenceDeal && (deal.shipName === null) === (referenceDeal.shipName === null) ? SAME_KIND : 0) -
    Math.abs(deal.starClass - reference.starClass)
  );
}

function overlaps(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

function countriesOf({ destinationIds }: CatalogueDeal): readonly string[] {
  return destinationIds.flatMap((id) => findDestination(Number(id))?.country ?? []);
}

/** Splits a location into names. Shorter parts, such as "de" and "la", are particles. */
function placeNames(place: string): readonly string[] {
  return place
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3);
}

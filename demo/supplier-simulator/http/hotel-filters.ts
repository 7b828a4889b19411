import type { HotelFacts, Market } from '../market/market';
import { ApiError } from '@storefront/backend/http/api-error';
import { meansAward } from '@storefront/shared/domain/catalogue/hotel-filter-values';

/**
 * Returns the hotels that match all filters (API-FILTER-02). Values of the same kind are alternatives, except
 * amenities, which must all be present; all kinds must match. A rating band sets the lowest review score.
 *
 * @throws ApiError 400 for a malformed filter.
 */
export function matchingHotels(
  market: Market,
  giataIds: readonly number[],
  filters: readonly string[],
): readonly number[] {
  const valuesByKind = parseFilters(filters);
  return giataIds.filter((giataId) => {
    const facts = market.facts(giataId);
    return facts !== null && [...valuesByKind].every(([kind, values]) => matches(facts, kind, values));
  });
}

type FilterKind = 'rating' | 'style' | 'amenity' | 'resort' | 'award';

function parseFilters(filters: readonly string[]): ReadonlyMap<FilterKind, readonly string[]> {
  const valuesByKind = new Map<FilterKind, string[]>();
  for (const filter of filters) {
    const [kind, value] = parseFilter(filter);
    valuesByKind.set(kind, [...(valuesByKind.get(kind) ?? []), value.toLowerCase()]);
  }
  return valuesByKind;
}

const KINDS: ReadonlyMap<string, FilterKind> = new Map([
  ['style', 'style'],
  ['amenity', 'amenity'],
  ['amenities', 'amenity'],
  ['resort', 'resort'],
  ['resorts', 'resort'],
  ['award', 'award'],
]);

/** Rating bands are `4.5-5`, `4+`, `3+` and `2+` (DEC-91). A number alone is the lowest rating as well. */
const RATING_BAND = /^(?<lowest>[1-5](\.5)?)(\+|-5)?$/;

function parseFilter(filter: string): readonly [FilterKind, string] {
  const lowest = RATING_BAND.exec(filter)?.groups?.['lowest'];
  if (lowest !== undefined) return ['rating', lowest];
  const match = /^(?<kind>[a-z]+):(?<value>.+)$/.exec(filter);
  const kind = KINDS.get(match?.groups?.['kind'] ?? '');
  const value = match?.groups?.['value'];
  if (!kind || value === undefined) throw new ApiError(400, 'bad-filter', `filters: cannot read "${filter}"`);
  return [kind, value];
}

function matches(facts: HotelFacts, kind: FilterKind, values: readonly string[]): boolean {
  const has = (owned: readonly string[]) => owned.some((name) => values.includes(name.toLowerCase()));
  switch (kind) {
    case 'rating':
      return values.some((lowest) => facts.reviewScore >= Number(lowest));
    case 'style':
      return has(facts.styles);
    case 'amenity':
      return values.every((name) => facts.hasAmenity(name));
    case 'resort':
      return has([facts.resort]);
    case 'award':
      return facts.awards.some((award) => values.some((value) => meansAward(award, value)));
  }
}

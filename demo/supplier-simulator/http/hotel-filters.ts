import type { HotelFacts, Market } from '../market/market';
import { ApiError } from '@storefront/backend/http/api-error';

/**
 * The hotels that pass all filters (API-FILTER-02). Values of one kind are alternatives, different kinds
 * must all hold; the rating band is the lowest rating that passes.
 *
 * @throws Refusal 400 for a filter that cannot be read.
 */
export function matchingHotels(
  market: Market,
  giataIds: readonly number[],
  filters: readonly string[],
): readonly number[] {
  const wanted = readFilters(filters);
  return giataIds.filter((giataId) => {
    const facts = market.facts(giataId);
    return facts !== null && [...wanted].every(([kind, values]) => passes(facts, kind, values));
  });
}

type FilterKind = 'rating' | 'style' | 'amenity' | 'resort' | 'award';

function readFilters(filters: readonly string[]): ReadonlyMap<FilterKind, readonly string[]> {
  const wanted = new Map<FilterKind, string[]>();
  for (const filter of filters) {
    const [kind, value] = readFilter(filter);
    wanted.set(kind, [...(wanted.get(kind) ?? []), value.toLowerCase()]);
  }
  return wanted;
}

const KINDS: ReadonlyMap<string, FilterKind> = new Map([
  ['style', 'style'],
  ['amenity', 'amenity'],
  ['amenities', 'amenity'],
  ['resort', 'resort'],
  ['resorts', 'resort'],
  ['award', 'award'],
]);

/** `4.5-5`, `4+`, `3+` and `2+` are the bands (DEC-91); a bare number is the lowest rating as well. */
const BAND = /^(?<lowest>[1-5](\.5)?)(\+|-5)?$/;

function readFilter(filter: string): readonly [FilterKind, string] {
  const lowest = BAND.exec(filter)?.groups?.['lowest'];
  if (lowest !== undefined) return ['rating', lowest];
  const match = /^(?<kind>[a-z]+):(?<value>.+)$/.exec(filter);
  const kind = KINDS.get(match?.groups?.['kind'] ?? '');
  const value = match?.groups?.['value'];
  if (!kind || value === undefined) throw new ApiError(400, 'bad-filter', `filters: cannot read "${filter}"`);
  return [kind, value];
}

function passes(facts: HotelFacts, kind: FilterKind, values: readonly string[]): boolean {
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
      return facts.awards.some((award) => values.some((wanted) => plain(award).includes(plain(wanted))));
  }
}

/** `Travellers' Choice`, `Travelers Choice` and their spellings are one award. */
function plain(award: string): string {
  return award.toLowerCase().replaceAll(/['’]/g, '').replace('travellers', 'travelers');
}

import type { HotelRecordWire } from '@storefront/shared/api/hotels/hotel-record.schema';

import type { Market } from '../market/market';
import { Refusal } from '../refusal';

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
    const hotel = market.hotel(giataId);
    return hotel !== undefined && [...wanted].every(([kind, values]) => passes(hotel, kind, values));
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

function readFilter(filter: string): readonly [FilterKind, string] {
  if (/^[1-5](\.5)?$/.test(filter)) return ['rating', filter];
  const match = /^(?<kind>style|amenity|amenities|resort|resorts|award):(?<value>.+)$/.exec(filter);
  const { kind, value } = match?.groups ?? {};
  if (kind === undefined || value === undefined)
    throw new Refusal(400, 'bad-filter', `filters: cannot read "${filter}"`);
  const kinds: Readonly<Record<string, FilterKind>> = {
    style: 'style',
    amenity: 'amenity',
    amenities: 'amenity',
    resort: 'resort',
    resorts: 'resort',
    award: 'award',
  };
  return [kinds[kind] ?? 'style', value];
}

function passes({ hotelDetails }: HotelRecordWire, kind: FilterKind, values: readonly string[]): boolean {
  const details = hotelDetails.taDetails;
  const has = (owned: readonly string[]) => owned.some((name) => values.includes(name.toLowerCase()));
  switch (kind) {
    case 'rating':
      return values.some((band) => Number(hotelDetails.taRating ?? 0) >= Number(band));
    case 'style':
      return has(details?.styles ?? []);
    case 'amenity':
      return values.every((wanted) => details?.amenities?.some((name) => name.toLowerCase() === wanted));
    case 'resort':
      return has([hotelDetails.resort ?? '']);
    case 'award':
      return (details?.awards ?? []).some((award) => {
        const name = (typeof award === 'string' ? award : award.display_name).toLowerCase();
        return values.some((wanted) =>
          name.includes(wanted.replace('travelers choice', "travelers' choice")),
        );
      });
  }
}

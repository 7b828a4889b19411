import type { HotelFacets } from '@storefront/shared/api/hotels/fetch-hotel-facets';
import type { HotelPlaces } from '@storefront/shared/api/hotels/fetch-hotel-places';
import type { HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import { AMENITIES } from '@storefront/shared/domain/catalogue/amenities';
import { AWARDS, meansAward, STYLES } from '@storefront/shared/domain/catalogue/hotel-filter-values';

import type { KeptRecords } from './hotel-records';

/** What maps and filters need of a record. Lists have positions in `NAMES`, which all hotels share. */
export interface HotelSummary {
  /** Degrees; `null`: the record has no coordinates. */
  readonly place: { readonly latitude: number; readonly longitude: number } | null;
  readonly reviewScore: number | null;
  readonly styles: readonly number[];
  readonly awards: readonly number[];
  readonly amenities: readonly number[];
}

/** The names that filters offer; other names of a record are left out. */
const NAMES: readonly string[] = [...STYLES, ...AWARDS, ...AMENITIES];
const POSITIONS: ReadonlyMap<string, number> = new Map(
  NAMES.map((name, position) => [name.toLowerCase(), position]),
);

/** Returns the part of a record that maps and filters need (API-FILTER-02, DEC-91). */
export function summaryOf({ reviewScore, reviews, amenities }: HotelRecord): HotelSummary {
  const { latitude = null, longitude = null, styles = [], awards } = reviews ?? {};
  const awardNames = (awards ?? []).map((award) => (typeof award === 'string' ? award : award.display_name));
  return {
    place: latitude === null || longitude === null ? null : { latitude, longitude },
    reviewScore,
    styles: positionsOf(styles),
    awards: positionsOf(AWARDS.filter((award) => awardNames.some((name) => meansAward(name, award)))),
    amenities: positionsOf(amenities),
  };
}

function positionsOf(names: readonly string[]): number[] {
  return names.flatMap((name) => POSITIONS.get(name.toLowerCase()) ?? []);
}

/** Response of `hotel-places`. */
export function placesOf({ kept, pending }: KeptRecords<HotelSummary>): HotelPlaces {
  return {
    places: kept.flatMap(({ giataId, part: { place } }) => (place ? [{ giataId, ...place }] : [])),
    pending: [...pending],
  };
}

/** Response of `hotel-facets`, with the names that its hotels have. */
export function facetsOf({ kept, pending }: KeptRecords<HotelSummary>): HotelFacets {
  const names: string[] = [];
  const indexes = new Map<number, number>();
  const indexOf = (position: number): number => {
    const existing = indexes.get(position);
    if (existing !== undefined) return existing;
    indexes.set(position, names.length);
    return names.push(NAMES[position] ?? '') - 1;
  };
  const facets = kept.map(({ giataId, part: { reviewScore, styles, awards, amenities } }) => ({
    giataId,
    reviewScore,
    styles: styles.map(indexOf),
    awards: awards.map(indexOf),
    amenities: amenities.map(indexOf),
  }));
  return { names, facets, pending: [...pending] };
}

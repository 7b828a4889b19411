import { AWARDS, STYLES } from '@storefront/shared/domain/catalogue/hotel-filter-values';

import type { DealIndex } from './deal-index';
import { FAILED } from './failed-filters';
import type { Counts, RecordCounts } from './results-view';
import { RATING_BANDS, type FilterChoice } from './view-choice';

/** What the filters need of a hotel record. */
export interface HotelFacets {
  /** 1 to 5; `null`: no reviews. */
  readonly reviewScore: number | null;
  readonly styles: ReadonlySet<string>;
  readonly awards: ReadonlySet<string>;
  readonly amenities: ReadonlySet<string>;
}

/** By giata id. */
export type FacetsById = ReadonlyMap<number, HotelFacets>;

/** The groups whose values are counted with the hotel records. */
type RecordGroup = keyof RecordCounts;

const NO_FACETS: HotelFacets = {
  reviewScore: null,
  styles: new Set(),
  awards: new Set(),
  amenities: new Set(),
};

/**
 * Counts the hotels of each rating band, style, award and amenity that pass the other groups. Amenities combine with
 * AND, so that each is counted together with the selected ones (DEC-91, DEC-137).
 *
 * @param facets `null`: not known, no counts
 */
export function recordCounts(
  index: DealIndex,
  failed: Uint8Array,
  choice: FilterChoice,
  facets: FacetsById | null,
): RecordCounts | null {
  if (facets === null) return null;
  const candidates = [...failed.keys()]
    .filter(
      (position) => ((failed[position] ?? 0) & ~FAILED.lookup) === 0 && hasResort(index, position, choice),
    )
    .map((position) => facets.get(index.giataIds[position] ?? 0) ?? NO_FACETS);
  const passing = (group: RecordGroup | null) =>
    candidates.filter((hotel) => GROUPS.every((other) => other === group || passes[other](hotel, choice)));
  return {
    ratingBand: countsOf(passing('ratingBand'), RATING_BANDS, (hotel, band) => isRated(hotel, band)),
    styles: countsOf(passing('styles'), STYLES, ({ styles }, name) => styles.has(name)),
    awards: countsOf(passing('awards'), AWARDS, ({ awards }, name) => awards.has(name)),
    amenities: amenityCounts(passing(null)),
  };
}

const passes: Readonly<Record<RecordGroup, (hotel: HotelFacets, choice: FilterChoice) => boolean>> = {
  ratingBand: (hotel, { ratingBand }) => ratingBand === null || isRated(hotel, ratingBand),
  styles: (hotel, { styles }) => hasAny(hotel.styles, styles),
  awards: (hotel, { awards }) => hasAny(hotel.awards, awards),
  amenities: (hotel, { amenities }) => amenities.every((name) => hotel.amenities.has(name)),
};
const GROUPS: readonly RecordGroup[] = ['ratingBand', 'styles', 'awards', 'amenities'];

function hasResort(index: DealIndex, position: number, { resorts }: FilterChoice): boolean {
  return resorts.length === 0 || resorts.includes(index.resorts[position] ?? '');
}

function hasAny(owned: ReadonlySet<string>, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((name) => owned.has(name));
}

/** A band begins with its lowest score: `4.5-5`, `4+`. */
function isRated({ reviewScore }: HotelFacets, band: string): boolean {
  return (reviewScore ?? 0) >= Number.parseFloat(band);
}

function countsOf<V extends string>(
  hotels: readonly HotelFacets[],
  values: readonly V[],
  has: (hotel: HotelFacets, value: V) => boolean,
): Counts {
  return Object.fromEntries(
    values.map((value) => [value, hotels.filter((hotel) => has(hotel, value)).length]),
  );
}

function amenityCounts(hotels: readonly HotelFacets[]): Counts {
  const counts: Record<string, number> = {};
  for (const { amenities } of hotels) {
    for (const name of amenities) counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

import { AWARDS, STYLES } from '@storefront/shared/domain/catalogue/hotel-filter-values';
import fc from 'fast-check';

import { aChoice, aDeal } from '../../testing/deal-arbitraries';
import { onlyDeals } from '../../testing/only-deals';

import { buildResultsView, NO_LOOKUP_RESULTS } from './build-results-view';
import type { FacetsById, HotelFacets } from './record-counts';
import { RATING_BANDS, type ViewChoice } from './view-choice';

const AMENITIES = ['Outdoor pool', 'Sauna', 'Beachfront'] as const;
const RESORTS = ['Side', 'Lara'] as const;

const someNames = (names: readonly string[]) => fc.subarray([...names]);
const someFacets: fc.Arbitrary<HotelFacets> = fc
  .record({
    reviewScore: fc.option(fc.constantFrom(1.5, 2, 3, 3.5, 4, 4.5, 5)),
    styles: someNames(STYLES),
    awards: someNames(AWARDS),
    amenities: someNames(AMENITIES),
  })
  .map(({ reviewScore, styles, awards, amenities }) => ({
    reviewScore,
    styles: new Set(styles),
    awards: new Set(awards),
    amenities: new Set(amenities),
  }));
const someHotels = fc.array(
  fc.record({
    stars: fc.integer({ min: 3, max: 5 }),
    resort: fc.constantFrom(...RESORTS),
    facets: fc.option(someFacets, { freq: 8 }),
  }),
  { maxLength: 12 },
);
const someChoice = fc
  .record({
    stars: fc.subarray([3, 4, 5]),
    resorts: someNames(RESORTS),
    ratingBand: fc.option(fc.constantFrom(...RATING_BANDS)),
    styles: someNames(STYLES),
    awards: someNames(AWARDS),
    amenities: someNames(AMENITIES),
  })
  .map((part) => aChoice(part));

interface Hotel {
  readonly stars: number;
  readonly resort: string;
  readonly facets: HotelFacets | null;
}

/** The filters of the specification, hotel by hotel. */
function passesAll({ stars, resort, facets }: Hotel, choice: ViewChoice): boolean {
  const lowest = { '4.5-5': 4.5, '4+': 4, '3+': 3, '2+': 2 };
  return (
    (choice.stars.length === 0 || choice.stars.includes(stars)) &&
    (choice.resorts.length === 0 || choice.resorts.includes(resort)) &&
    (choice.ratingBand === null || (facets?.reviewScore ?? 0) >= lowest[choice.ratingBand]) &&
    passesNames(facets, choice)
  );
}

function passesNames(facets: HotelFacets | null, { styles, awards, amenities }: ViewChoice): boolean {
  const any = (owned: ReadonlySet<string> | undefined, selected: readonly string[]) =>
    selected.length === 0 || selected.some((name) => owned?.has(name));
  return (
    any(facets?.styles, styles) &&
    any(facets?.awards, awards) &&
    amenities.every((name) => facets?.amenities.has(name))
  );
}

function countsOf(hotels: readonly Hotel[], choice: ViewChoice, facets: FacetsById | null) {
  const deals = hotels.map(({ stars, resort }, number) =>
    aDeal({ giataId: number + 1, starClass: stars, location: `${resort}, Antalya` }),
  );
  const lookups = { ...NO_LOOKUP_RESULTS, facets };
  return buildResultsView(onlyDeals(deals), choice, lookups, { guests: 2, highlighted: null }).recordCounts;
}

describe('the counts of ratings, styles, awards and amenities', () => {
  it('equal the number of hotels with that value alone in its group, or with the selected amenities [DEC-137]', () => {
    fc.assert(
      fc.property(someHotels, someChoice, (hotels, choice) => {
        const facets: FacetsById = new Map(
          hotels.flatMap(({ facets: own }, number) => (own ? [[number + 1, own] as const] : [])),
        );
        const counts = countsOf(hotels, choice, facets);
        const total = (change: Partial<ViewChoice>) =>
          hotels.filter((hotel) => passesAll(hotel, { ...choice, ...change })).length;
        for (const ratingBand of RATING_BANDS)
          expect(counts?.ratingBand[ratingBand]).toBe(total({ ratingBand }));
        for (const style of STYLES) expect(counts?.styles[style]).toBe(total({ styles: [style] }));
        for (const award of AWARDS) expect(counts?.awards[award]).toBe(total({ awards: [award] }));
        for (const amenity of AMENITIES)
          expect(counts?.amenities[amenity] ?? 0).toBe(total({ amenities: [...choice.amenities, amenity] }));
      }),
      { numRuns: 300 },
    );
  });

  it('are absent until the records are complete', () => {
    expect(countsOf([{ stars: 4, resort: 'Side', facets: null }], aChoice(), null)).toBeNull();
  });
});

import { AWARDS, STYLES } from '@storefront/shared/domain/catalogue/hotel-filter-values';
import { AMENITIES } from '@storefront/shared/domain/catalogue/amenities';
import fc from 'fast-check';

import { appliedCount, appliedFilters } from './applied-filters';
import { BOARDS, NO_FILTERS, RATING_BANDS, STARS, type ViewChoice } from './view-choice';

const NOTHING_APPLIED: ViewChoice = {
  ...NO_FILTERS,
  departureDate: '2027-06-12',
  sort: 'recommended',
  priceMode: 'person',
  page: 1,
  compared: [],
  showsMap: false,
};
const choiceOf = (part: Partial<ViewChoice>): ViewChoice => ({ ...NOTHING_APPLIED, ...part });
const namesOf = (part: Partial<ViewChoice>) => appliedFilters(choiceOf(part)).map(({ name }) => name);

const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { maxLength: 5 });
const bound = fc.option(fc.integer({ min: 0, max: 5000 }));
const someChoice: fc.Arbitrary<ViewChoice> = fc
  .record({
    stars: some(STARS),
    boards: some(BOARDS),
    priceFrom: bound,
    priceTo: bound,
    hotelName: fc.string({ maxLength: 8 }),
    ratingBand: fc.option(fc.constantFrom(...RATING_BANDS)),
    awards: some(AWARDS),
    styles: some(STYLES),
    resorts: some(['Side', 'Lara', 'Kaleici']),
    amenities: some(AMENITIES),
    priceMode: fc.constantFrom('person', 'total'),
  })
  .map(choiceOf);

describe('appliedFilters', () => {
  it('returns one entry for each selected value, and none by default [SRCH-FLT-01, SRCH-FLT-13]', () => {
    expect(appliedFilters(NOTHING_APPLIED)).toEqual([]);
    expect(namesOf({ boards: ['HB', 'AI'], stars: [1, 4], resorts: ['Side'] })).toEqual([
      'Half Board',
      'All Inclusive',
      '1 star',
      '4 stars',
      'Side',
    ]);
    expect(appliedCount(choiceOf({ boards: ['HB', 'AI'], priceFrom: 100, priceTo: 200 }))).toBe(3);
  });

  it('describes the price range once, in the current price mode [SRCH-FLT-07]', () => {
    expect(namesOf({ priceFrom: 300, priceTo: 500 })).toEqual(['£300 to £500 per person']);
    expect(namesOf({ priceTo: 1500, priceMode: 'total' })).toEqual(['up to £1,500 in total']);
    expect(namesOf({ priceFrom: 300 })).toEqual(['from £300 per person']);
  });

  it('names the values of the other groups [SRCH-06, SRCH-FLT-08, SRCH-FLT-10, SRCH-FLT-12]', () => {
    expect(
      namesOf({
        hotelName: 'sol',
        ratingBand: '4.5-5',
        awards: ['Travelers Choice'],
        styles: ['Luxury'],
        amenities: ['Sauna'],
      }),
    ).toEqual(['hotel name “sol”', 'guest rating 4.5 to 5', 'Travelers Choice', 'Luxury', 'Sauna']);
  });

  it('removes only its own value', () => {
    const [halfBoard] = appliedFilters(choiceOf({ boards: ['HB', 'AI'], stars: [4] }));
    expect(halfBoard?.change).toEqual({ boards: ['AI'] });
  });

  it('can be removed one by one, in any order, until no filter is left [DEC-92]', () => {
    fc.assert(
      fc.property(someChoice, fc.infiniteStream(fc.nat()), (first, picks) => {
        let choice = first;
        for (let left = appliedCount(first); left > 0; left -= 1) {
          const applied = appliedFilters(choice);
          expect(applied).toHaveLength(left);
          expect(new Set(applied.map(({ key }) => key)).size).toBe(left);
          const pick = applied[picks.next().value % left];
          choice = { ...choice, ...pick?.change };
        }
        expect(choice).toEqual({ ...first, ...NO_FILTERS });
      }),
    );
  });
});

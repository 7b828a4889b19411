import fc from 'fast-check';

import type { Scenario } from './reference-results';
import { someDeals } from './deal-arbitraries';

/** Up to `most` hotels with their lookup results. */
export function someScenario(most: number): fc.Arbitrary<Scenario> {
  return fc
    .record({
      deals: someDeals(most),
      guests: fc.integer({ min: 1, max: 5 }),
      rated: fc.integer({ min: 1, max: 4 }),
      order: fc.constantFrom('as they came', 'turned round', 'some missing'),
    })
    .map(({ deals, guests, rated, order }) => {
      const ids = deals.map(({ giataId }) => giataId);
      return {
        deals,
        guests,
        wellRated: new Set(ids.filter((giataId) => giataId % rated === 0)),
        byReviews:
          order === 'as they came'
            ? null
            : ids.toReversed().filter((giataId) => order === 'turned round' || giataId % 3 !== 0),
        coordinates: new Map(
          ids
            .filter((giataId) => giataId % 5 !== 0)
            .map((giataId) => [giataId, { latitude: 35.5 + (giataId % 4) / 2, longitude: 30.5 }]),
        ),
      };
    });
}

import fc from 'fast-check';

import { cardAmenities } from './card-amenities';

/** The twelve of the specification, in its order. */
const TWELVE = [
  'Beachfront',
  'Water park',
  'Water slides',
  'Poolside Bar',
  'Outdoor pool',
  'Indoor pool',
  'Infinity pool',
  'Sun Loungers',
  'Internet',
  'Airport transportation',
  'Bar/Lounge',
  'Sauna',
];

describe('cardAmenities', () => {
  it('returns the first six of the fixed twelve that the hotel has [SRCH-CARD-04]', () => {
    fc.assert(
      fc.property(fc.subarray(TWELVE), fc.array(fc.constantFrom('Spa', 'Kids club', '')), (own, others) => {
        const mixed = [...others, ...own.toReversed(), ...others];
        expect(cardAmenities(mixed)).toEqual(own.slice(0, 6));
      }),
    );
  });

  it('matches without regard to case and returns the spelling of the specification [SRCH-CARD-04]', () => {
    expect(cardAmenities(['SAUNA', 'sun loungers', 'Poolside bar', 'sauna'])).toEqual([
      'Poolside Bar',
      'Sun Loungers',
      'Sauna',
    ]);
  });

  it('returns nothing when the hotel has none of the twelve [SRCH-CARD-04]', () => {
    expect(cardAmenities(['Spa', 'Outdoor pools'])).toEqual([]);
  });
});

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

describe('amenities of a card', () => {
  it('[SRCH-CARD-04] are the first six of the fixed twelve that the hotel has', () => {
    fc.assert(
      fc.property(fc.subarray(TWELVE), fc.array(fc.constantFrom('Spa', 'Kids club', '')), (own, others) => {
        const mixed = [...others, ...own.toReversed(), ...others];
        expect(cardAmenities(mixed)).toEqual(own.slice(0, 6));
      }),
    );
  });

  it('[SRCH-CARD-04] are found whatever their capitals, and shown in those of the specification', () => {
    expect(cardAmenities(['SAUNA', 'sun loungers', 'Poolside bar', 'sauna'])).toEqual([
      'Poolside Bar',
      'Sun Loungers',
      'Sauna',
    ]);
  });

  it('[SRCH-CARD-04] are none where the hotel has none of them', () => {
    expect(cardAmenities(['Spa', 'Outdoor pools'])).toEqual([]);
  });
});

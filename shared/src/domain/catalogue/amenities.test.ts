import { AMENITIES, AMENITY_GROUPS } from './amenities';

describe('the amenities of the filter', () => {
  it.each([
    ['Beachfront', 'Beachfront', 'Lifeguard on beach'],
    ['Pool', 'Outdoor pool', 'Sunrise swims'],
    ['Water Fun', 'Water park', 'Open air cinema'],
    ['Relaxation & Sun', 'Spa', 'Bathrobes'],
  ] as const)('of the group %s are 75, from %s to %s [DEC-90]', (group, first, last) => {
    const names = AMENITY_GROUPS[group];
    expect([names.length, names[0], names.at(-1)]).toEqual([75, first, last]);
  });

  it('are in one group each, with a name [DEC-90]', () => {
    expect(new Set(AMENITIES).size).toBe(AMENITIES.length);
    for (const name of AMENITIES) expect(name).toMatch(/^[A-Z0-9][\w/ -]+$/);
    expect(AMENITIES).toHaveLength(300);
  });
});

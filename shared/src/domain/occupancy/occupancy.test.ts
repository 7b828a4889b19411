import {
  DEFAULT_OCCUPANCY,
  describeOccupancy,
  guestCount,
  occupancySchema,
  roomOccupancySchema,
} from './occupancy';

const room = (adults: number, childAges: readonly number[] = []) => ({
  adults,
  children: childAges.length,
  childAges: [...childAges],
});

describe('the occupancy', () => {
  it.each([
    [room(0), false],
    [room(1), true],
    [room(6), true],
    [room(7), false],
    [room(1.5), false],
    [room(2, [0, 17]), true],
    [room(2, [-1]), false],
    [room(2, [18]), false],
    [room(2, [1.5]), false],
    [room(2, [1, 2, 3, 4]), true],
    [room(2, [1, 2, 3, 4, 5]), false],
    [{ adults: 2, children: -1, childAges: [] }, false],
  ])(
    'accepts a room of 1 to 6 adults and up to 4 children of 0 to 17 years: %j is %s [DOM-ROOM-01]',
    (one, valid) => {
      expect(roomOccupancySchema.safeParse(one).success).toBe(valid);
    },
  );

  it.each([
    { adults: 2, children: 1, childAges: [] },
    { adults: 2, children: 0, childAges: [5] },
  ])('rejects %j, which does not have one age per child, and names the ages [DOM-ROOM-01]', (one) => {
    expect(roomOccupancySchema.safeParse(one).error?.issues).toEqual([
      expect.objectContaining({ path: ['childAges'], message: 'childAges must contain one age per child' }),
    ]);
  });

  it.each([0, 1, 4, 5])('has 1 to 4 rooms, here %i', (rooms) => {
    const occupancy = Array.from({ length: rooms }, () => room(2));
    expect(occupancySchema.safeParse(occupancy).success).toBe(rooms >= 1 && rooms <= 4);
  });

  it('is one room with two adults by default', () => {
    expect(DEFAULT_OCCUPANCY).toEqual([{ adults: 2, children: 0, childAges: [] }]);
  });

  it.each([
    [[room(1)], 1, '1 adult, 1 room'],
    [[room(2)], 2, '2 adults, 1 room'],
    [[room(2, [5])], 3, '2 adults, 1 child, 1 room'],
    [[room(2, [5, 7]), room(1, [0])], 6, '3 adults, 3 children, 2 rooms'],
  ])('of %j has %i guests, in words: %s', (rooms, count, text) => {
    expect(guestCount(rooms)).toBe(count);
    expect(describeOccupancy(rooms)).toBe(text);
  });
});

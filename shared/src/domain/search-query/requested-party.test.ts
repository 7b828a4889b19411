import fc from 'fast-check';

import { describeOccupancy, occupancySchema } from '../occupancy/occupancy';

import { readGuests, readRequestedRooms } from './requested-party';

const read = (search: string, maxRooms = 3) => readRequestedRooms(new URLSearchParams(search), maxRooms);

describe('the party of a URL', () => {
  it.each([
    ['adultsRoom1=99&childrenRoom1=12', '6 adults, 4 children, 1 room', 2, 4],
    ['adultsRoom1=0&childrenRoom1=4', '1 adult, 4 children, 1 room', 1, 4],
    ['adultsRoom1=1&childrenRoom1=12', '1 adult, 4 children, 1 room', 1, 4],
    ['childrenRoom1=2&childrenAgesRoom1=4,5', '2 adults, 2 children, 1 room', 1, 0],
    ['adultsRoom1=2&childrenRoom1=3&childrenAgesRoom1=5', '2 adults, 3 children, 1 room', 0, 3],
    ['adultsRoom1=2&adultsRoom2=1&adultsRoom3=1&adultsRoom4=2', '4 adults, 3 rooms', 1, 0],
    ['adultsRoom1=2&adultsRoom2=0', '2 adults, 1 room', 0, 0],
    ['adultsRoom1=2&adultsRoom3=0&childrenRoom3=0', '2 adults, 1 room', 0, 0],
    ['adultsRoom1=2&adultsRoom2=0&childrenRoom2=1&childrenAgesRoom2=5', '3 adults, 1 child, 2 rooms', 1, 0],
    ['', '2 adults, 1 room', 0, 0],
  ])('of %s becomes %s, with its reasons [DEC-112, DEC-21, SRCH-VAL-02]', (search, party, reasons, ages) => {
    const requested = read(search);
    expect(describeOccupancy(requested.rooms)).toBe(party);
    expect(requested.reasons).toHaveLength(reasons);
    expect(requested.assumedAges).toBe(ages);
  });

  it('has the numbers of the URL in its reasons [DEC-112]', () => {
    expect(read('adultsRoom1=2&adultsRoom2=99').reasons).toEqual([
      'a room takes up to 6 adults (the link has 99 in room 2)',
    ]);
  });

  it('limits a number of guests to three full rooms [DEC-112, DEC-22]', () => {
    const requested = readGuests(new URLSearchParams('totalGuests=19'), 3);
    expect(requested).toMatchObject({ reasons: ['at most 18 guests can be booked online'] });
    expect(describeOccupancy(requested?.rooms ?? [])).toBe('18 adults, 3 rooms');
  });

  const someRoom = fc.record({ adults: fc.nat({ max: 120 }), children: fc.nat({ max: 20 }) });

  it('can always be searched, and is never changed without a reason [DEC-112]', () => {
    fc.assert(
      fc.property(fc.array(someRoom, { minLength: 1, maxLength: 5 }), (rooms) => {
        const params = new URLSearchParams();
        rooms.forEach(({ adults, children }, index) => {
          params.set(`adultsRoom${index + 1}`, String(adults));
          params.set(`childrenRoom${index + 1}`, String(children));
          params.set(`childrenAgesRoom${index + 1}`, Array.from({ length: children }, () => 7).join(','));
        });
        const requested = readRequestedRooms(params, 3);
        expect(occupancySchema.safeParse(requested.rooms).success).toBe(true);
        const expected = rooms
          .filter(({ adults, children }) => adults + children > 0)
          .map(({ adults, children }) => [adults, children]);
        const actual = requested.rooms.map(({ adults, children }) => [adults, children]);
        const same = JSON.stringify(expected) === JSON.stringify(actual);
        if (!same && expected.length > 0) expect(requested.reasons).not.toEqual([]);
        if (same) expect(requested.reasons).toEqual([]);
      }),
    );
  });
});

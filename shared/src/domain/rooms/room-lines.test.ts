import fc from 'fast-check';

import type { Occupancy, RoomOccupancy } from '../occupancy/occupancy';

import { roomLines, roomTexts } from './room-lines';

const FAMILY: RoomOccupancy = { adults: 2, children: 1, childAges: [6] };
const COUPLE: RoomOccupancy = { adults: 2, children: 0, childAges: [] };

const guests: fc.Arbitrary<RoomOccupancy> = fc
  .record({
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
  })
  .map(({ adults, childAges }) => ({ adults, childAges, children: childAges.length }));
const party: fc.Arbitrary<Occupancy> = fc.array(guests, { minLength: 1, maxLength: 4 });

describe('the rooms of a package', () => {
  it('are named in the order of the party, each with its guests and the ages of the children [DEC-120]', () => {
    expect(roomTexts([{ name: 'Family room' }, { name: 'Double room' }], [FAMILY, COUPLE])).toEqual([
      'Room 1: Family room, 2 adults, 1 child (6)',
      'Room 2: Double room, 2 adults',
    ]);
    expect(roomLines([{ name: 'Double room' }], [{ adults: 1, children: 2, childAges: [0, 12] }])).toEqual([
      { label: 'Room', value: 'Double room, 1 adult, 2 children (under 1, 12)' },
    ]);
  });

  it('have no number when there is only one', () => {
    expect(roomTexts([{ name: 'Double room' }], [COUPLE])).toEqual(['Double room, 2 adults']);
  });

  it('have a line each, also when the supplier names fewer or more rooms than the party has', () => {
    expect(roomTexts([{ name: 'Double room' }], [FAMILY, COUPLE])).toEqual([
      'Room 1: Double room, 2 adults, 1 child (6)',
      'Room 2: 2 adults',
    ]);
    expect(roomTexts([{ name: 'Double room' }], [])).toEqual(['Double room']);
  });

  it('contain every guest of the party once', () => {
    fc.assert(
      fc.property(
        party,
        fc.array(fc.constantFrom('', 'Double room', 'Suite'), { maxLength: 4 }),
        (all, names) => {
          const lines = roomLines(
            names.map((name) => ({ name })),
            all,
          );
          expect(lines).toHaveLength(Math.max(all.length, names.length));
          const read = lines.map(({ value }) => ({
            adults: Number(/(\d+) adult/.exec(value)?.[1] ?? 0),
            childAges: (/\((.*)\)/.exec(value)?.[1] ?? '')
              .split(', ')
              .filter(Boolean)
              .map((age) => (age === 'under 1' ? 0 : Number(age))),
          }));
          expect(read.slice(0, all.length)).toEqual(
            all.map(({ adults, childAges }) => ({ adults, childAges })),
          );
          names.forEach((name, index) => expect(lines[index]?.value.startsWith(name)).toBe(true));
        },
      ),
    );
  });
});

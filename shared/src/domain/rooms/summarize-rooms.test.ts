import fc from 'fast-check';

import { summarizeRooms } from './summarize-rooms';

describe('the rooms of a card', () => {
  it.each([
    [['Double room'], 'Double room'],
    [['Double room', 'Double room'], '2 Double rooms'],
    [
      ['Family room', 'Superior double room', 'Superior double room'],
      '3 rooms: Family room, 2 Superior double rooms',
    ],
    [['Double room', 'Family room', 'Double room'], '3 rooms: 2 Double rooms, Family room'],
    [['Twin room with garden view', 'Twin room with garden view'], '2 Twin rooms with garden view'],
    [['Inside cabin', 'Inside cabin'], '2 Inside cabins'],
    [['Room only rate', 'Room only rate'], '2 × Room only rate'],
    [['Standard', 'Standard', 'Suite'], '3 rooms: 2 × Standard, Suite'],
    [['Family room', ''], '2 rooms'],
    [[''], ''],
    [[], ''],
  ])('%j are "%s" [DEC-120]', (names, summary) => {
    expect(summarizeRooms(names)).toBe(summary);
  });

  it('add up to the number of rooms, whatever the supplier calls them', () => {
    const name = fc.constantFrom('Family room', 'Double room with balcony', 'Standard', 'Junior suite');
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 5 }), (names) => {
        const parts = summarizeRooms(names)
          .replace(/^\d rooms: /, '')
          .split(', ');
        const counts = parts.map((part) => Number(/^(\d) /.exec(part)?.[1] ?? 1));
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(names.length);
        expect(parts).toHaveLength(new Set(names).size);
      }),
    );
  });
});

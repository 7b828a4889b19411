import { roomFacts } from './room-facts';

const PARTY = [
  { adults: 2, children: 1, childAges: [6] },
  { adults: 2, children: 0, childAges: [] },
];
const room = (name: string) => ({ code: 'DB2', name });

describe('the rooms of a package', () => {
  it('are named with their guests [DEC-120]', () => {
    expect(roomFacts([room('Family room'), room('Double room')], PARTY)).toEqual([
      'Room 1: Family room, 2 adults, 1 child (6)',
      'Room 2: Double room, 2 adults',
    ]);
    expect(roomFacts([room('Double room')], PARTY.slice(1))).toEqual(['Double room, 2 adults']);
  });

  it('are named by Book Now where the supplier describes only the first', () => {
    const facts = [
      'Room 1: Family room, 2 adults, 1 child (6)',
      'Room 2: 2 adults, named before you book, when you press Book Now',
    ];
    expect(roomFacts([room('Family room'), room('')], PARTY)).toEqual(facts);
    expect(roomFacts([room('Family room')], PARTY)).toEqual(facts);
  });

  it('are not mentioned when the supplier describes none', () => {
    expect(roomFacts([room(''), room('')], PARTY)).toEqual([]);
    expect(roomFacts([], PARTY)).toEqual([]);
  });
});

import { roomLines } from './room-lines';

it('lists the guests of each room, also when the supplier names fewer or more rooms [PERS-02]', () => {
  const occupancy = [
    { adults: 2, children: 1, childAges: [7] },
    { adults: 1, children: 2, childAges: [0, 12] },
  ];
  expect(roomLines({ rooms: [{ code: 'D', name: 'Double' }], occupancy })).toEqual([
    { label: 'Room 1', name: 'Double', guests: '2 adults, 1 child (7)' },
    { label: 'Room 2', name: '', guests: '1 adult, 2 children (under 1, 12)' },
  ]);
  expect(roomLines({ rooms: [{ code: 'D', name: 'Double' }], occupancy: [] })).toMatchObject([
    { guests: '' },
  ]);
});

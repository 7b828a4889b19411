import { searchParameters } from './search-parameters';

describe('the fields of a search', () => {
  it('have nobody in the rooms that the party does not need, with empty ages [DEC-21]', () => {
    const params = searchParameters({
      destinationId: 101,
      departureId: -1,
      dateMin: '2027-06-10',
      dateMax: '2027-06-14',
      durationMin: 7,
      durationMax: 7,
      boardType: '',
      rating: '12345',
      rooms: [{ adults: 2, children: 1, childAges: [5] }],
    });
    const ofRooms = Object.entries(params).filter(([name]) => /room[1-4]$/i.test(name));
    const none = (room: number) => ({
      [`adultsRoom${room}`]: '0',
      [`childrenRoom${room}`]: '0',
      [`childagesroom${room}`]: '',
    });
    expect(Object.fromEntries(ofRooms)).toEqual({
      adultsRoom1: '2',
      childrenRoom1: '1',
      childrenAgesRoom1: '5',
      ...none(2),
      ...none(3),
      ...none(4),
    });
  });
});

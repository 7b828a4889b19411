import { readRoomsParam, writeRoomsParam } from './explore-rooms';

describe('rooms as one parameter', () => {
  it.each([
    ['2', [{ adults: 2, children: 0, childAges: [] }]],
    [
      '2-4-11,1',
      [
        { adults: 2, children: 2, childAges: [4, 11] },
        { adults: 1, children: 0, childAges: [] },
      ],
    ],
  ])('reads what it writes: %s', (text, rooms) => {
    expect(readRoomsParam(text)).toEqual(rooms);
    expect(writeRoomsParam(rooms)).toBe(text);
  });

  it.each(['', '0', '7', '2-', '2,', '2-18', '2--1', 'two', '1-1-1-1-1-1', '1,1,1,1,1'])(
    'refuses "%s"',
    (text) => {
      expect(readRoomsParam(text)).toBeNull();
    },
  );
});

import { detailsPath, parseDetailsQuery } from './details-path';
import { readGuests, readRequestedRooms } from './requested-party';
import { defaultChoice, parseSearchQuery, queryFromChoice, searchPath } from './search-query';

const TODAY = '2026-11-21';
const search = (text: string) => parseSearchQuery(new URLSearchParams(text), TODAY);
const details = (text: string) => parseDetailsQuery(new URLSearchParams(text));
const party = (text: string) => readRequestedRooms(new URLSearchParams(text), 3);
const rooms = [{ adults: 2, children: 0, childAges: [] }];

describe('a value of a link', () => {
  it.each([
    ['boardType', '12', '12'],
    ['boardType', '123', ''],
    ['boardType', 'x1', ''],
    ['boardType', '1x', ''],
    ['rating', '45', '45'],
    ['rating', '6', '2345'],
    ['rating', 'x45', '2345'],
    ['rating', '45x', '2345'],
    ['rating', '', '2345'],
  ] as const)('%s=%s of a search is read as %j', (name, text, value) => {
    expect(search(`${name}=${text}`)[name]).toBe(value);
  });

  it('ends the window of a search at its start at the earliest, otherwise five days later', () => {
    const end = (dateMax: string) => search(`dateMin=2027-06-09&dateMax=${dateMax}`).dateMax;
    expect(['2027-06-08', '2027-06-09', '2027-06-12', ''].map(end)).toEqual([
      '2027-06-14',
      '2027-06-09',
      '2027-06-12',
      '2027-06-14',
    ]);
  });

  it('is in the path of a search when there is one', () => {
    const query = queryFromChoice(defaultChoice(TODAY));
    const params = (more: object) => new URLSearchParams(searchPath({ ...query, ...more }).split('?')[1]);
    expect([...params({}).keys()]).not.toEqual(expect.arrayContaining(['selectedStars']));
    expect([...params({}).keys()].filter((name) => /giata|Ages/.test(name))).toEqual([]);
    expect(Object.fromEntries(params({ selectedStars: 4, giata: 7 }))).toMatchObject({
      selectedStars: '4',
      giata: '7',
    });
  });

  it('is in the path of holiday details when there is one, rooms as well [DEC-21]', () => {
    const query = { departureId: -2, rooms, boardBasis: null, date: null, nights: null, giataId: null };
    expect(detailsPath('H1', query)).toBe(
      '/holiday-details/H1?departureId=-2&adultsRoom1=2&childrenRoom1=0&numRooms=1&totalGuests=2',
    );
  });

  it('has the ages of every room under childrenAgesRoom1 to 4 in the path of holiday details [DEC-17, DEC-20]', () => {
    const ages = [[5], [0, 11], [16], [7]];
    const party = ages.map((childAges) => ({ adults: 1, children: childAges.length, childAges }));
    const query = { departureId: -1, boardBasis: null, date: null, nights: null, giataId: null };
    const params = new URLSearchParams(detailsPath('H1', { ...query, rooms: party }).split('?')[1]);
    expect([...params].filter(([name]) => /ages/i.test(name))).toEqual([
      ['childrenAgesRoom1', '5'],
      ['childrenAgesRoom2', '0,11'],
      ['childrenAgesRoom3', '16'],
      ['childrenAgesRoom4', '7'],
    ]);
  });

  it.each([
    ['month', '2027-12', '2027-12'],
    ['month', '2027-13', null],
    ['month', 'x2027-12', null],
    ['month', '2027-12-01', null],
    ['month', '', null],
    ['departureId', '-100', -100],
    ['departureId', '-101', -1],
    ['departureId', '10000', 10_000],
    ['departureId', '', -1],
  ] as const)('%s=%s of holiday details is read as %j', (name, text, value) => {
    expect(details(`${name}=${text}`)[name]).toBe(value);
  });
});

describe('the party of a link', () => {
  it.each([
    ['adultsRoom4=1', ['at most 3 rooms can be booked online']],
    ['childrenRoom1=1&childrenAgesRoom1=4', ['the link does not say how many adults stay in room 1']],
    ['adultsRoom1=0&childrenRoom1=1&childrenAgesRoom1=4', ['children in room 1 need at least one adult']],
    [
      'adultsRoom1=6&childrenRoom1=5&childrenAgesRoom1=1,2,3,4,5',
      ['a room takes up to 4 children (the link has 5 in room 1)'],
    ],
    ['adultsRoom1=6&childrenRoom1=4&childrenAgesRoom1=1,2,3,4', []],
  ])('of %s has the reasons %j [DEC-112]', (text, reasons) => {
    expect(party(text).reasons).toEqual(reasons);
  });

  it.each([
    ['5,17', [5, 17], []],
    ['5,18', [2, 2], [5]],
    ['5,x7', [2, 2], [5]],
    ['5,7x', [2, 2], [5]],
    ['5', [2, 2], [5]],
    ['1,2,3', [2, 2], [1, 2, 3]],
    ['', [2, 2], []],
  ])('reads the ages %s of two children as %j [DEC-112, SRCH-VAL-02]', (ages, childAges, unusedAges) => {
    const read = party(`adultsRoom1=2&childrenRoom1=2&childrenAgesRoom1=${ages}`);
    expect(read.rooms).toEqual([{ adults: 2, children: 2, childAges }]);
    expect(read.unusedAges).toEqual(unusedAges);
  });

  it('of a number of guests has no children, and no reason up to the limit [DEC-22]', () => {
    const room = { adults: 6, children: 0, childAges: [] };
    expect(readGuests(new URLSearchParams('totalGuests=18'), 3)).toEqual({
      rooms: [room, room, room],
      reasons: [],
      assumedAges: 0,
      unusedAges: [],
    });
  });
});

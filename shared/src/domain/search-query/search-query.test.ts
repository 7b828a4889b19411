import { RecordedParams } from '@storefront/shared/testing/recorded-params';
import fc from 'fast-check';

import { addDays } from '../dates/iso-date';
import { roomOccupancySchema } from '../occupancy/occupancy';

import { detailsPath, parseDetailsQuery } from './details-path';
import { DETAILS_PARAMS, SEARCH_PARAMS } from './query-params';
import {
  choiceFromQuery,
  defaultChoice,
  dpSearchParams,
  searchRequests,
  parseSearchQuery,
  queryFromChoice,
  searchPath,
} from './search-query';

const TODAY = '2026-11-21';
const parse = (search: string) => parseSearchQuery(new URLSearchParams(search), TODAY);

const sampleRoom = fc
  .record({
    adults: fc.integer({ min: 1, max: 6 }),
    childAges: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 4 }),
  })
  .map(({ adults, childAges }) => ({ adults, children: childAges.length, childAges }));

const sampleChoice = fc.record({
  destinationId: fc.constantFrom(1, 101, 601),
  departureId: fc.constantFrom(-1, -13, 26),
  departureDate: fc.integer({ min: 1, max: 500 }).map((days) => addDays(TODAY, days)),
  nights: fc.constantFrom(2, 7, 14, 21),
  rooms: fc.array(sampleRoom, { minLength: 1, maxLength: 3 }),
});

describe('the search in the URL', () => {
  it('reads exactly the parameters that servers keep', () => {
    const rooms = [1, 2, 3].map((room) => `adultsRoom${room}=2&childrenRoom${room}=1`);
    const params = new RecordedParams(rooms.join('&'));
    parseSearchQuery(params, TODAY);
    expect(params.names).toEqual(new Set(SEARCH_PARAMS));
  });

  it('reads exactly the parameters of holiday details that servers keep', () => {
    const rooms = [1, 2, 3, 4].map((room) => `adultsRoom${room}=2&childrenRoom${room}=1`);
    const params = new RecordedParams(rooms.join('&'));
    parseDetailsQuery(params);
    expect(params.names).toEqual(new Set(DETAILS_PARAMS));
  });
});

describe('the search query', () => {
  it('defaults to today + 60 in the window of today + 57 to today + 62 [FORM-ST-01, CONST-06, DEC-05]', () => {
    const query = parse('');

    expect([query.dateMin, query.dateMax]).toEqual(['2027-01-17', '2027-01-22']);
    expect(choiceFromQuery(query).departureDate).toBe('2027-01-20');
    expect(choiceFromQuery(query)).toEqual(defaultChoice(TODAY));
  });

  it('covers three days before and after the chosen date, with flexibility 3 [NAV-04]', () => {
    const query = queryFromChoice({ ...defaultChoice(TODAY), departureDate: '2027-06-12' });

    expect(query).toMatchObject({
      dateMin: '2027-06-09',
      dateMax: '2027-06-15',
      flexibility: 3,
      rating: '2345',
    });
  });

  it('is the same after it was written to and read from the URL [FORM-07]', () => {
    fc.assert(
      fc.property(sampleChoice, (choice) => {
        const path = searchPath(queryFromChoice(choice));
        expect(path).toMatch(/^\/search\?/);
        expect(choiceFromQuery(parse(path.slice('/search'.length)))).toEqual(choice);
      }),
    );
  });

  it('writes exactly the specified parameter names [DOM-CRIT-01, DOM-CRIT-02, DEC-20, DEC-21]', () => {
    const rooms = [
      { adults: 2, children: 1, childAges: [5] },
      { adults: 1, children: 2, childAges: [0, 15] },
      { adults: 3, children: 1, childAges: [9] },
    ];
    const params = new URL(searchPath(queryFromChoice({ ...defaultChoice(TODAY), rooms })), 'http://x')
      .searchParams;

    expect([...params.keys()]).toEqual([
      'tradingNameId',
      'MaxResults',
      'DestinationType',
      'departureId',
      'flexibility',
      'destinationId',
      'dateMin',
      'dateMax',
      'durationMin',
      'durationMax',
      'boardType',
      'rating',
      'adultsRoom1',
      'childrenRoom1',
      'childrenAgesRoom1',
      'adultsRoom2',
      'childrenRoom2',
      'childagesroom2',
      'adultsRoom3',
      'childrenRoom3',
      'childagesroom3',
      'totalGuests',
      'totalRooms',
    ]);
    expect(params.get('childagesroom2')).toBe('0,15');
    expect(params.get('tradingNameId')).toBe('200209');
    expect([params.get('totalGuests'), params.get('totalRooms')]).toEqual(['10', '3']);
  });

  it('requests each destination of a group, with a share of the results [FORM-VAL-12]', () => {
    const query = parseSearchQuery(new URLSearchParams('destinationId=-601'), TODAY);
    expect(query.destinationId).toBe(-601);
    const requests = searchRequests(query);
    expect(requests.map((params) => params.get('destinationId'))).toEqual(['601', '602', '603']);
    expect(requests.map((params) => params.get('MaxResults'))).toEqual(['6667', '6667', '6667']);
  });

  it('requests one destination once, and any destination for a group that is unknown [FORM-VAL-12]', () => {
    const idsOf = (search: string) =>
      searchRequests(parseSearchQuery(new URLSearchParams(search), TODAY)).map((params) => [
        params.get('destinationId'),
        params.get('MaxResults'),
      ]);
    expect(idsOf('destinationId=601')).toEqual([['601', '7000']]);
    expect(idsOf('destinationId=-602')).toEqual([['1', '7000']]);
    expect(idsOf('destinationId=0')).toEqual([['1', '7000']]);
    expect(idsOf('destinationId=-601&MaxResults=100')).toEqual([
      ['601', '100'],
      ['602', '100'],
      ['603', '100'],
    ]);
  });

  it('requests the five days around the date from the supplier, with zeros for missing rooms and no hotel [API-DPSEARCH-02, API-DPSEARCH-03, DOM-CRIT-01, DEC-07, DEC-50]', () => {
    const params = dpSearchParams(queryFromChoice({ ...defaultChoice(TODAY), departureDate: '2027-06-12' }));

    expect(Object.fromEntries(params)).toEqual({
      tradingNameId: '200209',
      MaxResults: '7000',
      DestinationType: 'Region',
      departureId: '-1',
      flexibility: '3',
      destinationId: '1',
      dateMin: '2027-06-10',
      dateMax: '2027-06-14',
      durationMin: '7',
      durationMax: '7',
      boardType: '',
      rating: '12345',
      adultsRoom1: '2',
      childrenRoom1: '0',
      childrenAgesRoom1: '',
      adultsRoom2: '0',
      childrenRoom2: '0',
      childagesroom2: '',
      adultsRoom3: '0',
      childrenRoom3: '0',
      childagesroom3: '',
    });
  });

  it('requests the destination, airport, nights, board and rooms of the URL [API-DPSEARCH-02]', () => {
    const search = {
      destinationId: '601',
      departureId: '26',
      durationMin: '10',
      durationMax: '12',
      boardType: '5',
      MaxResults: '100',
      adultsRoom1: '2',
      childrenRoom1: '1',
      childrenAgesRoom1: '5',
      adultsRoom2: '1',
      childrenRoom2: '2',
      childagesroom2: '0,11',
      adultsRoom3: '3',
      childrenRoom3: '1',
      childagesroom3: '9',
    };
    const params = dpSearchParams(parse(String(new URLSearchParams(search))));
    expect(Object.fromEntries(params)).toMatchObject(search);
  });

  it.each([
    [
      'uses age 2 when the ages do not match the number of children [SRCH-VAL-02, DEC-19]',
      'adultsRoom1=2&childrenRoom1=2&childrenAgesRoom1=5',
      [{ adults: 2, children: 2, childAges: [2, 2] }],
    ],
    [
      'uses age 2 when there are more ages than children [SRCH-VAL-02, DEC-19]',
      'adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=5,7',
      [{ adults: 2, children: 1, childAges: [2] }],
    ],
    [
      'keeps the ages of the other rooms [SRCH-VAL-02, DEC-19]',
      'adultsRoom1=2&childrenRoom1=2&childrenAgesRoom1=5&adultsRoom2=1&childrenRoom2=1&childagesroom2=9',
      [
        { adults: 2, children: 2, childAges: [2, 2] },
        { adults: 1, children: 1, childAges: [9] },
      ],
    ],
    [
      'uses age 2 for the children of the second and third room [SRCH-VAL-02, DEC-19]',
      'adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=7&adultsRoom2=1&childrenRoom2=3&childagesroom2=9,4&adultsRoom3=1&childrenRoom3=2&childagesroom3=9',
      [
        { adults: 2, children: 1, childAges: [7] },
        { adults: 1, children: 3, childAges: [2, 2, 2] },
        { adults: 1, children: 2, childAges: [2, 2] },
      ],
    ],
    [
      'uses two adults without a room [SRCH-VAL-03]',
      'childrenRoom1=0',
      [{ adults: 2, children: 0, childAges: [] }],
    ],
    [
      'uses one room of two adults when no room is named [SRCH-VAL-03]',
      'destinationId=101',
      [{ adults: 2, children: 0, childAges: [] }],
    ],
    [
      'accepts the other spelling of the ages [SRCH-VAL-04]',
      'adultsRoom1=1&childrenRoom1=1&childagesroom1=9',
      [{ adults: 1, children: 1, childAges: [9] }],
    ],
  ])('%s', (_title, search, rooms) => {
    expect(parse(search).rooms).toEqual(rooms);
  });

  it.each([
    ['selectedStars=4', { selectedStars: 4 }],
    ['selectedStars=4.5', { selectedStars: null }],
    ['selectedStars=6', { selectedStars: null }],
    ['MaxResults=999999', { maxResults: 7000 }],
    ['MaxResults=7001', { maxResults: 7000 }],
    ['MaxResults=0', { maxResults: 7000 }],
    ['MaxResults=-1', { maxResults: 7000 }],
    ['MaxResults=1.5', { maxResults: 7000 }],
    ['MaxResults=all', { maxResults: 7000 }],
    ['MaxResults=', { maxResults: 7000 }],
    ['MaxResults=7000', { maxResults: 7000 }],
    ['MaxResults=6999', { maxResults: 6999 }],
    ['MaxResults=1', { maxResults: 1 }],
    ['dateMin=2027-02-30', { dateMin: '2027-01-17' }],
    ['dateMin=12/06/2027', { dateMin: '2027-01-17' }],
    ['dateMin=2027-6-12', { dateMin: '2027-01-17' }],
    ['dateMin=2027-06-12T10:00', { dateMin: '2027-01-17' }],
    ['destinationId=101&destinationId=601', { destinationId: 101 }],
    ['__proto__=1&durationMax=abc', { durationMax: 7 }],
  ])('reads %s with defaults for invalid values [DEC-06, DEC-107]', (search, expected) => {
    expect(parse(search)).toMatchObject(expected);
  });

  it('is valid for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const query = parse(text);
        expect(query.dateMax >= query.dateMin && query.durationMax >= query.durationMin).toBe(true);
        for (const room of query.rooms) expect(roomOccupancySchema.safeParse(room).success).toBe(true);
      }),
    );
  });

  it('is complete in the URL of the details page [HD-Q-01, HD-Q-02, HD-Q-03]', () => {
    const query = {
      departureId: -1,
      rooms: [{ adults: 2, children: 1, childAges: [4] }],
      boardBasis: 'HB+',
      date: '2027-06-12',
      nights: 7,
      giataId: 101001,
      month: '2027-06',
      flightId: 'LGW-AYT-0',
      room: 'DB2-SEA',
    };
    const url = new URL(detailsPath('H2A/x', query), 'http://x');

    expect(url.pathname).toBe('/holiday-details/H2A%2Fx');
    expect(parseDetailsQuery(url.searchParams)).toEqual(query);
  });

  it.each(['2027-02-30', '12/06/2027', 'tomorrow', ''])(
    'has no date on the details page for the unreadable %j [DEC-107]',
    (date) => {
      expect(parseDetailsQuery(new URLSearchParams({ date, month: date }))).toMatchObject({
        date: null,
        month: null,
      });
    },
  );

  it.each([1, 2, 3])('has on the details page the children and their ages of room %i [HD-Q-02]', (room) => {
    const party = 'adultsRoom1=1&adultsRoom2=1&adultsRoom3=1';
    const roomOf = (children: string) =>
      parseDetailsQuery(new URLSearchParams(`${party}&${children}`)).rooms[room - 1];
    expect(roomOf(`childrenRoom${room}=2&childrenAgesRoom${room}=4,9`)).toEqual({
      adults: 1,
      children: 2,
      childAges: [4, 9],
    });
    expect(roomOf(`childrenRoom${room}=1`)).toMatchObject({ children: 1 });
    expect(roomOf(`childrenRoom${room}=0&childrenAgesRoom${room}=4`)).toMatchObject({ children: 0 });
  });

  it.each([
    ['totalGuests=3', [3]],
    ['totalGuests=11', [6, 5]],
    ['numRooms=2&totalGuests=4', [2, 2]],
    ['numRooms=3&totalGuests=2', [1, 1]],
    ['numRooms=9&totalGuests=2', [2]],
    ['numRooms=2&totalGuests=4&adultsRoom1=1', [1]],
    ['numRooms=2', [2]],
  ])('of %s on the details page has rooms with %j adults [HD-Q-03, DEC-22]', (text, adults) => {
    const { rooms } = parseDetailsQuery(new URLSearchParams(text));
    expect(rooms.map((room) => room.adults)).toEqual(adults);
    expect(rooms.every(({ children }) => children === 0)).toBe(true);
  });
});

import fc from 'fast-check';

import { addDays } from '../dates/iso-date';
import { guestCount } from '../occupancy/occupancy';

import { parseDetailsQuery } from './details-path';
import {
  defaultChoice,
  dpSearchParams,
  parseSearchQuery,
  queryFromChoice,
  resultsCacheKey,
  searchPath,
  selectedDate,
  type SearchQuery,
} from './search-query';

const TODAY = '2026-11-21';
const parse = (search: string) => parseSearchQuery(new URLSearchParams(search), TODAY);
const dpSearchRequest = (search: string) => Object.fromEntries(dpSearchParams(parse(search)));
const submitted = (day = '2027-06-12') =>
  new URL(searchPath(queryFromChoice({ ...defaultChoice(TODAY), departureDate: day })), 'http://x')
    .searchParams;

describe('the URL of the results page', () => {
  it.each<[string, string, Partial<SearchQuery>]>([
    [
      'contains the date window [SRCH-Q-01]',
      'dateMin=2027-06-09&dateMax=2027-06-15',
      { dateMin: '2027-06-09', dateMax: '2027-06-15' },
    ],
    ['contains the destination [SRCH-Q-02]', 'destinationId=601', { destinationId: 601 }],
    ['means any destination for an empty id [SRCH-Q-02]', 'destinationId=', { destinationId: 1 }],
    ['means any destination without an id [SRCH-Q-02]', '', { destinationId: 1 }],
    ['contains the departure airport [SRCH-Q-03]', 'departureId=26', { departureId: 26 }],
    ['contains an airport group [SRCH-Q-03]', 'departureId=-13', { departureId: -13 }],
    ['means any London airport without a departure [SRCH-Q-03]', '', { departureId: -1 }],
    [
      'contains the range of nights [SRCH-Q-04]',
      'durationMin=5&durationMax=10',
      { durationMin: 5, durationMax: 10 },
    ],
    [
      'uses the maximum for missing minimum nights [SRCH-Q-04, DEC-08]',
      'durationMax=14',
      { durationMin: 14, durationMax: 14 },
    ],
    ['means seven nights without a range [SRCH-Q-04, DEC-08]', '', { durationMin: 7, durationMax: 7 }],
    [
      'uses the minimum for missing maximum nights [SRCH-Q-04, DEC-08]',
      'durationMin=10',
      { durationMin: 10, durationMax: 10 },
    ],
    [
      'reduces a minimum above the maximum [DEC-08]',
      'durationMin=14&durationMax=7',
      { durationMin: 7, durationMax: 7 },
    ],
    ['contains the board [SRCH-Q-05]', 'boardType=5', { boardType: '5' }],
    ['means any board without one [SRCH-Q-05]', '', { boardType: '' }],
  ])('%s', (_title, search, expected) => {
    expect(parse(search)).toMatchObject(expected);
  });

  it('contains up to three rooms, with the ages in either spelling [SRCH-Q-06, SRCH-Q-07, SRCH-VAL-04, DEC-20]', () => {
    const rooms = 'adultsRoom1=2&childrenRoom1=1&adultsRoom2=1&childrenRoom2=2&adultsRoom3=3&childrenRoom3=1';
    const expected = [
      { adults: 2, children: 1, childAges: [5] },
      { adults: 1, children: 2, childAges: [0, 15] },
      { adults: 3, children: 1, childAges: [9] },
    ];
    expect(parse(`${rooms}&childrenAgesRoom1=5&childagesroom2=0,15&childagesroom3=9`).rooms).toEqual(
      expected,
    );
    expect(parse(`${rooms}&childagesroom1=5&childrenAgesRoom2=0,15&childrenAgesRoom3=9`).rooms).toEqual(
      expected,
    );
    const both =
      'childagesroom1=6&childrenAgesRoom1=5&childagesroom2=7,8&childrenAgesRoom2=0,15&childagesroom3=4&childrenAgesRoom3=9';
    expect(parse(`${rooms}&${both}`).rooms).toEqual(expected);
    expect(dpSearchRequest(`${rooms}&${both}`)).toMatchObject({
      childrenAgesRoom1: '5',
      childagesroom2: '0,15',
      childagesroom3: '9',
    });
    for (const ages of [both, 'childagesroom1=5&childagesroom2=0,15&childagesroom3=9'])
      expect(parseDetailsQuery(new URLSearchParams(`${rooms}&${ages}`)).rooms).toEqual(expected);
    expect(parse('adultsRoom4=2').rooms).toEqual([{ adults: 2, children: 0, childAges: [] }]);
  });

  it('prefers the rooms to a different number of guests [SRCH-Q-08, DEC-22]', () => {
    const { rooms } = parse('adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=5&adultsRoom2=1&totalGuests=9');
    expect(guestCount(rooms)).toBe(4);
    const guestsOf = (search: string) => guestCount(parse(`${search}&totalGuests=9`).rooms);
    expect(guestsOf('childrenRoom1=2&childrenAgesRoom1=4,5')).toBe(4);
    expect(guestsOf('adultsRoom3=1')).toBe(guestCount(parse('adultsRoom3=1').rooms));
    expect(guestsOf('adultsRoom1=2&adultsRoom2=1&adultsRoom3=3')).toBe(6);
    expect(guestCount(parse('').rooms)).toBe(2);
  });

  it('uses the number of guests without rooms, and 2 by default [SRCH-Q-08, DEC-22]', () => {
    for (let guests = 1; guests <= 18; guests += 1) {
      const { rooms } = parse(`totalGuests=${guests}`);
      expect(guestCount(rooms)).toBe(guests);
      expect(rooms.every(({ adults }) => adults >= 1 && adults <= 6)).toBe(true);
    }
    for (const bad of ['0', '-3', 'many', '']) {
      expect(guestCount(parse(`totalGuests=${bad}`).rooms)).toBe(2);
    }
  });

  it('contains the constants of the form [CONST-01, CONST-03, CONST-04, CONST-05, DEC-07, DEC-06]', () => {
    expect(Object.fromEntries(submitted())).toMatchObject({
      MaxResults: '7000',
      DestinationType: 'Region',
      tradingNameId: '200209',
      flexibility: '3',
      rating: '2345',
    });
  });

  it('means the date three days after dateMin, whatever the end of the window is [DEC-02]', () => {
    const form = submitted('2027-06-12');
    expect([form.get('dateMin'), form.get('dateMax')]).toEqual(['2027-06-09', '2027-06-15']);
    const searches = [String(form), 'dateMin=2027-06-09&dateMax=2027-06-12', 'dateMin=2027-06-09'];
    expect(searches.map((search) => selectedDate(parse(search)))).toEqual(searches.map(() => '2027-06-12'));
    expect(new Set(searches.map((search) => dpSearchRequest(search)['dateMax'])).size).toBe(1);
  });
});

describe('the dpSearch request', () => {
  it('covers dateMin + 1 to dateMin + 5, also in the past, whatever dateMax is [NAV-05, DEC-03, DEC-04]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10, max: 500 }), fc.integer({ min: -5, max: 60 }), (start, length) => {
        const dateMin = addDays(TODAY, start);
        const request = dpSearchRequest(`dateMin=${dateMin}&dateMax=${addDays(dateMin, length)}`);
        expect([request['dateMin'], request['dateMax']]).toEqual([addDays(dateMin, 1), addDays(dateMin, 5)]);
        expect(request['flexibility']).toBe('3');
      }),
    );
    const wide = 'dateMin=2027-06-09&flexibility=7';
    expect(dpSearchRequest(wide)['flexibility']).toBe('3');
    expect(new URL(searchPath(parse(wide)), 'http://x').searchParams.getAll('flexibility')).toEqual(['3']);
  });

  it('has nobody in rooms that do not exist [DEC-21]', () => {
    expect(dpSearchRequest('adultsRoom1=2')).toMatchObject({
      adultsRoom2: '0',
      childrenRoom2: '0',
      childagesroom2: '',
      adultsRoom3: '0',
      childrenRoom3: '0',
      childagesroom3: '',
    });
  });

  it('of the default window ends at today + 62 [DEC-05]', () => {
    const request = dpSearchRequest('');
    expect([request['dateMin'], request['dateMax']]).toEqual([addDays(TODAY, 58), addDays(TODAY, 62)]);
  });

  it('contains the constants of the endpoint [CONST-01, CONST-03, CONST-04, CONST-05, DEC-07]', () => {
    expect(dpSearchRequest('rating=2345')).toMatchObject({
      MaxResults: '7000',
      DestinationType: 'Region',
      tradingNameId: '200209',
      flexibility: '3',
      rating: '12345',
    });
  });
});

describe('resultsCacheKey', () => {
  const base = parse('dateMin=2027-06-09&adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=5&adultsRoom2=1');

  it.each<[string, Partial<SearchQuery>]>([
    ['other dates [CACHE-01]', { dateMin: '2027-06-10' }],
    ['another destination [CACHE-01]', { destinationId: 601 }],
    ['another airport [CACHE-01]', { departureId: 26 }],
    ['a shorter stay [CACHE-01]', { durationMin: 6 }],
    ['a longer stay [CACHE-01]', { durationMax: 8 }],
    [
      'other guests in room 1 [CACHE-01]',
      { rooms: base.rooms.with(0, { adults: 1, children: 1, childAges: [5] }) },
    ],
    [
      'other guests in room 2 [DEC-96]',
      { rooms: base.rooms.with(1, { adults: 2, children: 0, childAges: [] }) },
    ],
    ['another room [DEC-96]', { rooms: [...base.rooms, { adults: 1, children: 0, childAges: [] }] }],
    [
      'another age [DEC-96]',
      { rooms: base.rooms.map((room) => ({ ...room, childAges: room.childAges.map(() => 6) })) },
    ],
    ['another board [CACHE-01, DEC-96]', { boardType: '5' }],
    ['fewer results [DEC-06]', { maxResults: 10 }],
  ])('differs for %s', (_title, change) => {
    expect(resultsCacheKey({ ...base, ...change })).not.toBe(resultsCacheKey(base));
  });

  it.each([0, 1, 2])(
    'differs for other guests or ages in the room at %i of a family [CACHE-01, DEC-96]',
    (index) => {
      const room = { adults: 2, children: 1, childAges: [5] };
      const family = { ...base, rooms: [room, room, room] };
      const keyWith = (change: Partial<typeof room>) =>
        resultsCacheKey({ ...family, rooms: family.rooms.with(index, { ...room, ...change }) });
      const keys = [
        resultsCacheKey(family),
        keyWith({ adults: 3 }),
        keyWith({ childAges: [6] }),
        keyWith({ children: 2, childAges: [5, 5] }),
        keyWith({ children: 0, childAges: [] }),
      ];
      expect(new Set(keys).size).toBe(keys.length);
      expect(new URLSearchParams(keys[0]).get(`childrenRoom${index + 1}`)).toBe('1');
    },
  );

  it('has both dates of the request, every star class and no hotel [CACHE-01, DEC-96, DEC-431]', () => {
    const key = new URLSearchParams(resultsCacheKey(base));
    expect([key.get('dateMin'), key.get('dateMax')]).toEqual(['2027-06-10', '2027-06-14']);
    expect(key.get('rating')).toBe('12345');
    expect(key.has('hotelKey')).toBe(false);
  });

  it('depends on the parameters of the request only [CACHE-01, DEC-431]', () => {
    const same = { ...base, dateMax: '2027-09-01', selectedStars: 4, giata: 7, rating: '45' };
    expect(resultsCacheKey(same)).toBe(resultsCacheKey(base));
    expect(String(dpSearchParams(same))).toBe(String(dpSearchParams(base)));
  });
});

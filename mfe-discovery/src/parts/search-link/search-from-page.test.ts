import { addDays, daysBetween, fromDayNumber } from '@storefront/shared/domain/dates/iso-date';
import fc from 'fast-check';

import { dateOnSale, oneYearAfter, searchFromPage, type PageChoice } from './search-from-page';

const TODAY = '2026-11-21';

const CARD: PageChoice = {
  destinationId: 101,
  departureId: -1,
  date: '2027-01-16',
  nights: 7,
  boardType: '5',
  stars: 4,
  giata: 101_007,
  rooms: [{ adults: 2, children: 1, childAges: [6] }],
};

const paramsOf = (choice: Partial<PageChoice> = {}) =>
  Object.fromEntries(new URL(searchFromPage({ ...CARD, ...choice }, TODAY), 'http://shop').searchParams);

describe('the search of a card', () => {
  it('has every parameter, from three days before the date to the date [NAV-01, NAV-02, CONST-02, CONST-03, CONST-04, DEC-02, DEC-79, DEC-107, DEC-06, DEC-21]', () => {
    expect(searchFromPage(CARD, TODAY)).toMatch(/^\/search\?/);
    expect(paramsOf()).toEqual({
      tradingNameId: '200209',
      MaxResults: '5000',
      DestinationType: 'Region',
      departureId: '-1',
      flexibility: '3',
      destinationId: '101',
      dateMin: '2027-01-13',
      dateMax: '2027-01-16',
      durationMin: '7',
      durationMax: '7',
      boardType: '5',
      rating: '2345',
      selectedStars: '4',
      giata: '101007',
      adultsRoom1: '2',
      childrenRoom1: '1',
      childrenAgesRoom1: '6',
      totalGuests: '3',
      totalRooms: '1',
    });
  });

  it('has the guests and the ages of every room [NAV-01, DEC-20]', () => {
    const rooms = [
      { adults: 2, children: 1, childAges: [6] },
      { adults: 1, children: 2, childAges: [0, 15] },
      { adults: 3, children: 1, childAges: [11] },
    ];
    expect(paramsOf({ rooms })).toMatchObject({
      adultsRoom1: '2',
      childrenRoom1: '1',
      childrenAgesRoom1: '6',
      adultsRoom2: '1',
      childrenRoom2: '2',
      childagesroom2: '0,15',
      adultsRoom3: '3',
      childrenRoom3: '1',
      childagesroom3: '11',
      totalGuests: '10',
      totalRooms: '3',
    });
  });

  it('omits any star class and a missing hotel [NAV-01, DEC-79]', () => {
    const params = paramsOf({ stars: null, giata: null });
    expect(params).not.toHaveProperty('selectedStars');
    expect(params).not.toHaveProperty('giata');
  });

  it('sends the party of a group in one room, without unknown ages [NAV-03, DEC-82]', () => {
    const params = paramsOf({ rooms: [{ adults: 2, children: 2, childAges: [] }] });
    expect(params).toMatchObject({ adultsRoom1: '2', childrenRoom1: '2', totalGuests: '4', totalRooms: '1' });
    expect(params['childrenAgesRoom1'] ?? '').toBe('');
  });

  it('does not shift a window that starts in the past [NAV-02, DEC-04]', () => {
    expect(paramsOf({ date: '2026-11-22' })).toMatchObject({ dateMin: '2026-11-19', dateMax: '2026-11-22' });
  });

  it.each([
    ['2026-11-20', '2026-11-22'],
    ['2026-11-21', '2026-11-21'],
    ['2027-11-21', '2027-11-21'],
    ['2027-11-22', '2026-11-22'],
  ])('searches the date %s as %s [LAND-ST-01, DEC-78]', (date, searched) => {
    expect(paramsOf({ date })).toMatchObject({ dateMax: searched, dateMin: addDays(searched, -3) });
  });

  it('every date leads to a search between today and one year ahead [DEC-78]', () => {
    const day = fc.integer({ min: 10_000, max: 30_000 }).map(fromDayNumber);
    fc.assert(
      fc.property(day, day, (date, today) => {
        const searched = dateOnSale(date, today);
        expect(searched >= today && searched <= oneYearAfter(today)).toBe(true);
        expect([date, addDays(today, 1)]).toContain(searched);
        expect([364, 365, 366]).toContain(daysBetween(today, oneYearAfter(today)));
      }),
    );
    expect(oneYearAfter('2028-02-29')).toBe('2029-02-28');
  });
});

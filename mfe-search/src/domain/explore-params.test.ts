import { parseSearchQuery } from '@storefront/shared/domain/search-query/search-query';

import {
  destinationsPath,
  hotelsPath,
  isExplore,
  monthPath,
  placePath,
  readExplore,
  withHotels,
  writeExplore,
} from './explore-params';

const TODAY = '2026-11-23';
const paramsOf = (text: string) => new URLSearchParams(text);
const queryOf = (text: string) => parseSearchQuery(paramsOf(text), TODAY);
const shows = (text: string) => (isExplore(paramsOf(text), queryOf(text)) ? 'destinations' : 'hotels');

describe('the URL of the destinations', () => {
  it.each([
    ['', 'destinations'],
    ['destinationId=1&dateMin=2027-06-09', 'destinations'],
    ['destinationId=1&budget=300&place=601', 'destinations'],
    ['destinationId=1&view=explore', 'destinations'],
    ['destinationId=1&view=hotels', 'hotels'],
    ['destinationId=1&view=map', 'hotels'],
    ['destinationId=1&stars=5', 'hotels'],
    ['destinationId=1&giata=101001', 'hotels'],
    ['destinationId=1&boardType=5', 'hotels'],
    ['destinationId=101', 'hotels'],
    ['destinationId=-401', 'hotels'],
  ])('decides what "%s" shows: %s [EXPLORE-04]', (text, expected) => {
    expect(shows(text)).toBe(expected);
  });

  it('reads what it writes, and ignores invalid values [EXPLORE-05]', () => {
    const choice = {
      budget: 300,
      order: 'warmest',
      flightHours: 4,
      warm: 25,
      place: 601,
      showsAllRows: true,
      showsMap: true,
    } as const;
    expect(readExplore(writeExplore(paramsOf(''), choice))).toEqual(choice);
    expect(readExplore(paramsOf('budget=-5&order=random&flight=5&warm=hot&place=x&rows=2&show=no'))).toEqual({
      budget: null,
      order: 'price',
      flightHours: null,
      warm: null,
      place: null,
      showsAllRows: false,
      showsMap: false,
    });
    const all = writeExplore(paramsOf('destinationId=1&budget=300'), choice);
    const none = {
      budget: null,
      order: 'price',
      flightHours: null,
      warm: null,
      place: null,
      showsAllRows: false,
      showsMap: false,
    } as const;
    expect(writeExplore(all, none).toString()).toBe('destinationId=1');
  });

  it('leads to the hotels of the same search and back [EXPLORE-04]', () => {
    const params = paramsOf('dateMin=2027-06-09&adultsRoom1=3&budget=300&show=map');
    const hotels = hotelsPath(params);
    expect(hotels).toBe('/search?dateMin=2027-06-09&adultsRoom1=3&view=hotels');
    expect(destinationsPath(paramsOf(`${hotels.slice(8)}&stars=5&page=2`))).toBe(
      '/search?dateMin=2027-06-09&adultsRoom1=3',
    );
  });

  it('keeps a list of hotels whose last filter is removed', () => {
    expect(withHotels(paramsOf('budget=1'), queryOf('')).get('view')).toBe('hotels');
    expect(withHotels(paramsOf('stars=5'), queryOf('')).has('view')).toBe(false);
    expect(withHotels(paramsOf(''), queryOf('destinationId=101')).has('view')).toBe(false);
  });

  it.each([
    ['the same day', 'dateMin=2027-01-28', '2027-05', '2027-05-28', '2027-06-03'],
    ['the last day of a shorter month', 'dateMin=2027-01-28', '2027-02', '2027-02-25', '2027-03-03'],
    ['the first day on sale', 'dateMin=2027-01-07', '2026-11', '2026-11-21', '2026-11-27'],
    ['the last day on sale', 'dateMin=2027-01-27', '2028-05', '2028-05-21', '2028-05-27'],
  ])('selects %s in another month', (_title, text, month, dateMin, dateMax) => {
    const next = paramsOf(
      monthPath(paramsOf(`${text}&place=601&budget=300`), queryOf(text), month, TODAY).slice(8),
    );
    expect(Object.fromEntries(next)).toEqual({ dateMin, dateMax, budget: '300' });
  });

  it('searches a destination around the day of its price, from all airports of the search [EXPLORE-06]', () => {
    const query = queryOf('adultsRoom1=3&durationMin=10&departureId=-2');
    const place = { destinationId: 601, departureDate: '2027-05-05', nights: 10, departureId: 7 };
    const next = (isForRequest: boolean) =>
      paramsOf(placePath(query, place, isForRequest).slice('/search?'.length));
    expect(Object.fromEntries(next(true))).toMatchObject({
      destinationId: '601',
      departureId: '-2',
      dateMin: '2027-05-02',
      dateMax: '2027-05-08',
      durationMin: '10',
      durationMax: '10',
      adultsRoom1: '3',
    });
    expect(next(false).get('departureId')).toBe('7');
  });
});

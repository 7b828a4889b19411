import { cardPrice } from '../../domain/deals/card-price';
import { fakeFetch } from '../../../testing/fake-fetch';

import { fetchGroup } from './fetch-group';
import { fetchPage, fetchPageWithMessage } from './fetch-page';
import { fetchPrices } from './fetch-prices';
import { holidayPageSchema, PRICED_RATINGS } from './page.schema';
import { parseContentPrice } from './price-entry.schema';

const flight = {
  fltId: 'LGW-AYT-0-20270612-7',
  depAPC: 'LGW',
  arrAPC: 'AYT',
  obdepDate: '2027-06-12T06:10:00',
  obarrDate: '2027-06-12T12:10:00',
  ibdepDate: '2027-06-19T13:00:00',
  ibarrDate: '2027-06-19T15:10:00',
  fltCOST: '181',
};
const priceRow = {
  date: '2027-06-12',
  price: 543,
  totalPrice: 543,
  brd: 'AI',
  boardBasis: 'All Inclusive',
  nts: 7,
  duration: '7 nights',
  depAPC: 'LGW',
  departureId: 1,
  departureName: 'London Gatwick',
  flightData: flight,
  reference: 'H1.20270612.7.AI.x.f',
  rm1TYP: 'DB2',
  rm1TYPDESC: 'Double room',
};
const page = {
  success: true,
  message: null,
  data: {
    destinationName: 'Antalya',
    destinationId: 101,
    fromId: -1,
    nights: 7,
    boardBasisId: '5',
    boardBasisName: 'All Inclusive',
    content: '<p>Warm.</p>',
    updatedAt: '2026-11-21T08:00:00.000Z',
    priceData: {
      jan27: {
        '3': { price: '$1,543', date: '2027-01-04', giata: 101044 },
        '4': 'N/A',
        '5': { price: 'N/A' },
      },
      sept27: { '4': { price: 612, date: '2027-09-10', giata: '101018' } },
    },
  },
};
describe('the content endpoints', () => {
  it('request a page without a body and return its data [API-PAGE-01, DOM-HPG-01, DOM-HPG-05]', async () => {
    const network = fakeFetch({ body: page });
    const response = await fetchPage(network.endpoints, 'd00000000000000000000101');
    network.close();
    expect(network.sent).toMatchObject([
      { method: 'GET', url: 'https://shop.test/api/getPage/d00000000000000000000101', body: undefined },
    ]);
    expect(response).toEqual({
      ok: true,
      value: {
        destinationName: 'Antalya',
        destinationId: 101,
        fromId: -1,
        nights: 7,
        boardBasisId: '5',
        boardBasisName: 'All Inclusive',
        content: '<p>Warm.</p>',
        updatedAt: '2026-11-21T08:00:00.000Z',
        priceData: {
          jan27: {
            '3': { pricePerPerson: 154_300, date: '2027-01-04', giataId: 101044, departureAirportCode: null },
            '4': null,
            '5': null,
          },
          sept27: {
            '4': { pricePerPerson: 61_200, date: '2027-09-10', giataId: 101018, departureAirportCode: null },
          },
        },
      },
    });
  });

  it('return the message of a page that the server refuses, and no body without success [API-PAGE-01, DOM-HPG-01]', async () => {
    const refused = fakeFetch({ body: { success: false, message: 'Soon.', data: null } });
    const response = await fetchPageWithMessage(refused.endpoints, 'x');
    refused.close();
    expect(response).toEqual({ ok: true, value: { page: null, message: 'Soon.' } });
    const { success: _success, ...rest } = page;
    const without = fakeFetch({ body: rest });
    expect(await fetchPage(without.endpoints, 'x')).toMatchObject({ ok: false, error: { kind: 'shape' } });
    without.close();
  });

  it('have prices for three levels of rating: 3, 4 and 5 [BADGE-03]', () => {
    const cell = { price: 612, date: '2027-09-01' };
    const levels = Object.fromEntries(['1', '2', '3', '4', '5', '6'].map((level) => [level, cell]));
    const { data } = holidayPageSchema.parse({
      ...page,
      data: { ...page.data, priceData: { sept27: levels } },
    });
    const priced = Object.entries(data?.priceData['sept27'] ?? {}).filter(([, entry]) => entry !== null);
    expect(priced.map(([level]) => level)).toEqual(['3', '4', '5']);
    expect(PRICED_RATINGS).toEqual(['3', '4', '5']);
  });

  it.each([
    [{ boardBasisId: 3, boardBasisName: 'Half Board' }, ['3', 'Half Board']],
    [{ boardBasisId: '', boardBasisName: '' }, ['', '']],
    [{ boardBasisId: null, boardBasisName: null }, ['', '']],
    [{}, ['', '']],
  ])('a page with %j has the board %j [LAND-ST-02, DEC-442]', (board, expected) => {
    const { boardBasisId: _id, boardBasisName: _name, ...rest } = page.data;
    const { data } = holidayPageSchema.parse({ ...page, data: { ...rest, ...board } });
    expect([data?.boardBasisId, data?.boardBasisName]).toEqual(expected);
  });

  it('a page without nights is invalid: its prices could not state their stay [LAND-ST-02, DEC-442]', () => {
    for (const nights of [undefined, null, 0, 61]) {
      const invalid = { ...page, data: { ...page.data, nights } };
      expect([nights, holidayPageSchema.safeParse(invalid).success]).toEqual([nights, false]);
    }
  });

  it('parse prices by month and rating in every wire form [DOM-HPG-02, DOM-HPG-03, DOM-HPG-05, DEC-171]', () => {
    const { data } = holidayPageSchema.parse(page);
    expect(data?.priceData['jan27']).toEqual({
      '3': { pricePerPerson: 154_300, date: '2027-01-04', giataId: 101044, departureAirportCode: null },
      '4': null,
      '5': null,
    });
    const cell = { price: 612, date: '2027-09-01', airport: 'LGW' };
    const withAirport = { ...page, data: { ...page.data, priceData: { sept27: { '4': cell } } } };
    expect(holidayPageSchema.parse(withAirport).data?.priceData['sept27']?.['4']).toMatchObject({
      departureAirportCode: 'LGW',
    });
    expect(data?.priceData['sept27']?.['4']).toMatchObject({ pricePerPerson: 61_200, giataId: 101018 });
    const withMonth = (month: string, ratings: object = {}) =>
      holidayPageSchema.safeParse({ ...page, data: { ...page.data, priceData: { [month]: ratings } } });
    const months = 'jan feb mar apr may jun june jul july aug sep sept oct nov dec'.split(' ');
    for (const month of months) expect([month, withMonth(`${month}27`).success]).toEqual([month, true]);
    for (const month of ['spring', 'jan', 'jan2026', 'jan6', 'ja26', '26jan', 'janu26', 'xxx26'])
      expect([month, withMonth(month).success]).toEqual([month, false]);
    // Other ratings have no prices.
    expect(withMonth('jan27', { '2': cell, '3': cell, '6': cell }).data?.data?.priceData['jan27']).toEqual({
      '3': expect.objectContaining({ pricePerPerson: 61_200 }),
    });
  });

  it.each([
    ['$543', 54_300],
    ['$1,543', 154_300],
    [543, 54_300],
    ['543.49', 54_300],
    ['$543.50', 54_400],
    ['N/A', null],
    ['', null],
    ['-5', null],
    ['£5', null],
    [Number.NaN, null],
  ])('parse the price %p as %p pence [DOM-HPG-04, PRICE-01, DEC-98, DEC-99]', (price, pence) => {
    expect(parseContentPrice(price)).toBe(pence);
  });

  it('give cards the lowest price, and none without prices [DOM-CARDPRICE-01, DOM-CARDPRICE-02]', () => {
    const { data } = holidayPageSchema.parse(page);
    expect(cardPrice(data?.priceData ?? {})).toBe(61_200);
    expect(cardPrice({ jan27: { '3': null } })).toBeNull();
    expect(cardPrice({})).toBeNull();
  });

  it('request a group and return its prices by nights and rating [API-GROUP-01, DOM-GD-01, DOM-GD-02, DOM-HPC-01]', async () => {
    const cell = {
      price: 89,
      date: '2027-01-11',
      giata: 703013,
      hotelName: 'Cathedral Rooms',
      nights: 2,
      boardBasis: 'RO',
    };
    const body = {
      data: {
        _id: 'under-300',
        name: 'Under £300',
        description1: '<p>a</p>',
        description3: '<p>b</p>',
        adults: 2,
        children: 0,
        boardBasisId: '5',
        destinations: [
          { _id: 'd703', id: 703, name: 'Krakow', priceData: { '2': { '3': cell, '4': { price: 'N/A' } } } },
        ],
      },
    };
    const network = fakeFetch({ body });
    const response = await fetchGroup(network.endpoints, 'under-300');
    network.close();
    expect(network.sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://shop.test/api/group-destinations/under-300',
    });
    expect(response).toMatchObject({
      ok: true,
      value: {
        _id: 'under-300',
        name: 'Under £300',
        description1: '<p>a</p>',
        description3: '<p>b</p>',
        adults: 2,
        children: 0,
        boardBasisId: '5',
        destinations: [{ _id: 'd703', id: 703, name: 'Krakow' }],
      },
    });
    expect(response.ok && response.value?.destinations[0]?.priceData['2']).toEqual({
      '3': {
        pricePerPerson: 8_900,
        date: '2027-01-11',
        giataId: 703013,
        hotelName: 'Cathedral Rooms',
        nights: 2,
        boardBasis: 'RO',
        departureAirportCode: null,
      },
      '4': null,
    });
  });

  it('return the status of a failed request, and null for an unknown id [API-GROUP-02]', async () => {
    const broken = fakeFetch({ status: 503, body: 'away' });
    expect(await fetchGroup(broken.endpoints, 'x')).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 503 },
    });
    broken.close();
    const unknown = fakeFetch({ status: 404, body: { success: false, message: 'There is no such page.' } });
    expect(await fetchPage(unknown.endpoints, 'x')).toEqual({ ok: true, value: null });
    unknown.close();
  });

  it('return the rows of a price file, with all their fields [API-PRICES-01, DOM-RES-01]', async () => {
    const body = { success: true, data: { Hotels: { Result: [priceRow] } } };
    const network = fakeFetch({ body });
    const response = await fetchPrices(network.endpoints, '301.jun2027.json');
    network.close();
    expect(network.sent[0]).toMatchObject({
      method: 'GET',
      url: 'https://shop.test/api/prices/301.jun2027.json',
    });
    expect(response).toEqual({
      ok: true,
      value: {
        rows: [
          {
            date: '2027-06-12',
            pricePerPerson: 54_300,
            boardBasis: 'AI',
            nights: 7,
            departureAirportCode: 'LGW',
            departureId: 1,
            departureName: 'London Gatwick',
            quoteReference: priceRow.reference,
            rooms: [{ code: 'DB2', name: 'Double room' }],
            flight: {
              flightId: flight.fltId,
              departureAirportCode: 'LGW',
              arrivalAirportCode: 'AYT',
              outboundDepartsAt: '2027-06-12T06:10:00',
              outboundArrivesAt: '2027-06-12T12:10:00',
              inboundDepartsAt: '2027-06-19T13:00:00',
              inboundArrivesAt: '2027-06-19T15:10:00',
              pricePerPerson: 18_100,
              outboundFlightNumber: '',
              outboundAirlineCode: '',
              inboundFlightNumber: '',
              inboundAirlineCode: '',
              bagWeightKg: 20,
              adultBagPrice: 3_000,
              childBagPrice: 3_000,
              bagCode: '',
            },
          },
        ],
        wire: body,
      },
    });
  });

  it.each([
    {},
    { success: true },
    { success: true, data: { Hotels: null } },
    { success: false, data: { Hotels: { Result: [priceRow] } } },
    { data: { Hotels: { Result: [priceRow] } } },
    [],
    'x',
  ])('reject %j as a price file [API-PRICES-01]', async (body) => {
    const network = fakeFetch({ body });
    const response = await fetchPrices(network.endpoints, 'x.json');
    network.close();
    expect(response).toMatchObject({ ok: false, error: { kind: 'shape' } });
  });
});

import { responseXml, flightXml, resultXml } from '../../../testing/supplier-xml';
import { availabilityRequest } from '../hotels/fetch-availability';

import { fetchHotelPackages, type HotelPackagesQuery } from './fetch-hotel-packages';

const ENDPOINTS = { apiUrl: 'https://shop.test/supplier', backendUrl: 'https://shop.test' };
const QUERY: HotelPackagesQuery = {
  hotelKey: 'H1',
  month: '2028-02',
  departureId: -1,
  boardType: '5',
  rooms: [
    { adults: 2, children: 1, childAges: [5] },
    { adults: 1, children: 2, childAges: [0, 11] },
  ],
};

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Requests packages from a fake supplier and returns them with the requested URL. */
async function requestPackages(query: HotelPackagesQuery, respond: () => Response | Promise<Response>) {
  const urls: URL[] = [];
  globalThis.fetch = async (input) => {
    urls.push(new URL(input instanceof Request ? input.url : input));
    return respond();
  };
  const packages = fetchHotelPackages(ENDPOINTS, query, new AbortController().signal);
  return { packages: await packages, url: urls[0] ?? new URL('https://nothing.test') };
}

describe('the packages of one hotel', () => {
  it('are requested by hotel key for the whole month [API-DPSEARCH-03, CONST-02, CONST-03, CONST-04, CONST-05, NAV-06, DEC-06, DEC-07, DEC-21, DEC-420, DEC-107, DEC-20]', async () => {
    const { url } = await requestPackages({ ...QUERY, nights: 9 }, () => new Response(responseXml()));
    expect(url.pathname).toBe('/supplier/dpSearch.php');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      tradingNameId: '200209',
      MaxResults: '5000',
      DestinationType: 'Region',
      departureId: '-1',
      flexibility: '0',
      destinationId: '1',
      dateMin: '2028-02-01',
      dateMax: '2028-02-29',
      durationMin: '9',
      durationMax: '9',
      boardType: '5',
      rating: '12345',
      hotelKey: 'H1',
      adultsRoom1: '2',
      childrenRoom1: '1',
      childrenAgesRoom1: '5',
      adultsRoom2: '1',
      childrenRoom2: '2',
      childagesroom2: '0,11',
      adultsRoom3: '0',
      childrenRoom3: '0',
      childagesroom3: '',
    });
    expect(availabilityRequest({ ...QUERY, nights: 9 }).search.MaxResults).toBe(5000);
  });

  it('are requested for 14 nights by default [DEC-09, NAV-06]', async () => {
    const { url } = await requestPackages(QUERY, () => new Response(responseXml()));
    expect([url.searchParams.get('durationMin'), url.searchParams.get('durationMax')]).toEqual(['14', '14']);
  });

  it('are all rows of the response in any split [API-DPSEARCH-04]', async () => {
    const text = responseXml(resultXml({ reference: 'r1' }), resultXml({ reference: 'r2' }), flightXml());
    const inChunks = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const chunk of text.match(/[\s\S]{1,100}/g) ?? [])
          controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    const { packages } = await requestPackages(QUERY, () => new Response(inChunks));
    expect(packages.results.map(({ quoteReference }) => quoteReference)).toEqual(['r1', 'r2']);
    expect(packages.flights).toMatchObject([{ flightId: 'f1', pricePerPerson: 18_100 }]);
  });

  it.each([
    ['has an error status', () => new Response('', { status: 500 }), 'API returned status 500'],
    ['is incomplete', () => new Response('<Response><Result reference="r1"'), /./],
    ['never arrives', () => Promise.reject(new TypeError('offline')), 'offline'],
  ])('reject when the response %s', async (_, respond, message) => {
    await expect(requestPackages(QUERY, respond)).rejects.toThrow(message);
  });

  it('reject immediately when the request is aborted', async () => {
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const controller = new AbortController();
    const packages = fetchHotelPackages(ENDPOINTS, QUERY, controller.signal);
    setTimeout(() => controller.abort());
    await expect(packages).rejects.toMatchObject({ name: 'AbortError' });
  });
});

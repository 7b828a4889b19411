import { responseXml, flightXml, resultXml } from '../../../testing/supplier-xml';
import { availabilityRequest } from '../hotels/fetch-availability';

import { fetchHotelPackages, type HotelPackagesQuery } from './fetch-hotel-packages';

const ENDPOINTS = { apiUrl: 'https://shop.test/supplier', backendUrl: 'https://shop.test' };
const QUESTION: HotelPackagesQuery = {
  hotelKey: 'H1',
  month: '2028-02',
  departureId: -1,
  boardType: '5',
  rooms: [
    { adults: 2, children: 1, childAges: [5] },
    { adults: 1, children: 2, childAges: [0, 11] },
  ],
};

const real = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = real;
});

/** Asks, and gives what was answered and what was asked. */
async function ask(question: HotelPackagesQuery, answer: () => Response | Promise<Response>) {
  const asked: URL[] = [];
  globalThis.fetch = async (input) => {
    asked.push(new URL(String(input)));
    return answer();
  };
  const packages = fetchHotelPackages(ENDPOINTS, question, new AbortController().signal);
  return { packages: await packages, url: asked[0] ?? new URL('https://nothing.test') };
}

describe('the packages of one hotel', () => {
  it('are searched by hotel key for the whole month [API-DPSEARCH-03, CONST-02, NAV-06, DEC-06, DEC-21]', async () => {
    const { url } = await ask({ ...QUESTION, nights: 9 }, () => new Response(responseXml()));
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
    expect(availabilityRequest({ ...QUESTION, nights: 9 }).search.MaxResults).toBe(5000);
  });

  it('are searched for 14 nights where the caller does not say [DEC-09, NAV-06]', async () => {
    const { url } = await ask(QUESTION, () => new Response(responseXml()));
    expect([url.searchParams.get('durationMin'), url.searchParams.get('durationMax')]).toEqual(['14', '14']);
  });

  it('are all rows of the answer, however it arrives [API-DPSEARCH-04]', async () => {
    const text = responseXml(resultXml({ reference: 'r1' }), resultXml({ reference: 'r2' }), flightXml());
    const inPieces = new ReadableStream<Uint8Array>({
      start(to) {
        for (const piece of text.match(/[\s\S]{1,100}/g) ?? []) to.enqueue(new TextEncoder().encode(piece));
        to.close();
      },
    });
    const { packages } = await ask(QUESTION, () => new Response(inPieces));
    expect(packages.results.map(({ quoteReference }) => quoteReference)).toEqual(['r1', 'r2']);
    expect(packages.flights).toMatchObject([{ flightId: 'f1', pricePerPerson: 18_100 }]);
  });

  it.each([
    ['is refused', () => new Response('', { status: 500 }), 'API returned status 500'],
    ['breaks off', () => new Response('<Response><Result reference="r1"'), /./],
    ['does not arrive', () => Promise.reject(new TypeError('offline')), 'offline'],
  ])('reject where the answer %s', async (_, answer, words) => {
    await expect(ask(QUESTION, answer)).rejects.toThrow(words);
  });

  it('reject at once where they are not wanted any more', async () => {
    globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    const leaving = new AbortController();
    const packages = fetchHotelPackages(ENDPOINTS, QUESTION, leaving.signal);
    setTimeout(() => leaving.abort());
    await expect(packages).rejects.toMatchObject({ name: 'AbortError' });
  });
});

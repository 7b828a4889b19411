import { responseXml, resultXml } from '../../../testing/supplier-xml';

import { streamSearches } from './stream-searches';

const TENERIFE = 'https://shop.test/supplier/dpSearch.php?destinationId=501';
const LANZAROTE = 'https://shop.test/supplier/dpSearch.php?destinationId=502';
const TRUNCATED = `<Hotels count="1" truncated="true">`;

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** A fake supplier: the response to each URL, and the signals of the requests. */
function supplier(responses: Readonly<Record<string, string | (() => Promise<Response>)>>) {
  const signals: (AbortSignal | null | undefined)[] = [];
  globalThis.fetch = async (input, init) => {
    signals.push(init?.signal);
    const response = responses[String(input)];
    return typeof response === 'function'
      ? response()
      : new Response(response, { status: response ? 200 : 404 });
  };
  return signals;
}

async function search(signal = new AbortController().signal) {
  const hotels: number[] = [];
  const extent = await streamSearches([TENERIFE, LANZAROTE], signal, ({ results }) => {
    hotels.push(...results.map(({ giataId }) => giataId));
  });
  return { extent, hotels };
}

const hotel = (giata: number, price: number, date = '2027-06-12') =>
  resultXml({ rm1Giata: String(giata), price: String(price), departureDate: date });

describe('the searches of a group of destinations', () => {
  it('pass on the rows of every destination', async () => {
    supplier({
      [TENERIFE]: responseXml(hotel(1, 500), hotel(2, 600)),
      [LANZAROTE]: responseXml(hotel(3, 400)),
    });
    const { extent, hotels } = await search();
    expect(new Set(hotels)).toEqual(new Set([1, 2, 3]));
    expect(extent.truncated).toBe(false);
  });

  it('have the totals of all destinations when one response is truncated', async () => {
    const totals = `<Totals><Date departureDate="2027-06-12" hotels="90" lowestPrice="380"/></Totals>`;
    supplier({
      [TENERIFE]: responseXml(`${TRUNCATED}${hotel(1, 500)}</Hotels>${totals}`),
      [LANZAROTE]: responseXml(
        hotel(3, 400),
        hotel(3, 420),
        hotel(4, 410),
        hotel(4, 300, '2027-06-13'),
        hotel(0, 1),
      ),
    });
    expect((await search()).extent).toEqual({
      truncated: true,
      dates: [
        { departureDate: '2027-06-12', hotels: 92, lowestPrice: 38_000 },
        { departureDate: '2027-06-13', hotels: 1, lowestPrice: 30_000 },
      ],
    });
  });

  it('have no totals when a truncated response has none', async () => {
    supplier({
      [TENERIFE]: responseXml(`${TRUNCATED}${hotel(1, 500)}</Hotels>`),
      [LANZAROTE]: responseXml(hotel(3, 400)),
    });
    expect((await search()).extent).toEqual({ truncated: true, dates: [] });
  });

  it('fail together when one fails, and abort the others', async () => {
    const signals = supplier({
      [TENERIFE]: () => new Promise<Response>(() => {}),
      [LANZAROTE]: async () => new Response('', { status: 500 }),
    });
    await expect(search()).rejects.toThrow('API returned status 500');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });

  it('are all aborted when the page is left', async () => {
    const page = new AbortController();
    const signals = supplier({
      [TENERIFE]: () => new Promise<Response>(() => {}),
      [LANZAROTE]: async () => {
        page.abort();
        throw page.signal.reason;
      },
    });
    await expect(search(page.signal)).rejects.toThrow();
    expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  });
});

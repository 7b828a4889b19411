/** @needs document */
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';

import { network, flushTasks, waitUntil } from '../../../testing/network';
import { hotelWire } from '../../../testing/search-service';

import { createHotelRecords } from './hotel-records';

const ENDPOINTS = { apiUrl: 'http://backend.test/supplier', backendUrl: 'http://backend.test' };
const LOOK_UP = 'getBackOfficeHotelByGiataId';

let net: ReturnType<typeof network>;
/** The timeouts that were set, in order, each with a function that fires it. */
let limits: { readonly ms: number; readonly runOut: () => void }[];

beforeEach(() => {
  window.sessionStorage.clear();
  net = network();
  limits = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.push({ ms, runOut: () => limit.abort(new DOMException('', 'TimeoutError')) });
    return limit.signal;
  });
});
afterEach(() => {
  net.close();
  jest.restoreAllMocks();
});

const records = () => createHotelRecords(ENDPOINTS, safeStorage('session'), () => 0);
const requestedIds = () => net.calls.map(({ url }) => Number(url.pathname.split('/').at(-1)));
const call = (giataId: number, number = 0) => net.call(`${LOOK_UP}/${giataId}`, number);
const stored = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('giata_'));

/** Loads a hotel and responds to its lookup. */
async function loaded(
  hotels: ReturnType<typeof records>,
  giataId: number,
  wire = hotelWire({ name: `H${giataId}` }),
) {
  const loading = hotels.load(giataId);
  (await call(giataId)).respondJson(wire);
  return loading;
}

/** Returns the hotel name with which the stored entry has this many characters. */
async function nameForEntryOf(characters: number): Promise<string> {
  await loaded(records(), 1, hotelWire({ name: 'x' }));
  const { length } = window.sessionStorage.getItem('giata_1') ?? '';
  window.sessionStorage.clear();
  return 'x'.repeat(characters - length + 1);
}

describe('hotel records', () => {
  it('are requested once, stored in the tab under giata_{id}, and read from there afterwards [SRCH-ST-09, CACHE-03, DEC-52]', async () => {
    const hotels = records();
    expect(hotels.cached(101)).toBeUndefined();
    const hotel = await loaded(hotels, 101);
    expect(hotel).toMatchObject({ hotelName: 'H101' });
    expect(stored()).toEqual(['giata_101']);

    expect(hotels.cached(101)).toEqual(hotel);
    const another = records();
    expect(another.cached(101)).toEqual(hotel);
    expect(await another.load(101)).toEqual(hotel);
    await another.preload([101]);
    expect(requestedIds()).toEqual([101]);
  });

  it.each([
    '',
    'null',
    '{"storedAt":0}',
    '{"storedAt":0,"hotel":{"images":[1],"hotelName":"x","amenities":[]}}',
  ])('are requested when the stored value is %j [SRCH-ST-09]', async (text) => {
    window.sessionStorage.setItem('giata_101', text);
    expect(await loaded(records(), 101)).toMatchObject({ hotelName: 'H101' });
  });

  it('are stored for the last fifty hotels [CACHE-04]', async () => {
    const hotels = records();
    for (let giataId = 1; giataId <= 53; giataId += 1) await loaded(hotels, giataId);
    expect(stored()).toHaveLength(50);
    expect(window.sessionStorage.getItem('giata_53')).not.toBeNull();
    expect(hotels.cached(1)).toMatchObject({ hotelName: 'H1' });
  });

  it('are not stored when they are too large, which is only logged [CACHE-05, ERR-26]', async () => {
    const logged = jest.spyOn(console, 'debug').mockImplementation();
    const hotels = records();
    const large = await loaded(hotels, 101, hotelWire({ name: await nameForEntryOf(500_001) }));
    expect(large?.hotelName.length).toBeGreaterThan(499_000);
    expect(stored()).toEqual([]);
    expect(logged.mock.calls).toEqual([['Item too large for storage']]);
    expect(await hotels.load(101)).toBe(large);
    expect(requestedIds()).toEqual([1, 101]);
  });

  it('are stored with exactly 500,000 characters [CACHE-05, ERR-26]', async () => {
    await loaded(records(), 101, hotelWire({ name: await nameForEntryOf(500_000) }));
    expect(stored()).toEqual(['giata_101']);
    expect(window.sessionStorage.getItem('giata_101')).toHaveLength(500_000);
  });

  it('are requested once when two callers need them at the same time', async () => {
    const hotels = records();
    const both = Promise.all([hotels.load(101), hotels.load(101), hotels.preload([101, 101])]);
    (await call(101)).respondJson(hotelWire({ name: 'One' }));
    const [first, second] = await both;
    expect([first?.hotelName, second]).toEqual(['One', first]);
    expect(requestedIds()).toEqual([101]);
  });

  it('time out after 6 s for a card and 5 s for a page [API-HOTEL-03, DEC-83]', async () => {
    const hotels = records();
    void hotels.load(1);
    await call(1);
    void hotels.preload([2, 3]);
    expect(requestedIds()).toEqual([1, 2, 3]);
    expect(limits.map(({ ms }) => ms)).toEqual([6_000, 5_000, 5_000]);
  });

  it('are requested four in a task, so that a page of twenty does not hold up input', async () => {
    void records().preload([1, 2, 3, 4, 5, 6]);
    expect(requestedIds()).toEqual([1, 2, 3, 4]);
    await flushTasks();
    expect(requestedIds()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are requested again by the card when the request of the page failed [DEC-83]', async () => {
    const hotels = records();
    const all = hotels.preload([101]);
    const record = hotels.load(101);
    await flushTasks();
    expect(limits.map(({ ms }) => ms)).toEqual([5_000]);
    limits[0]?.runOut();
    await all;
    (await call(101, 1)).respondJson(hotelWire({ name: 'Late' }));
    expect(await record).toMatchObject({ hotelName: 'Late' });
    expect(limits.map(({ ms }) => ms)).toEqual([5_000, 6_000]);
  });

  it.each<[string, (one: Awaited<ReturnType<typeof call>>) => void]>([
    ['returns status 404', (one) => one.respond(new Response('', { status: 404 }))],
    ['returns status 500', (one) => one.respond(new Response('oops', { status: 500 }))],
    ['fails in the network', (one) => one.fail()],
    ['returns an unexpected body', (one) => one.respondJson({ images: 'none' })],
    ['returns no JSON', (one) => one.respond(new Response('<html>'))],
    [
      'takes longer than 6 s',
      () => {
        expect(limits.at(-1)?.ms).toBe(6_000);
        limits.at(-1)?.runOut();
      },
    ],
  ])(
    'are silently `null` when the request %s, and are not requested again [SRCH-CARD-02, SRCH-ST-10, DEC-83, API-HOTEL-02]',
    async (_how, go) => {
      const logged = (['error', 'warn', 'debug'] as const).map((kind) => jest.spyOn(console, kind));
      const hotels = records();
      const record = hotels.load(101);
      go(await call(101));
      expect(await record).toBeNull();
      expect(hotels.cached(101)).toBeNull();
      expect(await hotels.load(101)).toBeNull();
      await hotels.preload([101]);
      expect(requestedIds()).toEqual([101]);
      expect(stored()).toEqual([]);
      for (const method of logged) expect(method).not.toHaveBeenCalled();
    },
  );

  it('are removed from storage when it is full, without an error, and kept in memory [ERR-25]', async () => {
    const hotels = records();
    for (const giataId of [1, 2, 3]) await loaded(hotels, giataId);
    expect(stored()).toHaveLength(3);
    window.sessionStorage.setItem('bookingData', '{}');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    expect(await loaded(hotels, 101)).toMatchObject({ hotelName: 'H101' });
    expect(hotels.cached(101)).toMatchObject({ hotelName: 'H101' });
    expect(stored()).toEqual([]);
    expect(window.sessionStorage.getItem('bookingData')).toBe('{}');
  });

  it('are aborted when the search ends, and not cached as missing', async () => {
    const hotels = records();
    const record = hotels.load(101);
    const all = hotels.preload([102]);
    await waitUntil(() => net.calls.length === 2);
    hotels.abort();
    expect(await record).toBeNull();
    await all;
    expect(net.calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect([hotels.cached(101), hotels.cached(102)]).toEqual([undefined, undefined]);
  });
});

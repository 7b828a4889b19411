/** @needs document */
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';

import { network, settled, until } from '../../../testing/network';
import { hotelWire } from '../../../testing/search-service';

import { createHotelRecords } from './hotel-records';

const ENDPOINTS = { apiUrl: 'http://backend.test/supplier', backendUrl: 'http://backend.test' };
const LOOK_UP = 'getBackOfficeHotelByGiataId';

let net: ReturnType<typeof network>;
/** The limits that were set, in order, each with what makes it run out. */
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
const asked = () => net.calls.map(({ url }) => Number(url.pathname.split('/').at(-1)));
const call = (giataId: number, number = 0) => net.call(`${LOOK_UP}/${giataId}`, number);
const stored = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('giata_'));

/** Loads a hotel that the back office knows. */
async function loaded(
  hotels: ReturnType<typeof records>,
  giataId: number,
  wire = hotelWire({ name: `H${giataId}` }),
) {
  const loading = hotels.load(giataId);
  (await call(giataId)).answerJson(wire);
  return loading;
}

describe('the hotels of a search', () => {
  it('are looked up once, kept in the tab under giata_{id}, and found there from then on [SRCH-ST-09, CACHE-03]', async () => {
    const hotels = records();
    expect(hotels.known(101)).toBeUndefined();
    const hotel = await loaded(hotels, 101);
    expect(hotel).toMatchObject({ hotelName: 'H101' });
    expect(stored()).toEqual(['giata_101']);

    expect(hotels.known(101)).toEqual(hotel);
    const another = records();
    expect(another.known(101)).toEqual(hotel);
    expect(await another.load(101)).toEqual(hotel);
    await another.preload([101]);
    expect(asked()).toEqual([101]);
  });

  it.each([
    '',
    'null',
    '{"storedAt":0}',
    '{"storedAt":0,"hotel":{"images":[1],"hotelName":"x","amenities":[]}}',
  ])('are looked up when what is stored is %j [SRCH-ST-09]', async (text) => {
    window.sessionStorage.setItem('giata_101', text);
    expect(await loaded(records(), 101)).toMatchObject({ hotelName: 'H101' });
  });

  it('are kept for the last fifty [CACHE-04]', async () => {
    const hotels = records();
    for (let giataId = 1; giataId <= 53; giataId += 1) await loaded(hotels, giataId);
    expect(stored()).toHaveLength(50);
    expect(window.sessionStorage.getItem('giata_53')).not.toBeNull();
    expect(hotels.known(1)).toMatchObject({ hotelName: 'H1' });
  });

  it('are not kept when they are too large for it, which nobody is told [CACHE-05, ERR-26]', async () => {
    const said = jest.spyOn(console, 'debug').mockImplementation();
    const hotels = records();
    const large = await loaded(hotels, 101, hotelWire({ name: 'x'.repeat(500_000) }));
    expect(large?.hotelName).toHaveLength(500_000);
    expect(stored()).toEqual([]);
    expect(said.mock.calls).toEqual([['Item too large for storage']]);
    expect(await hotels.load(101)).toBe(large);
    expect(asked()).toEqual([101]);
  });

  it('are kept up to 500,000 characters [CACHE-05]', async () => {
    const name = 'x'.repeat(400_000);
    await loaded(records(), 101, hotelWire({ name }));
    expect(stored()).toEqual(['giata_101']);
  });

  it('are asked for once when two want them at the same time', async () => {
    const hotels = records();
    const both = Promise.all([hotels.load(101), hotels.load(101), hotels.preload([101, 101])]);
    (await call(101)).answerJson(hotelWire({ name: 'One' }));
    const [first, second] = await both;
    expect([first?.hotelName, second]).toEqual(['One', first]);
    expect(asked()).toEqual([101]);
  });

  it('are waited for 6 s by a card, and 5 s in bulk [DEC-83]', async () => {
    const hotels = records();
    void hotels.load(1);
    await call(1);
    void hotels.preload([2, 3]);
    expect(asked()).toEqual([1, 2, 3]);
    expect(limits.map(({ ms }) => ms)).toEqual([6_000, 5_000, 5_000]);
  });

  it('are asked for by the card itself when the look-up in bulk was in vain [DEC-83]', async () => {
    const hotels = records();
    const all = hotels.preload([101]);
    const shown = hotels.load(101);
    await settled();
    expect(limits.map(({ ms }) => ms)).toEqual([5_000]);
    limits[0]?.runOut();
    await all;
    (await call(101, 1)).answerJson(hotelWire({ name: 'Late' }));
    expect(await shown).toMatchObject({ hotelName: 'Late' });
    expect(limits.map(({ ms }) => ms)).toEqual([5_000, 6_000]);
  });

  it.each<[string, (one: Awaited<ReturnType<typeof call>>) => void]>([
    ['is not known (404)', (one) => one.answer(new Response('', { status: 404 }))],
    ['fails with 500', (one) => one.answer(new Response('oops', { status: 500 }))],
    ['cannot be reached', (one) => one.fail()],
    ['answers with something else', (one) => one.answerJson({ images: 'none' })],
    ['answers with no JSON', (one) => one.answer(new Response('<html>'))],
    ['takes longer than 6 s', () => limits.at(-1)?.runOut()],
  ])(
    'are silently none when the look-up %s, and not asked for again [SRCH-ST-10, DEC-83]',
    async (_how, go) => {
      const said = (['error', 'warn', 'debug'] as const).map((kind) => jest.spyOn(console, kind));
      const hotels = records();
      const shown = hotels.load(101);
      go(await call(101));
      expect(await shown).toBeNull();
      expect(hotels.known(101)).toBeNull();
      expect(await hotels.load(101)).toBeNull();
      await hotels.preload([101]);
      expect(asked()).toEqual([101]);
      expect(stored()).toEqual([]);
      for (const voice of said) expect(voice).not.toHaveBeenCalled();
    },
  );

  it('are found though nothing can be stored', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const hotels = records();
    expect(await loaded(hotels, 101)).toMatchObject({ hotelName: 'H101' });
    expect(hotels.known(101)).toMatchObject({ hotelName: 'H101' });
  });

  it('are let go when the search ends, and not taken for unknown', async () => {
    const hotels = records();
    const shown = hotels.load(101);
    const all = hotels.preload([102]);
    await until(() => net.calls.length === 2);
    hotels.end();
    expect(await shown).toBeNull();
    await all;
    expect(net.calls.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect([hotels.known(101), hotels.known(102)]).toEqual([undefined, undefined]);
  });
});

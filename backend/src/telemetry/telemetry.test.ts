import { telemetryHealthSchema } from '@storefront/shared/api/telemetry.schema';

import { sendRaw, expectError } from '../../tests/contract/api-requests';
import { openSecondBackend, type SecondBackend } from '../../tests/contract/second-backend';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';

import { deleteOldTelemetry } from './delete-old-telemetry';

jest.setTimeout(60_000);

let shop: TestShop;
let office: SecondBackend;
beforeAll(async () => {
  shop = await openTestShop();
  office = await openSecondBackend(shop);
}, 120_000);
afterAll(async () => {
  await office.close();
  await shop.close();
});
const HOUR_MS = 3_600_000;
beforeEach(async () => {
  // All reports of a test fall into one hour.
  shop.wait(HOUR_MS - (shop.clock.now() % HOUR_MS));
  await shop.db.deleteFrom('telemetry').execute();
});

const instant = (ms: number) => new Date(ms).toISOString();
const hour = (ms: number) => instant(ms - (ms % HOUR_MS));

const report = (part: string, version: string, events: readonly object[]) =>
  shop.post('telemetry', { part, version, events });
const asText = (payload: string, headers: Record<string, string> = {}) =>
  sendRaw(shop.app, {
    method: 'POST',
    url: '/api/telemetry',
    payload,
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
  });
const read = (query: Record<string, string>, token = office.token) =>
  sendRaw(office.app, {
    method: 'GET',
    url: `/admin/telemetry?${new URLSearchParams(query).toString()}`,
    headers: { authorization: `Bearer ${token}` },
  });
const versionsSince = async (since: number, part?: string) =>
  telemetryHealthSchema.parse((await read({ since: instant(since), ...(part ? { part } : {}) })).json)
    .versions;

describe('reports of pages', () => {
  const body = JSON.stringify({ part: 'shell', version: '1.0.0-a', events: [{ event: 'loaded' }] });

  it('are accepted as text, which an unloading page can send', async () => {
    const { status, json } = await asText(body);
    expect([status, json]).toEqual([202, { success: true }]);
    expect(await versionsSince(shop.clock.now())).toMatchObject([{ part: 'shell', loaded: 1 }]);
  });

  it.each(['', 'loaded', '{"part":', '[]', '{"part":"shell","__proto__":{"x":1},"version":"1","events":[]}'])(
    'are refused as text that is no report: %s',
    async (text) => {
      expectError(await asText(text), 400, null);
    },
  );

  it('are rejected from pages of another site and accepted from those of the shop', async () => {
    expectError(await asText(body, { origin: 'https://elsewhere.example.com' }), 403, null);
    expectError(await asText(body, { origin: 'null' }), 403, null);
    expect((await asText(body, { origin: 'http://localhost:3000' })).status).toBe(202);
    expect(await versionsSince(shop.clock.now())).toMatchObject([{ loaded: 1 }]);
  });
});

describe('the health of versions', () => {
  it('is summed over the hours since that of `since`', async () => {
    const began = shop.clock.now();
    const lcp = (value: number) => ({ event: 'vital', name: 'LCP', value });
    await report('mfe-deal', '1.0.0-a', [{ event: 'loaded' }, lcp(1_000), { event: 'booked' }]);
    await report('mfe-deal', '1.0.0-b', [{ event: 'load-failed' }]);
    shop.wait(2 * HOUR_MS);
    const later = shop.clock.now();
    await report('mfe-deal', '1.0.0-a', [{ event: 'loaded' }, { event: 'error' }, lcp(2_000)]);
    await report('mfe-deal', '1.0.0-a', [{ event: 'vital', name: 'CLS', value: 0.25 }]);
    await report('shell', '3.0.0', [{ event: 'loaded' }]);

    const whole = {
      part: 'mfe-deal',
      version: '1.0.0-a',
      loaded: 2,
      loadFailed: 0,
      errors: 1,
      booked: 1,
      vitals: { LCP: { count: 2, average: 1_500 }, CLS: { count: 1, average: 0.25 } },
      firstSeen: hour(began),
      lastSeen: hour(later),
    };
    expect(await versionsSince(began)).toEqual([
      whole,
      expect.objectContaining({ version: '1.0.0-b', loaded: 0, loadFailed: 1, vitals: {} }),
      expect.objectContaining({ part: 'shell', version: '3.0.0', loaded: 1 }),
    ]);
    expect(await versionsSince(later, 'mfe-deal')).toEqual([
      {
        ...whole,
        loaded: 1,
        booked: 0,
        vitals: { ...whole.vitals, LCP: { count: 1, average: 2_000 } },
        firstSeen: hour(later),
      },
    ]);
    expect(await versionsSince(later + HOUR_MS)).toEqual([]);
  });

  it('is readable by the owner only, with a valid start and app', async () => {
    const since = instant(shop.clock.now());
    expectError(await read({ since }, 'x'), 401, null);
    expectError(await read({}), 400, 'since');
    expectError(await read({ since: 'yesterday' }), 400, 'since');
    expectError(await read({ since, part: 'backend' }), 400, 'part');
  });

  it('is kept for 90 days [DEC-108]', async () => {
    const began = shop.clock.now();
    await report('shell', '1.0.0', [{ event: 'loaded' }]);
    shop.wait(89 * 24 * HOUR_MS);
    await deleteOldTelemetry(shop.db, shop.clock);
    expect(await versionsSince(began)).toHaveLength(1);
    shop.wait(2 * 24 * HOUR_MS);
    await deleteOldTelemetry(shop.db, shop.clock);
    expect(await versionsSince(began)).toEqual([]);
  });
});

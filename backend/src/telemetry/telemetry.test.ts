import { randomUUID } from 'node:crypto';

import {
  pageVitalsResponseSchema,
  telemetryHealthSchema,
  telemetryTrendSchema,
} from '@storefront/shared/api/telemetry.schema';

import { sendRaw, expectError } from '../../tests/contract/api-requests';
import { openSecondBackend, type SecondBackend } from '../../tests/contract/second-backend';
import { pageViewToken } from '../../tests/support/page-views';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';

import { deleteOldTelemetry } from './delete-old-telemetry';
import { MAX_PAGES_PER_VERSION } from './page-vitals';
import { readTelemetry } from './read-telemetry';

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
  await shop.db.deleteFrom('page_vitals').execute();
});

const instant = (ms: number) => new Date(ms).toISOString();
const hour = (ms: number) => instant(ms - (ms % HOUR_MS));

/** Reports of a page view, a new one by default. */
const report = (part: string, version: string, events: readonly object[], view = randomUUID()) =>
  shop.post('telemetry', { part, version, events, token: pageViewToken({ [part]: [version] }, { view }) });
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
  const body = () => {
    const token = pageViewToken({ shell: ['1.0.0-a'] });
    return JSON.stringify({ part: 'shell', version: '1.0.0-a', events: [{ event: 'loaded' }], token });
  };

  it('are accepted as text, which an unloading page can send', async () => {
    const { status, json } = await asText(body());
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
    expectError(await asText(body(), { origin: 'https://elsewhere.example.com' }), 403, null);
    expectError(await asText(body(), { origin: 'null' }), 403, null);
    expect((await asText(body(), { origin: 'http://localhost:3000' })).status).toBe(202);
    expect(await versionsSince(shop.clock.now())).toMatchObject([{ loaded: 1 }]);
  });

  it('are not counted without a valid token, however many are invented', async () => {
    const versions = { shell: ['1.0.0-a'] };
    const secret = 'a secret that the backend does not share';
    const invented = [
      undefined,
      'invented',
      pageViewToken(versions, { secret }),
      pageViewToken(versions, { expiresAt: shop.clock.now() - 1 }),
      pageViewToken({ shell: ['1.0.0-b'], 'mfe-deal': ['1.0.0-a'] }),
    ];
    for (let round = 0; round < 12; round += 1) {
      for (const one of invented) {
        const events = [{ event: 'error' }];
        const { status } = await shop.post('telemetry', {
          part: 'shell',
          version: '1.0.0-a',
          events,
          token: one,
        });
        expect(status).toBe(403);
      }
    }
    expect(await versionsSince(shop.clock.now())).toEqual([]);
  });

  it('count once for each page view and kind of event', async () => {
    const view = randomUUID();
    const lcp = { event: 'vital', name: 'LCP', value: 900 };
    await Promise.all(
      [1, 2, 3].map(() => report('shell', '1.0.0-a', [{ event: 'loaded' }, { event: 'error' }, lcp], view)),
    );
    await report('shell', '1.0.0-a', [{ event: 'error' }, { event: 'server-error' }], view);
    await report('shell', '1.0.0-a', [{ event: 'loaded' }, { event: 'payment' }]);
    expect(await versionsSince(shop.clock.now())).toMatchObject([
      { loaded: 2, errors: 1, serverErrors: 1, payments: 1, sources: 2, vitals: { LCP: { count: 1 } } },
    ]);
  });
});

describe('the reports of one source', () => {
  let online: TestShop;
  beforeAll(async () => {
    online = await openTestShop({ TRUST_PROXY: '1', TELEMETRY_SOURCES: 'address' });
  }, 120_000);
  afterAll(() => online.close());

  async function reportFrom(address: string, version: string): Promise<number> {
    const events = [{ event: 'loaded' }, { event: 'error' }];
    const token = pageViewToken({ 'mfe-deal': [version] });
    const { statusCode } = await online.app.inject({
      method: 'POST',
      url: '/api/telemetry',
      headers: { 'x-forwarded-for': address },
      payload: { part: 'mfe-deal', version, events, token },
    });
    return statusCode;
  }
  const counted = async (version: string) => {
    const { versions } = await readTelemetry(online.db, { since: instant(online.clock.now()) });
    return versions.find((one) => one.version === version);
  };

  it('count for few page views, so that 60 tokens of one address do not decide about a release', async () => {
    for (let time = 0; time < 60; time += 1) expect(await reportFrom('203.0.113.9', '1.0.0-a')).toBe(202);
    const canary = await counted('1.0.0-a');
    expect(canary).toMatchObject({ loaded: 5, errors: 5, sources: 1, harmSources: { errors: 1 } });
  });

  it('count again for another version, another network and on another day', async () => {
    for (const address of [
      '203.0.113.1',
      '203.0.113.2',
      '::ffff:203.0.113.2',
      '2001:db8:1:2::3',
      '2001:db8:1:2:4::',
      '2001:db8:1:3::1',
    ])
      await reportFrom(address, '1.0.0-b');
    // Two addresses are of one subscriber's network, and two are one address.
    expect(await counted('1.0.0-b')).toMatchObject({ loaded: 6, sources: 4 });
    const before = online.clock.now();
    online.wait(24 * HOUR_MS);
    await reportFrom('203.0.113.1', '1.0.0-b');
    const { versions } = await readTelemetry(online.db, { since: instant(before) });
    expect(versions.find(({ version }) => version === '1.0.0-b')).toMatchObject({ sources: 5 });
  });

  it('are stored without the address, and the hashes with their salt for two days', async () => {
    await reportFrom('203.0.113.77', '1.0.0-c');
    const stored = async () =>
      JSON.stringify([
        await online.db.selectFrom('telemetry_sources').selectAll().execute(),
        await online.db.selectFrom('telemetry_views').selectAll().execute(),
        await online.db.selectFrom('telemetry_salts').selectAll().execute(),
      ]);
    expect(await stored()).toContain('1.0.0-c');
    expect(await stored()).not.toContain('203.0.113');
    online.wait(4 * 24 * HOUR_MS);
    await deleteOldTelemetry(online.db, online.clock);
    expect(await online.db.selectFrom('telemetry_sources').selectAll().execute()).toEqual([]);
    expect(await online.db.selectFrom('telemetry_salts').selectAll().execute()).toEqual([]);
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
      serverErrors: 0,
      payments: 0,
      booked: 1,
      sources: 3,
      harmSources: { loadFailed: 0, errors: 1, serverErrors: 0 },
      vitals: {
        LCP: expect.objectContaining({ count: 2, average: 1_500, p75: expect.closeTo(2_050, -1) }),
        CLS: expect.objectContaining({ count: 1, average: 0.25, p75: expect.closeTo(0.25, 1) }),
      },
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
        sources: 2,
        vitals: { ...whole.vitals, LCP: expect.objectContaining({ count: 1, average: 2_000 }) },
        firstSeen: hour(later),
      },
    ]);
    expect(await versionsSince(later + HOUR_MS)).toEqual([]);
  });

  it('has a trend by hour, with 75th percentiles', async () => {
    const began = shop.clock.now();
    await report('shell', '1.0.0', [{ event: 'loaded' }, { event: 'vital', name: 'INP', value: 200 }]);
    shop.wait(HOUR_MS);
    await report('shell', '1.0.0', [{ event: 'loaded' }, { event: 'error' }]);
    const { json } = await sendRaw(office.app, {
      method: 'GET',
      url: `/admin/telemetry/trend?${new URLSearchParams({ since: instant(began) }).toString()}`,
      headers: { authorization: `Bearer ${office.token}` },
    });
    const bucket = { part: 'shell', version: '1.0.0', loaded: 1, loadFailed: 0, booked: 0 };
    expect(telemetryTrendSchema.parse(json).buckets).toEqual([
      { ...bucket, hour: hour(began), errors: 0, p75: { INP: expect.closeTo(200, -1.3) } },
      { ...bucket, hour: hour(began + HOUR_MS), errors: 1, p75: {} },
    ]);
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

describe('the vitals of kinds of pages', () => {
  const vital = (name: string, value: number, page: string) => ({ event: 'vital', name, value, page });
  const pagesSince = async (since: number, part?: string) => {
    const { json } = await sendRaw(office.app, {
      method: 'GET',
      url: `/admin/telemetry/pages?${new URLSearchParams({ since: instant(since), ...(part ? { part } : {}) }).toString()}`,
      headers: { authorization: `Bearer ${office.token}` },
    });
    return pageVitalsResponseSchema.parse(json).pages;
  };

  it('are 75th percentiles by app, version and page, in total and by hour', async () => {
    const began = shop.clock.now();
    for (const value of [100, 200, 300, 400])
      await report('mfe-deal', '1.0.0-a', [vital('INP', value, '/deals/:dealId')]);
    await report('mfe-deal', '1.0.0-b', [
      vital('CLS', 0.3, '/deals/:dealId'),
      vital('FCP', 9, '/deals/:dealId'),
    ]);
    shop.wait(HOUR_MS);
    await report('mfe-deal', '1.0.0-a', [
      vital('INP', 900, '/deals/:dealId'),
      vital('LCP', 2_000, '/search'),
    ]);

    const near = (value: number): unknown => expect.closeTo(value, -Math.log10(value / 10));
    expect(await pagesSince(began, 'mfe-deal')).toEqual([
      {
        part: 'mfe-deal',
        version: '1.0.0-a',
        page: '/deals/:dealId',
        vitals: { INP: { count: 5, p75: near(400) } },
        hours: [
          { hour: hour(began), vitals: { INP: { count: 4, p75: near(300) } } },
          { hour: hour(began + HOUR_MS), vitals: { INP: { count: 1, p75: near(900) } } },
        ],
      },
      expect.objectContaining({ page: '/search', vitals: { LCP: { count: 1, p75: near(2_000) } } }),
      expect.objectContaining({ version: '1.0.0-b', vitals: { CLS: { count: 1, p75: near(0.3) } } }),
    ]);
    expect(await pagesSince(began, 'shell')).toEqual([]);
  });

  it('count once for each page view and page, and once for the version', async () => {
    const [began, view] = [shop.clock.now(), randomUUID()];
    await report('shell', '1.0.0', [vital('INP', 80, '/'), vital('INP', 90, '/about-us')], view);
    await report('shell', '1.0.0', [vital('INP', 700, '/'), vital('INP', 70, '/privacy')], view);

    const pages = await pagesSince(began);
    expect(pages.map(({ page, vitals }) => [page, vitals.INP?.count])).toEqual([
      ['/', 1],
      ['/about-us', 1],
      ['/privacy', 1],
    ]);
    expect(pages[0]?.vitals.INP?.p75).toBeLessThan(90);
    expect(await versionsSince(began)).toMatchObject([{ vitals: { INP: { count: 1 } } }]);
  });

  it('are few, however many pages are invented, and never paths with values', async () => {
    const began = shop.clock.now();
    const invented = Array.from({ length: MAX_PAGES_PER_VERSION + 10 }, (_, index) =>
      vital('CLS', 0.1, `/invented-${index}`),
    );
    await report('shell', '1.0.0', invented);

    const pages = await pagesSince(began);
    expect(pages).toHaveLength(MAX_PAGES_PER_VERSION + 1);
    expect(pages.find(({ page }) => page === '/*')?.vitals.CLS?.count).toBe(10);
    expect((await report('shell', '1.0.0', [vital('CLS', 0.1, '/search?to=jo@x.com')])).status).toBe(400);
  });

  it('are kept for 30 days', async () => {
    const began = shop.clock.now();
    await report('shell', '1.0.0', [vital('LCP', 1_000, '/')]);
    shop.wait(29 * 24 * HOUR_MS);
    await deleteOldTelemetry(shop.db, shop.clock);
    expect(await pagesSince(began)).toHaveLength(1);
    shop.wait(2 * 24 * HOUR_MS);
    await deleteOldTelemetry(shop.db, shop.clock);
    expect(await pagesSince(began)).toEqual([]);
  });
});

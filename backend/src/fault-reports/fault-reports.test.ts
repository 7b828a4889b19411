import { faultGroupsSchema } from '@storefront/shared/api/fault-report.schema';

import { expectError, sendRaw } from '../../tests/contract/api-requests';
import { openSecondBackend, type SecondBackend } from '../../tests/contract/second-backend';
import { pageViewToken } from '../../tests/support/page-views';
import { openTestShop, type TestShop } from '../../tests/support/test-shop';

import { deleteOldFaults } from './delete-old-faults';

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
const DAY_MS = 24 * HOUR_MS;
beforeEach(async () => {
  shop.wait(HOUR_MS - (shop.clock.now() % HOUR_MS));
  await shop.db.deleteFrom('fault_groups').execute();
});

const FAULT = {
  part: 'mfe-deal',
  version: '1.0.0-a',
  message: 'x is not a function',
  frames: [{ file: 'mfe-deal/1.0.0-a/mfe_deal.1.js', line: 1, column: 20 }],
  page: '/deal/:dealId',
  browser: { family: 'Chrome', major: 130 },
  view: 'view-of-the-first-page',
};
type Overrides = Partial<typeof FAULT> & { readonly token?: string | null };
/** Sends a report with the token of its page view. */
const send = (overrides: Overrides, headers: Record<string, string> = {}, address?: string) => {
  const report = { ...FAULT, ...overrides };
  const { token = pageViewToken({ [report.part]: [report.version] }, { view: report.view }) } = overrides;
  return sendRaw(
    shop.app,
    {
      method: 'POST',
      url: '/api/fault-reports',
      payload: JSON.stringify({ ...report, token: token ?? undefined }),
      headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    },
    address,
  );
};
const read = (query: Record<string, string>, token = office.token) =>
  sendRaw(office.app, {
    method: 'GET',
    url: `/admin/fault-reports?${new URLSearchParams(query).toString()}`,
    headers: { authorization: `Bearer ${token}` },
  });
const faultsSince = async (ms: number, part?: string) =>
  faultGroupsSchema.parse(
    (await read({ since: new Date(ms).toISOString(), ...(part === undefined ? {} : { part }) })).json,
  ).faults;

describe('errors of pages', () => {
  it('are grouped by version, message and position, and count each page view once', async () => {
    const began = shop.clock.now();
    await send({});
    await send({});
    await send({ view: 'view-of-the-second-page', page: '/deals', browser: { family: 'Safari', major: 26 } });
    await send({ version: '1.0.0-b' });
    shop.wait(HOUR_MS);
    await send({ view: 'view-of-the-second-page' });

    const [first, second, ...others] = await faultsSince(began);

    expect(first).toMatchObject({
      version: '1.0.0-a',
      message: 'x is not a function',
      count: 4,
      views: 2,
      pages: [
        { name: '/deal/:dealId', count: 3 },
        { name: '/deals', count: 1 },
      ],
      browsers: [
        { name: 'Chrome 130', count: 3 },
        { name: 'Safari 26', count: 1 },
      ],
      hours: [{ count: 3 }, { count: 1 }],
    });
    expect(second).toMatchObject({ version: '1.0.0-b', count: 1, views: 1 });
    expect(others).toEqual([]);
    expect(await faultsSince(began, 'mfe-search')).toEqual([]);
    expect(await faultsSince(shop.clock.now() + HOUR_MS)).toEqual([]);
  });

  it('are refused without the token of a page view of this version', async () => {
    const began = shop.clock.now();
    const ofDeal = { 'mfe-deal': ['1.0.0-a'] };
    const refused = [
      null,
      'invented',
      pageViewToken(ofDeal, { secret: 'another secret of more than 32 characters' }),
      pageViewToken(ofDeal, { expiresAt: began - 1 }),
      pageViewToken({ 'mfe-deal': ['1.0.0-b'] }),
    ];
    for (const token of refused) expectError(await send({ token }), 403, null);

    expect(await faultsSince(began)).toEqual([]);
  });

  it('count once for a page view, whatever id the report names', async () => {
    const began = shop.clock.now();
    const token = pageViewToken({ 'mfe-deal': ['1.0.0-a'] });
    await send({ token, view: 'invented-1' });
    await send({ token, view: 'invented-2' });

    expect(await faultsSince(began)).toMatchObject([{ count: 2, views: 1 }]);
  });

  it('are scrubbed again before they are stored', async () => {
    await send({ message: 'no account for jo@example.com with card 4111 1111 1111 1111' });

    expect(await faultsSince(shop.clock.now())).toMatchObject([
      { message: 'no account for [email] with card [number]' },
    ]);
  });

  it('are rejected from pages of another site, when they are too large and when there are too many', async () => {
    expectError(await send({}, { origin: 'https://elsewhere.example.com' }), 403, null);
    expect((await send({ message: 'x'.repeat(20_000) })).status).toBe(413);
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await send({}, {}, '10.200.0.1')).status);
    expect(new Set(statuses.slice(0, 30))).toEqual(new Set([202]));
    expect(statuses[30]).toBe(429);
  });

  it('are bounded: further new errors of an hour are dropped', async () => {
    const began = shop.clock.now();
    const rows = Array.from({ length: 300 }, (_, index) => ({
      fingerprint: `invented-${index}`,
      part: 'shell',
      version: '1',
      message: '',
      frames: JSON.stringify([]),
      first_seen: new Date(began),
      last_seen: new Date(began),
    }));
    await shop.db.insertInto('fault_groups').values(rows).execute();

    expect((await send({})).status).toBe(202);
    expect(await faultsSince(began)).toEqual([]);
  });

  it('are kept for 30 days, and the ids of page views for one', async () => {
    const began = shop.clock.now();
    await send({});
    shop.wait(2 * DAY_MS);
    await deleteOldFaults(shop.db, shop.clock);
    expect(await shop.db.selectFrom('fault_views').selectAll().execute()).toEqual([]);
    expect(await faultsSince(began)).toHaveLength(1);
    shop.wait(29 * DAY_MS);
    await deleteOldFaults(shop.db, shop.clock);
    expect(await faultsSince(began)).toEqual([]);
    expect(await shop.db.selectFrom('fault_groups').selectAll().execute()).toEqual([]);
  });

  it('are readable by the owner only, with a valid start and app', async () => {
    const since = new Date(shop.clock.now()).toISOString();
    expectError(await read({ since }, 'x'), 401, null);
    expectError(await read({}), 400, 'since');
    expectError(await read({ since, part: 'backend' }), 400, 'part');
  });
});

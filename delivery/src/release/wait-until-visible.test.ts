import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ReleaseRecord } from '@storefront/shared/contracts/registry';

import { waitUntilVisible } from './wait-until-visible';

/** @param traffic percent of the visitors; a canary is not the default */
const record = (version: string, traffic = 100, isDefault = true): ReleaseRecord => ({
  url: `/releases/mfe-deal/${version}/deal.js`,
  metadata: { integrity: 'sha384-AAAA', version },
  deployment: { traffic, default: isDefault },
  extras: { contract: '^1.0.0', routes: [], preload: {}, files: {} },
});
const registryOf = (app: string, ...records: readonly ReleaseRecord[]) => ({
  schema: 'v1',
  revision: 1,
  microFrontends: { [`storefront/${app}`]: records },
});
const canary = (live: string, version: string, traffic: number) => [
  record(live, 100 - traffic),
  record(version, traffic, false),
];

/** The paths that the site got. */
let requested: (string | undefined)[];
/** What the site replies, in turn; after the last one, that one again. */
let replies: readonly { readonly status?: number; readonly body: unknown }[];
let site: Server;
let siteUrl: string;
beforeEach(async () => {
  requested = [];
  site = createServer((request, response) => {
    const { status = 200, body } = replies[requested.length] ?? replies.at(-1) ?? { body: null };
    requested.push(request.url);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
});
afterEach(async () => {
  jest.restoreAllMocks();
  site.closeAllConnections();
  await new Promise((resolve) => site.close(resolve));
});

/** Each reading of the clock is five seconds after the one before. */
function withFastClock(): void {
  let now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 5_000));
}

describe('waitUntilVisible', () => {
  it('returns the milliseconds until the registry of the site has the records', async () => {
    replies = [{ body: registryOf('mfe-deal', record('2')) }];
    withFastClock();

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', [record('2')])).toBe(10_000);
    expect(requested).toEqual(['/registry.json']);
  });

  it('reads the registry again until it has the records', async () => {
    replies = [{ body: registryOf('mfe-deal', record('1')) }, { body: registryOf('mfe-deal', record('2')) }];

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', [record('2')])).toBeLessThan(5_000);
    expect(requested).toHaveLength(2);
  });

  it('ends after 15 seconds without the records', async () => {
    replies = [{ body: registryOf('mfe-deal', record('1')) }];
    withFastClock();

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', [record('2')])).toBeNull();
    expect(requested).toHaveLength(2);
  });

  it.each([
    ['a rollback of a canary', canary('1', '2', 10), [record('1')]],
    ['a promotion of a canary', canary('1', '2', 10), [record('2')]],
    ['a higher percentage', canary('1', '2', 10), canary('1', '2', 50)],
    ['another fallback', [record('2')], [{ ...record('2'), fallbackUrl: '/releases/mfe-deal/1/deal.js' }]],
  ])('does not report %s while the site has the records from before', async (_change, before, after) => {
    replies = [{ body: registryOf('mfe-deal', ...before) }];
    withFastClock();
    expect(await waitUntilVisible(siteUrl, 'mfe-deal', after)).toBeNull();

    replies = [{ body: registryOf('mfe-deal', ...after) }];
    expect(await waitUntilVisible(siteUrl, 'mfe-deal', after)).not.toBeNull();
  });

  it('compares only fields that the site publishes', async () => {
    replies = [{ body: registryOf('mfe-deal', record('2')) }];
    const written = { ...record('2'), internal: 'not public' };

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', [written])).not.toBeNull();
  });

  it('accepts that a site lists no records of an app that has none', async () => {
    replies = [{ body: { ...registryOf('mfe-deal'), microFrontends: {} } }];

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', [])).not.toBeNull();
  });

  it('does not take the records of another app for it', async () => {
    replies = [{ body: registryOf('mfe-search', record('2')) }];
    withFastClock();

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', [record('2')])).toBeNull();
  });

  it.each([
    ['with an error', { status: 503, body: registryOf('mfe-deal', record('2')) }],
    ['without a registry', { body: { revision: 1 } }],
    ['with a page', { body: '<!doctype html>' }],
  ])('does not wait for a site that replies %s', async (_what, reply) => {
    replies = [reply];

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', [record('2')])).toBeNull();
    expect(requested).toHaveLength(1);
  });

  it('does not wait for a site that cannot be reached', async () => {
    await new Promise((resolve) => site.close(resolve));

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', [record('2')])).toBeNull();
    expect(requested).toEqual([]);
  });
});

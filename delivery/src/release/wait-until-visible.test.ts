import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { waitUntilVisible } from './wait-until-visible';

const record = (version: string) => ({
  url: `/releases/mfe-deal/${version}/deal.js`,
  metadata: { integrity: 'sha384-AAAA', version },
  extras: { contract: '^1.0.0', routes: [], preload: {}, files: {} },
});
const registryOf = (app: string, ...versions: readonly string[]) => ({
  schema: 'v1',
  revision: 1,
  microFrontends: { [`storefront/${app}`]: versions.map(record) },
});

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
  it('returns the milliseconds until the registry of the site lists the version', async () => {
    replies = [{ body: registryOf('mfe-deal', '1', '2') }];
    withFastClock();

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', '2')).toBe(10_000);
    expect(requested).toEqual(['/registry.json']);
  });

  it('reads the registry again until it lists the version', async () => {
    replies = [{ body: registryOf('mfe-deal', '1') }, { body: registryOf('mfe-deal', '2') }];

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', '2')).toBeLessThan(5_000);
    expect(requested).toHaveLength(2);
  });

  it('ends after 15 seconds without the version', async () => {
    replies = [{ body: registryOf('mfe-deal', '1') }];
    withFastClock();

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', '2')).toBeNull();
    expect(requested).toHaveLength(2);
  });

  it('does not take the version of another app for it', async () => {
    replies = [{ body: registryOf('mfe-search', '2') }];
    withFastClock();

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', '2')).toBeNull();
  });

  it.each([
    ['with an error', { status: 503, body: registryOf('mfe-deal', '2') }],
    ['without a registry', { body: { revision: 1 } }],
    ['with a page', { body: '<!doctype html>' }],
  ])('does not wait for a site that replies %s', async (_what, reply) => {
    replies = [reply];

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', '2')).toBeNull();
    expect(requested).toHaveLength(1);
  });

  it('does not wait for a site that cannot be reached', async () => {
    await new Promise((resolve) => site.close(resolve));

    expect(await waitUntilVisible(siteUrl, 'mfe-deal', '2')).toBeNull();
    expect(requested).toEqual([]);
  });
});

import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Registry } from '@storefront/shared/contracts/registry';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { pagesOf, warmUp } from './warm-up';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'warm-up-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** The registry of released apps with these routes. */
async function registryOf(apps: Readonly<Record<string, string[]>>): Promise<Registry> {
  const store = folderReleaseStore(join(root, 'releases'), TEST_KEYS);
  for (const [app, routes] of Object.entries(apps))
    await releaseBuild(store, await aBuild(root, app, app, { routes }), { why: 'test' });
  return store.registry();
}

interface Response {
  readonly status: number;
  readonly links?: readonly string[];
}

/** Warms a site on a free port up, and returns the requests. @param respond returns `null` for no response */
async function requestsOf(
  registry: Registry,
  respond: (path: string) => Response | null,
  limitMs?: number,
): Promise<readonly string[]> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const { status, links = [] } = respond(url) ?? {};
    const text = links
      .map((link) => `<a class="x" href="${link.replaceAll('&', '&amp;')}">link</a>`)
      .join('');
    if (status !== undefined) response.writeHead(status).end(`<link href="/page/style">${text}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  try {
    await warmUp(pagesOf(`http://127.0.0.1:${address.port}`), registry, limitMs);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return requests;
}

describe('the first pages after a start', () => {
  it('are one of each remote, without parameters', async () => {
    const registry = await registryOf({
      'mfe-search': ['/search', '/search/map'],
      'mfe-deal': ['/deals/:dealId', '/*'],
      'mfe-discovery': ['/page/:pageId', '/'],
    });
    const requests = await requestsOf(registry, () => ({ status: 200 }));
    expect(requests.toSorted()).toEqual(['/', '/search']);
  });

  it('are one of each other kind that they link to, and that those link to', async () => {
    const registry = await registryOf({
      'mfe-discovery': ['/', '/about-us', '/page/:pageId'],
      'mfe-search': ['/search'],
      'mfe-deal': ['/deals/:dealId', '/holiday-details/:key'],
    });
    const links: Readonly<Record<string, readonly string[]>> = {
      '/': [
        '/about-us',
        '/page/1',
        '/page/2',
        '/deals/5',
        '/search?from=1&to=2',
        '/search?to=3&from=4',
        '/nowhere',
      ],
      '/search?from=1&to=2': ['/search?from=1&to=2&view=hotels', '/holiday-details/A?date=1', '/'],
    };
    const requests = await requestsOf(registry, (path) => ({ status: 200, links: links[path] ?? [] }));
    expect(requests.toSorted()).toEqual([
      '/',
      '/deals/5',
      '/holiday-details/A?date=1',
      '/page/1',
      '/search',
      '/search?from=1&to=2',
      '/search?from=1&to=2&view=hotels',
    ]);
  });

  it('are limited in number', async () => {
    const registry = await registryOf({ 'mfe-search': ['/search'] });
    const links = Array.from({ length: 50 }, (_, index) => `/search?name${index}=1`);
    expect(await requestsOf(registry, () => ({ status: 200, links }))).toHaveLength(16);
  });

  it('are requested until they are rendered, three times at most', async () => {
    let searches = 0;
    const registry = await registryOf({
      'mfe-search': ['/search'],
      'mfe-deal': ['/broken'],
      'mfe-discovery': ['/'],
    });
    const requests = await requestsOf(registry, (path) => {
      if (path === '/broken') return { status: 500 };
      return { status: path === '/search' && (searches += 1) === 1 ? 503 : 200 };
    });
    expect(requests.filter((path) => path === '/search')).toHaveLength(2);
    expect(requests.filter((path) => path === '/broken')).toHaveLength(3);
    expect(requests.filter((path) => path === '/')).toHaveLength(1);
  });

  it('do not hold the start when the site does not respond', async () => {
    const registry = await registryOf({ 'mfe-search': ['/search'], 'mfe-discovery': ['/'] });
    expect(await requestsOf(registry, () => null, 50)).toHaveLength(1);
  });
});

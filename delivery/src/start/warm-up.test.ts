import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { pagesOf, pathsWithoutParameters, warmUp } from './warm-up';

/** Runs a test against a site on a free port. @param respond returns the status, or `null` for no response */
async function withSite(
  respond: (path: string) => number | null,
  test: (site: string) => Promise<void>,
): Promise<readonly string[]> {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    const status = respond(url);
    if (status !== null) response.writeHead(status).end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  try {
    await test(`http://127.0.0.1:${address.port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return requests;
}

describe('the first pages after a start', () => {
  it('are one of each remote, without parameters', async () => {
    const root = await mkdtemp(join(tmpdir(), 'warm-up-'));
    const store = folderReleaseStore(join(root, 'releases'), TEST_KEYS);
    const release = async (app: string, routes: string[]) =>
      releaseBuild(store, await aBuild(root, app, app, { routes }), { why: 'test' });
    await release('mfe-search', ['/search', '/search/map']);
    await release('mfe-deal', ['/deals/:dealId', '/*']);
    await release('mfe-discovery', ['/page/:pageId', '/']);

    expect([...pathsWithoutParameters(await store.registry())].toSorted()).toEqual(['/', '/search']);
    await rm(root, { recursive: true, force: true });
  });

  it('are requested until they are rendered, three times at most', async () => {
    let searches = 0;
    const requests = await withSite(
      (path) => (path === '/search' && (searches += 1) === 1 ? 503 : path === '/broken' ? 500 : 200),
      (site) => warmUp(pagesOf(site), ['/search', '/broken', '/']),
    );

    expect(requests).toEqual(['/search', '/search', '/broken', '/broken', '/broken', '/']);
  });

  it('do not hold the start when the site does not respond', async () => {
    const requests = await withSite(
      () => null,
      (site) => warmUp(pagesOf(site), ['/', '/search'], 50),
    );

    expect(requests).toEqual(['/']);
  });
});

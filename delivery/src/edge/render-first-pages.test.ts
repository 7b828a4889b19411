import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import Fastify, { type FastifyInstance } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { renderFirstPages } from './render-first-pages';

let root: string;
let app: FastifyInstance;
let requests: string[];
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'first-pages-'));
  requests = [];
  app = Fastify();
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

/** Responds to `/registry.json` as the site does, and to pages with the status that is given. */
async function site(statusOf: (url: string) => number): Promise<void> {
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  for (const [name, path] of [
    ['mfe-discovery', '/'],
    ['mfe-search', '/search'],
  ] as const)
    await releaseBuild(store, await aBuild(root, name, name, { routes: [path] }), { why: 'test' });
  app.get('/registry.json', () => store.registry());
  app.get('/*', async ({ url }, reply) => {
    requests.push(url);
    return reply.status(statusOf(url)).send('page');
  });
}

describe('a site that starts', () => {
  it('renders a page of each remote twice at once, so that more than one thread is used', async () => {
    await site(() => 200);
    await renderFirstPages(app);
    expect(requests.toSorted()).toEqual(['/', '/?start', '/search', '/search?start']);
  });

  it('renders a page again that was too late, three times at most, and starts all the same', async () => {
    await site((url) => (url.startsWith('/search') ? 503 : 200));
    await renderFirstPages(app);
    expect(requests.filter((url) => url === '/search')).toHaveLength(3);
    expect(requests.filter((url) => url === '/')).toHaveLength(1);
  });

  it('starts without a registry', async () => {
    app.get('/registry.json', (_request, reply) => reply.status(503).send('no registry'));
    await renderFirstPages(app);
    expect(requests).toEqual([]);
  });
});

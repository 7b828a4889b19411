import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { canaryBucket } from '@storefront/shared/contracts/canary-bucket';
import { registrySnapshotSchema } from '@storefront/shared/contracts/registry';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { aPageContent } from '../../testing/kept-pages';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { KeptPage } from '../render/kept-page';
import type { PageRenderer } from '../render/page-renderer';
import { folderReleaseStore } from '../store/folder-release-store';

import { sharedDocument } from './page-document';
import { liveRegistryReader } from './read-live-registry';
import { respondWithPage } from './respond-with-page';

const config = storefrontConfigSchema.parse({});

/** Renders every path as a page that all visitors share. */
const renderer: PageRenderer = {
  warm: async () => {},
  getPage: async (releases, { pathname }) => ({
    kind: 'kept',
    page: await KeptPage.create(sharedDocument(config, releases, pathname, aPageContent()), 60),
    from: 'renderer',
  }),
  counts: () => {
    throw new Error('not used');
  },
  purge: () => 0,
  close: async () => {},
};

let root: string;
let app: FastifyInstance;
/** Versions of mfe-search. */
let live: string;
let canary: string;

beforeAll(() => open(3));
afterAll(close);

async function open(snapshotFormat: number): Promise<void> {
  root = await mkdtemp(join(tmpdir(), 'canary-'));
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  const release = async (name: string, text: string, overrides: object, options = {}) => {
    const { version } = await releaseBuild(store, await aBuild(root, name, text, overrides), {
      why: 'test',
      ...options,
    });
    return version;
  };
  const shell = { contract: '1.0.0', routes: ['/about-us'], snapshot: snapshotFormat };
  await release('shell', 'shell', shell);
  await release('mfe-deal', 'deal', { routes: ['/deal/:dealId'] });
  live = await release('mfe-search', 'live', { routes: ['/search'] });
  canary = await release('mfe-search', 'canary', { routes: ['/search', '/added'] }, { canary: 50 });
  const { resolve: resolveLive } = liveRegistryReader(store, () => {});
  app = Fastify();
  app.get('/*', (request, reply) =>
    respondWithPage(
      { resolveLive, config, preview: { kind: 'closed' }, now: () => Date.now(), renderer },
      request,
      reply,
    ),
  );
}

async function close(): Promise<void> {
  await app.close();
  await rm(root, { recursive: true, force: true });
}

async function visit(path: string, cookie = '', headers: Record<string, string> = {}) {
  const response = await app.inject({ url: path, headers: { ...headers, cookie } });
  const block = /id="registry-snapshot">(?<json>[^<]*)</.exec(response.body)?.groups?.['json'] ?? '';
  const { remotes } = registrySnapshotSchema.parse(JSON.parse(block));
  return {
    caching: response.headers['cache-control'],
    vary: response.headers['vary'],
    cookies: [response.headers['set-cookie'] ?? []].flat().map((text) => text.split(';')[0] ?? ''),
    search: remotes.find(({ name }) => name === 'mfe-search'),
  };
}

const SHARED = expect.stringMatching(/^public, .*s-maxage=60/) as string;

/** Returns the cookie of a visitor inside or outside of the canary's group. */
function visitorCookie(inGroup: boolean): string {
  const ids = Array.from({ length: 100 }, (_, index) => `visitor-${index}`);
  const id = ids.find((each) => canaryBucket(each, 'mfe-search', canary) < 50 === inGroup);
  return `storefront-visitor=${id}`;
}

describe('while a canary of one app runs, the document', () => {
  it.each(['/about-us', '/deal/1'])(
    'of %s, a page of another app, stays shared and lists both releases',
    async (path) => {
      for (const cookie of ['', visitorCookie(true), visitorCookie(false)]) {
        const { caching, cookies, search } = await visit(path, cookie);
        expect(caching).toEqual(SHARED);
        expect(cookies).toEqual([]);
        expect(search).toMatchObject({
          version: live,
          canary: { traffic: 50, release: { version: canary, name: 'mfe-search' } },
        });
      }
    },
  );

  it('of the app itself has the release of the visitor, and is private', async () => {
    for (const inGroup of [true, false]) {
      const { caching, vary, search } = await visit('/search', visitorCookie(inGroup));
      expect(search?.version).toBe(inGroup ? canary : live);
      expect(search?.canary).toBeUndefined();
      expect(caching).toBe('private, no-cache');
      expect(vary).toBe('Cookie, Accept-Encoding');
    }
  });

  it('of a path that only one of the releases has is private for everyone', async () => {
    for (const inGroup of [true, false]) {
      expect((await visit('/added', visitorCookie(inGroup))).caching).toBe('private, no-cache');
    }
  });

  it('of the app itself is shared by visitors with the same releases behind a CDN that has the releases in its key', async () => {
    const visitor = visitorCookie(true);
    const [releases = ''] = (await visit('/search', visitor)).cookies;
    expect(releases).toMatch(/^storefront-releases=/);
    const id = releases.split('=')[1] ?? '';
    const behindCdn = await visit('/search', `${visitor}; ${releases}`, { 'x-storefront-releases': id });
    expect(behindCdn).toMatchObject({
      caching: SHARED,
      vary: 'x-storefront-releases, Accept-Encoding',
      cookies: [],
    });
    expect(behindCdn.search?.version).toBe(canary);

    // The id of other releases, or no id at all, never makes a shared document.
    const others = visitorCookie(false);
    expect((await visit('/search', `${others}; ${releases}`, { 'x-storefront-releases': id })).caching).toBe(
      'private, no-cache',
    );
    expect((await visit('/search', `${visitor}; ${releases}`)).caching).toBe('private, no-cache');
    expect((await visit('/search', '', { 'x-storefront-releases': id })).caching).toBe('private, no-cache');
  });

  it('of a visitor with the cookie of an earlier server keeps its bucket', async () => {
    expect((await visit('/search', 'storefront-bucket=49')).search?.version).toBe(canary);
    expect((await visit('/search', 'storefront-bucket=50')).search?.version).toBe(live);
    const { caching, search } = await visit('/about-us', 'storefront-bucket=49');
    expect(caching).toBe('private, no-cache');
    expect(search?.version).toBe(canary);
  });

  it('differs by visitor everywhere for a shell that cannot read canaries', async () => {
    await close();
    await open(2);
    const { caching, search } = await visit('/about-us', visitorCookie(true));
    expect(caching).toBe('private, no-cache');
    expect(search?.version).toBe(canary);
    expect(search?.canary).toBeUndefined();
  });
});

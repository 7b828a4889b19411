import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { registrySchema } from '@storefront/shared/contracts/registry';
import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { edgeApp } from '../edge/edge-app';
import { liveRecord } from '../registry/release-records';
import { folderReleaseStore } from '../store/folder-release-store';
import type { ReleaseStore } from '../store/release-store';

import { describeHistory, describeStatus } from './describe-status';
import { releaseBuild } from './release-build';
import { restore, withdraw } from './withdraw';

const APP = 'mfe-gift-cards';
const WHY = { why: 'gift cards are sold elsewhere' };

let root: string;
let store: ReleaseStore;
let edge: FastifyInstance;
let version: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'withdraw-'));
  store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  await release('shell', 'shell', { contract: '1.0.0', routes: ['/'] });
  version = await release(APP, 'cards', { routes: ['/gift-cards', '/gift-cards/:id'] });
  edge = await edgeApp({ store, config: storefrontConfigSchema.parse({}), render: null });
});
afterEach(async () => {
  await edge.close();
  await rm(root, { recursive: true, force: true });
});

async function release(app: string, text: string, overrides = {}): Promise<string> {
  return (await releaseBuild(store, await aBuild(root, app, text, overrides), { why: 'test' })).version;
}

const statusOf = async (path: string) => (await edge.inject(path)).statusCode;
const entryFile = async () => liveRecord(await store.registry(), APP)?.url ?? '';

describe('an app that is withdrawn', () => {
  it('has no pages, keeps its files for open tabs, and is in no registry of a browser [DEC-370]', async () => {
    expect(await statusOf('/gift-cards')).toBe(200);
    const entry = await entryFile();
    expect(await withdraw(store, APP, WHY)).toEqual({
      app: APP,
      version,
      routes: [
        { route: '/gift-cards', to: null },
        { route: '/gift-cards/:id', to: null },
      ],
    });
    expect(await statusOf('/gift-cards')).toBe(410);
    expect(await statusOf('/gift-cards/7')).toBe(410);
    expect(await statusOf('/')).toBe(200);
    expect(await statusOf(entry)).toBe(200);
    const served = registrySchema.parse((await edge.inject('/registry.json')).json());
    expect(Object.keys(served.microFrontends)).toEqual(['storefront/shell']);
  });

  it('redirects the visitors of a page where that was decided, to a page that exists', async () => {
    const dropRoutes = [{ route: '/gift-cards', to: '/' }];
    await expect(
      withdraw(store, APP, { ...WHY, dropRoutes: [{ route: '/gift-cards', to: '/nowhere' }] }),
    ).rejects.toThrow('no live app has a page /nowhere');
    await withdraw(store, APP, { ...WHY, dropRoutes });
    const response = await edge.inject('/gift-cards?from=mail');
    expect([response.statusCode, response.headers.location]).toEqual([308, '/?from=mail']);
    expect(await statusOf('/gift-cards/7')).toBe(410);
  });

  it('is restored with its version and its pages', async () => {
    await withdraw(store, APP, WHY);
    expect(await restore(store, APP, { why: 'they are back' })).toMatchObject({ version, changed: true });
    expect(await statusOf('/gift-cards')).toBe(200);
    expect(await statusOf('/gift-cards/7')).toBe(200);
    await expect(restore(store, APP, { why: 'again' })).rejects.toThrow('is not withdrawn');
  });

  it('does not come back by the next release of its team', async () => {
    await withdraw(store, APP, { ...WHY, by: 'Sam Okoro' });
    await expect(release(APP, 'newer cards', { routes: ['/gift-cards'] })).rejects.toThrow(
      /was withdrawn by Sam Okoro .*: gift cards are sold elsewhere\n.*release -- restore mfe-gift-cards/,
    );
    await restore(store, APP, { why: 'they are back' });
    const newer = await release(APP, 'newer cards', { routes: ['/gift-cards', '/gift-cards/:id'] });
    expect(liveRecord(await store.registry(), APP)?.metadata.version).toBe(newer);
  });

  it('is in status and history with who, when and why', async () => {
    await withdraw(store, APP, { ...WHY, by: 'Sam Okoro' });
    expect((await describeStatus(store, [APP]))[0]).toMatch(
      /^mfe-gift-cards {2}withdrawn \S+, Sam Okoro: gift cards are sold elsewhere; restore brings 1\.0\.0-/,
    );
    expect(describeHistory(await store.history(), APP)[0]).toContain(`withdrawn, ${version} before`);
  });

  it('is refused while live content uses its blocks', async () => {
    const routes = ['/gift-cards', '/gift-cards/:id'];
    const blocks = { file: 'blocks.json', versions: { gallery: 1 } };
    version = await release(APP, 'cards with a gallery', { routes, blocks });
    const readBlockUses = async () => [{ type: 'gallery', version: 1, documents: ['pages/antalya'] }];

    await expect(withdraw(store, APP, { ...WHY, readBlockUses })).rejects.toThrow(
      'mfe-gift-cards does not render the block gallery, but newer content uses it: pages/antalya',
    );
    expect(await statusOf('/gift-cards')).toBe(200);
    expect(await withdraw(store, APP, { ...WHY, readBlockUses: async () => [] })).toMatchObject({ version });
  });

  it('changes nothing in a dry run', async () => {
    expect((await withdraw(store, APP, { ...WHY, dryRun: true })).routes).toHaveLength(2);
    expect(await statusOf('/gift-cards')).toBe(200);
  });

  it('is never the shell, nor an app that is not live', async () => {
    await expect(withdraw(store, 'shell', WHY)).rejects.toThrow('part of every page');
    await expect(withdraw(store, 'mfe-search', WHY)).rejects.toThrow('is not live');
  });
});

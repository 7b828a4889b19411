import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { rollBack } from '../release/roll-back';
import { folderReleaseStore } from '../store/folder-release-store';

import { edgeApp } from './edge-app';

let root: string;
let app: Awaited<ReturnType<typeof edgeApp>>;
const store = () => folderReleaseStore(join(root, 'store'), TEST_KEYS);
const released = async (name: string, text: string, routes: string[], options = {}) =>
  releaseBuild(
    store(),
    await aBuild(root, name, text, { routes, ...(name === 'shell' ? { contract: '1.0.0' } : {}) }),
    { why: text, ...options },
  );

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dropped-'));
  await released('shell', 'shell', ['/about-us']);
  await released('mfe-deal', 'one', ['/deals', '/all-deals', '/old-deals']);
  app = await edgeApp({ store: store(), config: storefrontConfigSchema.parse({}), render: null });
});
afterEach(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

const dropRoutes = [
  { route: '/all-deals', to: '/deals' },
  { route: '/old-deals', to: null },
];

describe('a page that a release dropped', () => {
  it('redirects permanently with its query, and browsers request it again each time', async () => {
    await released('mfe-deal', 'two', ['/deals'], { dropRoutes });

    const { statusCode, headers } = await app.inject('/all-deals?nights=7');
    expect([statusCode, headers['location']]).toEqual([308, '/deals?nights=7']);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('responds 410 when it was removed, 404 when nothing was decided, 200 again after a rollback', async () => {
    const status = async (path: string) => (await app.inject(path)).statusCode;
    await released('mfe-deal', 'two', ['/deals'], { dropRoutes });
    expect([await status('/old-deals'), await status('/never'), await status('/deals')]).toEqual([
      410, 404, 200,
    ]);

    await rollBack(store(), 'mfe-deal', null, { why: 'test' });
    expect([await status('/old-deals'), await status('/all-deals')]).toEqual([200, 200]);
  });

  it('keeps its page for the visitors whose release has it, while a canary drops it', async () => {
    await released('mfe-deal', 'two', ['/deals'], { dropRoutes, canary: 50 });
    const status = async (bucket: number) =>
      (await app.inject({ url: '/all-deals', headers: { cookie: `storefront-bucket=${bucket}` } }))
        .statusCode;

    expect([await status(0), await status(99)]).toEqual([308, 200]);
  });

  it('is not listed in the public registry', async () => {
    await released('mfe-deal', 'two', ['/deals'], { dropRoutes });
    expect(await app.inject('/registry.json').then(({ body }) => body)).not.toMatch(
      /droppedRoutes|old-deals/,
    );
  });
});

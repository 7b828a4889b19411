import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';

import { liveRegistryReader } from '../src/edge/read-live-registry';
import { respondWithPage } from '../src/edge/respond-with-page';
import { releaseBuild } from '../src/release/release-build';
import type { PageRenderer } from '../src/render/page-renderer';
import { folderReleaseStore } from '../src/store/folder-release-store';

import { aBuild } from './build-builder';
import { TEST_KEYS } from './test-keys';

interface AppWithRenderer {
  readonly app: FastifyInstance;
  /** Closes the app and removes its releases. */
  readonly stop: () => Promise<void>;
}

/** Serves the pages of a shell and one remote from real releases; `getPage` replaces the render threads. */
export async function anAppWithRenderer(
  remote: { readonly name: string; readonly routes: string[] },
  getPage: PageRenderer['getPage'],
): Promise<AppWithRenderer> {
  const root = await mkdtemp(join(tmpdir(), 'app-with-renderer-'));
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  await releaseBuild(store, await aBuild(root, 'shell', 'shell', { contract: '1.0.0' }), { why: 'test' });
  const build = await aBuild(root, remote.name, remote.name, { routes: remote.routes });
  await releaseBuild(store, build, { why: 'test' });
  const { resolve: resolveLive } = liveRegistryReader(store, () => {});
  const renderer: PageRenderer = {
    warm: async () => {},
    getPage,
    counts: () => {
      throw new Error('not used');
    },
    purge: () => 0,
    close: async () => {},
  };
  const config = storefrontConfigSchema.parse({});
  const dependencies = {
    resolveLive,
    config,
    preview: { kind: 'closed' },
    now: () => Date.now(),
    renderer,
  } as const;
  const app = Fastify();
  app.get('/*', (request, reply) => respondWithPage(dependencies, request, reply));
  return {
    app,
    async stop() {
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}

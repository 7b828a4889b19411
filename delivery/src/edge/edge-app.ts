import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import type { RegistrySnapshot } from '@storefront/shared/contracts/registry';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';

import type { ReleaseStore } from '../store/release-store';

import { storefrontDocument } from './document';
import { FAVICON } from './favicon';
import { isKnownPath, ownerOf, readLiveRegistry, snapshotFor, type LiveRegistry } from './live-registry';
import { serveReleaseFiles } from './release-files';
import { securityHeaders } from './security-headers';

export interface EdgeOptions {
  readonly store: ReleaseStore;
  readonly storeFolder: string;
  readonly config: StorefrontConfig;
  readonly log?: boolean;
  /** A remote that is served by its development server instead of its release. */
  readonly underDevelopment?: { readonly name: string; readonly url: string };
}

/** Answers every page with the shell's document, and serves the files of the releases. */
export function edgeApp({
  store,
  storeFolder,
  config,
  log = false,
  underDevelopment,
}: EdgeOptions): FastifyInstance {
  const app = Fastify({ logger: log && { level: 'warn' } });
  const live = liveRegistryReader(store, storeFolder, (error) =>
    app.log.error(error, 'registry not readable'),
  );

  serveReleaseFiles(app, storeFolder);
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/registry.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(await store.registry()),
  );
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(FAVICON),
  );

  app.get('/*', async (request, reply) => {
    const path = new URL(request.url, 'http://edge').pathname;
    const current = await live();
    const nonce = randomBytes(16).toString('base64');
    const snapshot = withDevelopment(snapshotFor(current, path), underDevelopment);
    const owner = ownerOf(current, path);
    return reply
      .status(isKnownPath(current, path) ? 200 : 404)
      .headers(securityHeaders(config, nonce, path, underDevelopment?.url))
      .type('text/html; charset=utf-8')
      .send(
        storefrontDocument({
          live: current,
          snapshot,
          preload: owner && !underDevelopment ? [owner.url, ...owner.files] : [],
          config,
          nonce,
        }),
      );
  });
  return app;
}

function withDevelopment(
  snapshot: RegistrySnapshot,
  remote: EdgeOptions['underDevelopment'],
): RegistrySnapshot {
  if (!remote) return snapshot;
  const remotes = snapshot.remotes.map((released) =>
    released.name === remote.name ? { ...released, url: remote.url, version: 'development' } : released,
  );
  return { ...snapshot, remotes };
}

/** Reads the registry again when its file has changed; a broken file leaves the last good one in force. */
function liveRegistryReader(
  store: ReleaseStore,
  folder: string,
  onBroken: (error: unknown) => void,
): () => Promise<LiveRegistry> {
  let known: { readonly changedAt: number; readonly live: LiveRegistry } | null = null;

  return async () => {
    const changedAt = (await stat(join(folder, 'registry.json')).catch(() => null))?.mtimeMs ?? 0;
    if (known?.changedAt === changedAt) return known.live;
    try {
      known = { changedAt, live: await readLiveRegistry(store, await store.registry()) };
    } catch (error) {
      if (!known) throw error;
      onBroken(error);
    }
    return known.live;
  };
}

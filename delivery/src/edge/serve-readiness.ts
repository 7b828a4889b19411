import type { FastifyInstance } from 'fastify';

import type { ReleaseStore } from '../store/release-store';

import type { LiveRegistryReader } from './read-live-registry';
import { registryFreshness } from './registry-freshness';

const CHECK_MS = 60_000;

/**
 * Serves `/health` (the process runs: for restarts) and `/ready` (it has a verified registry and is not stopping: for load
 * balancers), and raises the alarm when the timestamp of the release store is not renewed.
 */
export function serveReadiness(
  app: FastifyInstance,
  {
    store,
    reader,
    now,
    stopping,
  }: {
    readonly store: ReleaseStore;
    readonly reader: LiveRegistryReader;
    /** Milliseconds since 1970. */
    readonly now: () => number;
    readonly stopping: AbortSignal | undefined;
  },
): void {
  const freshness = registryFreshness({
    store,
    revision: async () => (await reader.state()).revision,
    now,
    alarm: (line) => app.log.error({ alarm: 'release store' }, line),
  });
  let timer: NodeJS.Timeout | null = null;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void freshness.check(), CHECK_MS).unref();
  });
  app.addHook('onClose', async () => {
    if (timer) clearInterval(timer);
  });

  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const [registry, timestamp] = await Promise.all([reader.state(), freshness.check()]);
    const isStopping = stopping?.aborted === true;
    const isReady = registry.source !== null && !isStopping;
    return reply
      .status(isReady ? 200 : 503)
      .headers({ 'cache-control': 'no-store', ...(isReady ? {} : { 'retry-after': '5' }) })
      .send({
        status: isReady ? 'ready' : 'not ready',
        ...(isStopping ? { reason: 'stopping' } : {}),
        // Other reasons are in the log: the route may be public.
        registry: { source: registry.source, revision: registry.revision },
        timestamp: { state: timestamp.state, expires: timestamp.expires },
      });
  });
}

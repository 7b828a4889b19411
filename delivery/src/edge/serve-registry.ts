import { registrySchema, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';
import type { FastifyInstance } from 'fastify';

import { PreviewRefused, registryWith } from '../preview/preview-registry';
import type { PreviewedRelease } from '../preview/previewed-release';
import type { ReleaseStore } from '../store/release-store';

import type { VisitDependencies } from './open-visit';
import { previewVisit } from './preview-visit';

/**
 * `/registry.json`: what is live. Open tabs look there whether what they run is still given to anyone, so who
 * previews a release finds it listed as well, beside what is live, in an answer that nobody else is given.
 */
export function serveRegistry(
  app: FastifyInstance,
  {
    store,
    registry: inForce,
    config,
    preview,
    now,
  }: Pick<VisitDependencies, 'config' | 'preview' | 'now'> & {
    readonly store: ReleaseStore;
    /** The last good one, where the stored one cannot be used. */
    readonly registry: () => Promise<Registry>;
  },
): void {
  app.get('/registry.json', async (request, reply) => {
    // Who changed it and why is nobody's business out here.
    const registry = registrySchema.parse(await inForce());
    const visit = previewVisit(new URL('/', config.siteUrl), request.headers.cookie, preview, now());
    reply.header('vary', 'Cookie');
    if (visit.kind !== 'shown') return reply.header('cache-control', 'no-cache').send(registry);
    return reply
      .header('cache-control', 'private, no-store')
      .send(await registryBeside(store, registry, visit.releases));
  });
}

async function registryBeside(
  store: ReleaseStore,
  registry: Registry,
  releases: readonly PreviewedRelease[],
): Promise<Registry> {
  try {
    const { microFrontends } = await registryWith(store, registry, releases);
    const listed = Object.entries(microFrontends).map(([name, records]): [string, ReleaseRecord[]] => {
      const live = registry.microFrontends[name] ?? [];
      const versions = live.map(({ metadata }) => metadata.version);
      const previewed = records
        .filter(({ metadata }) => !versions.includes(metadata.version))
        .map((record) => ({ ...record, deployment: { traffic: 0, default: false } }));
      return [name, [...live, ...previewed]];
    });
    return { ...registry, microFrontends: Object.fromEntries(listed) };
  } catch (error) {
    if (error instanceof PreviewRefused) return registry;
    throw error;
  }
}

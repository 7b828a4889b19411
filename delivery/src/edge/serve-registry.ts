import { registrySchema, type Registry, type ReleaseRecord } from '@storefront/shared/contracts/registry';
import type { FastifyInstance } from 'fastify';

import { PreviewUnavailable, previewRegistry } from '../preview/preview-registry';
import type { PreviewedRelease } from '../preview/previewed-release';
import { withoutWithdrawn } from '../registry/withdrawn-apps';
import type { ReleaseStore } from '../store/release-store';

import type { VisitDependencies } from './open-visit';
import { readPreviewVisit } from './preview-visit';

/**
 * Serves `/registry.json`. Open tabs poll it to check whether the versions that they run are still live, so visitors
 * with a preview get a private response that also lists the previewed releases.
 */
export function serveRegistry(
  app: FastifyInstance,
  {
    store,
    registry: currentRegistry,
    config,
    preview,
    now,
  }: Pick<VisitDependencies, 'config' | 'preview' | 'now'> & {
    readonly store: ReleaseStore;
    /** Returns the last valid registry. */
    readonly registry: () => Promise<Registry>;
  },
): void {
  app.get('/registry.json', async (request, reply) => {
    // Removes the change, which is not public.
    const registry = registrySchema.parse(withoutWithdrawn(await currentRegistry()));
    const visit = readPreviewVisit(new URL('/', config.siteUrl), request.headers.cookie, preview, now());
    reply.header('vary', 'Cookie');
    if (visit.kind !== 'active') return reply.header('cache-control', 'no-cache').send(registry);
    return reply
      .header('cache-control', 'private, no-store')
      .send(await registryListing(store, registry, visit.releases));
  });
}

async function registryListing(
  store: ReleaseStore,
  registry: Registry,
  releases: readonly PreviewedRelease[],
): Promise<Registry> {
  try {
    const { microFrontends } = await previewRegistry(store, registry, releases);
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
    if (error instanceof PreviewUnavailable) return registry;
    throw error;
  }
}

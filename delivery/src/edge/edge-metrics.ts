import type { Registry as ReleaseRegistry } from '@storefront/shared/contracts/registry';
import { REGISTRY_SCOPE } from '@storefront/shared/contracts/registry';
import { createMetricsRegistry, measureRequests } from '@storefront/server-kit/metrics/request-metrics';
import { serveMetrics } from '@storefront/server-kit/metrics/serve-metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';

import type { PageRenderer } from '../render/page-renderer';

import type { LiveRegistryReader } from './read-live-registry';

interface Measured {
  /** `null`: browsers render all pages. */
  readonly renderer: PageRenderer | null;
  readonly reader: LiveRegistryReader;
  /** Bearer token of `/metrics`. */
  readonly token: string;
}

/**
 * Serves `GET /metrics`: requests, pages by source, pages that were left to the browser by cause, the page cache, the
 * versions in use with their share of the visitors, and where the registry is from. Add it before the routes.
 */
export function addEdgeMetrics(app: FastifyInstance, { renderer, reader, token }: Measured): void {
  const metrics = createMetricsRegistry();
  measureRequests(app, metrics);
  if (renderer) measurePages(metrics, renderer);
  measureReleases(metrics, reader);
  serveMetrics(app, metrics, token);
}

function measurePages(metrics: Registry, renderer: PageRenderer): void {
  const registers = [metrics];
  new Counter({
    name: 'site_pages_total',
    help: 'Pages by source',
    labelNames: ['source'],
    registers,
    collect() {
      this.reset();
      for (const [source, count] of Object.entries(renderer.counts().pages)) this.inc({ source }, count);
    },
  });
  new Counter({
    name: 'site_pages_not_rendered_total',
    help: 'Pages that were left to the browser, by cause',
    labelNames: ['cause'],
    registers,
    collect() {
      this.reset();
      for (const [cause, count] of Object.entries(renderer.counts().notRendered)) this.inc({ cause }, count);
    },
  });
  new Gauge({
    name: 'site_page_cache_bytes',
    help: 'Compressed bytes of the page cache',
    registers,
    collect() {
      this.set(renderer.counts().cacheBytes);
    },
  });
}

function measureReleases(metrics: Registry, reader: LiveRegistryReader): void {
  const registers = [metrics];
  new Gauge({
    name: 'site_release_traffic_percent',
    help: 'Share of the visitors who get a version; a canary has less than 100',
    labelNames: ['app', 'version'],
    registers,
    async collect() {
      this.reset();
      for (const { app, version, traffic } of await versionsOf(reader)) this.set({ app, version }, traffic);
    },
  });
  new Gauge({
    name: 'site_registry_usable',
    help: '1 while the stored registry is used, 0 with its last valid copy or without one',
    registers,
    async collect() {
      this.set((await reader.state()).source === 'store' ? 1 : 0);
    },
  });
}

/** Returns nothing while there is no registry. */
async function versionsOf(reader: LiveRegistryReader) {
  const registry: ReleaseRegistry | null = await reader.registry().catch(() => null);
  return Object.entries(registry?.microFrontends ?? {}).flatMap(([name, records]) =>
    records.map(({ metadata, deployment }) => ({
      app: name.slice(REGISTRY_SCOPE.length + 1),
      version: metadata.version,
      traffic: deployment?.traffic ?? 100,
    })),
  );
}

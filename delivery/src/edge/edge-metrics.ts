import type { Registry as ReleaseRegistry } from '@storefront/shared/contracts/registry';
import { REGISTRY_SCOPE } from '@storefront/shared/contracts/registry';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { createMetricsRegistry, measureRequests } from '@storefront/server-kit/metrics/request-metrics';
import { serveMetrics } from '@storefront/server-kit/metrics/serve-metrics';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';

import { appsOfShop } from '../registry/apps-of-shop';
import { harmfulMarksOf } from '../registry/harmful-marks';
import type { PageRenderer } from '../render/page-renderer';
import type { ReleaseStore } from '../store/release-store';
import type { CanaryVerdict, WatcherStatus } from '../watch/watcher-status';
import { isWatcherAlive, readWatcherStatus } from '../watch/watcher-status';

import type { LiveRegistryReader } from './read-live-registry';

interface Measured {
  readonly store: ReleaseStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** `null`: browsers render all pages. */
  readonly renderer: PageRenderer | null;
  readonly reader: LiveRegistryReader;
  /** Bearer token of `/metrics`. */
  readonly token: string;
}

/**
 * Serves `GET /metrics`: requests, pages by source, pages that were left to the browser by cause, the page cache, the
 * versions in use with their share of the visitors, the watcher with its verdicts, and where the registry is from. Add it
 * before the routes.
 */
export function addEdgeMetrics(
  app: FastifyInstance,
  { store, now, renderer, reader, token }: Measured,
): void {
  const metrics = createMetricsRegistry();
  measureRequests(app, metrics);
  if (renderer) measurePages(metrics, renderer);
  measureReleases(metrics, reader);
  measureCanaries(metrics, { store, reader, now });
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
    name: 'site_renders',
    help: 'Pages that are rendered at this moment, that wait for a render thread, and the slots of all threads',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(renderer.counts().renders)) this.set({ state }, count);
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
      const { source, problem } = await reader.state();
      // A registry that breaks while the site runs leaves the one before in use.
      this.set(source === 'store' && problem === null ? 1 : 0);
    },
  });
}

const VERDICT_LEVELS: Readonly<Record<CanaryVerdict, number>> = {
  'no-harm-found': 0,
  undecided: 1,
  harmful: 2,
};

function measureCanaries(
  metrics: Registry,
  { store, reader, now }: Pick<Measured, 'store' | 'reader' | 'now'>,
): void {
  const registers = [metrics];
  const scrapes = createRequestDeduplication<WatcherStatus | null>();
  const status = () => scrapes.run('scrape', () => readWatcherStatus(store).catch(() => null));
  new Gauge({
    name: 'site_watcher_up',
    help: '1 while a watcher of canaries renews its lease in the release store',
    registers,
    async collect() {
      const watcher = await status();
      this.set(watcher !== null && isWatcherAlive(watcher, now()) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'site_canary_verdict',
    help: 'Last verdict of the watcher: 0 no harm found, 1 undecided, 2 harmful',
    labelNames: ['app', 'version'],
    registers,
    async collect() {
      const watcher = await status();
      this.reset();
      for (const { app, version, verdict } of watcher?.verdicts ?? [])
        this.set({ app, version }, VERDICT_LEVELS[verdict]);
    },
  });
  new Gauge({
    name: 'site_harmful_versions',
    help: 'Versions of an app that are marked as harmful',
    labelNames: ['app'],
    registers,
    async collect() {
      const registry = await reader.registry().catch(() => null);
      this.reset();
      if (registry === null) return;
      for (const app of appsOfShop(registry)) this.set({ app }, harmfulMarksOf(registry, app).length);
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

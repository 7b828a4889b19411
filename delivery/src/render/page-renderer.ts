import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import type { Rendered } from '@storefront/shared/contracts/rendered-page';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';

import { ownerOf, snapshotFor, type LiveRegistry, type NodeBuild } from '../registry/live-registry';

import { PageCache } from './page-cache';
import type { RenderPool } from './render-pool';
import type { RenderOutcome, RenderTask } from './render-task';

export interface RenderSettings {
  readonly threads: number;
  /** Maximum time in the queue, and maximum time for rendering, before the page is left to the browser. */
  readonly limitMs: number;
  readonly maxWaiting: number;
  readonly maxBuilds: number;
  readonly cacheBytes: number;
}

export interface PageResult {
  readonly rendered: Rendered | null;
  /** Source of the page, for the `Server-Timing` header. */
  readonly from: 'cache' | 'stale-cache' | 'renderer' | 'nowhere';
}

export interface PageOptions {
  /** `false`: neither read the page from the cache nor store it there. */
  readonly useCache: boolean;
}

export interface PageRenderer {
  /** Preloads the live builds. Never rejects. */
  readonly warm: (live: LiveRegistry) => Promise<void>;
  /** Returns the page from the cache or renders it. Never rejects. */
  readonly getPage: (live: LiveRegistry, url: URL, options?: PageOptions) => Promise<PageResult>;
  /** Removes pages from the cache, see `PageCache.purge`. */
  readonly purge: (patterns: readonly string[]) => number;
  readonly close: () => Promise<void>;
}

interface RendererDependencies {
  readonly config: StorefrontConfig;
  readonly settings: Pick<RenderSettings, 'limitMs' | 'cacheBytes'>;
  readonly pool: RenderPool;
  readonly log: (event: object, message: string) => void;
  readonly now?: () => number;
}

/** Booking pages belong to one shopper: only their frame is rendered, and they are never cached. */
const UNCACHED_PREFIX = '/booking/';
/** Longer queries are unlikely to repeat and would evict useful pages. */
const MAX_CACHED_QUERY_LENGTH = 300;
/** Campaign parameters do not change the page. */
const CAMPAIGN_PARAMETER = /^(utm_.*|gclid|fbclid|msclkid)$/;

/**
 * Renders pages and caches those that are the same for all visitors. The cache key contains the versions of shell
 * and remote, so that a release invalidates only its own pages. Concurrent requests for one page share a rendering.
 */
export function createPageRenderer({
  config,
  settings,
  pool,
  log,
  now = () => Date.now(),
}: RendererDependencies): PageRenderer {
  const cache = new PageCache(settings.cacheBytes, now);
  const inFlight = createRequestDeduplication<Rendered | null>();
  /** Renderings that started before a purge may contain outdated content and are not cached. */
  let purgeCount = 0;

  async function render(live: LiveRegistry, url: URL): Promise<Rendered | null> {
    const task = taskFor(live, url, config, settings.limitMs);
    const outcome: RenderOutcome = task
      ? await pool.render(task)
      : { kind: 'not-rendered', reason: 'released without a Node build' };
    if (outcome.kind === 'rendered') return outcome.rendered;
    log(failureEvent(live, url.pathname, outcome.reason), 'page not rendered: left to the browser');
    return null;
  }

  /** Renders each key once at a time, and caches the page if it may be shared. */
  function renderOnce(key: string, live: LiveRegistry, url: URL): Promise<Rendered | null> {
    return inFlight.run(key, async () => {
      const purgeCountAtStart = purgeCount;
      const rendered = await render(live, url);
      if (rendered?.kind === 'page' && purgeCountAtStart === purgeCount) {
        cache.set(key, url.pathname, rendered);
      }
      return rendered;
    });
  }

  return {
    async warm({ shell, remotes }) {
      if (!shell.node) return;
      const builds = remotes.flatMap(({ snapshot, node }) => (node ? [[snapshot.name, node] as const] : []));
      await pool.warm({ shell: shell.node, remotes: Object.fromEntries(builds) });
    },
    async getPage(live, requestUrl, { useCache } = { useCache: true }) {
      const url = canonicalUrl(requestUrl, config.siteUrl);
      if (!useCache || !isCacheable(url)) return pageResult(await render(live, url), 'renderer');

      const key = cacheKey(live, url, config.marketToday ?? ukDateOf(now()));
      const cached = cache.get(key);
      if (cached?.freshness === 'fresh') return pageResult(cached.page, 'cache');
      const rendering = renderOnce(key, live, url);
      return cached ? pageResult(cached.page, 'stale-cache') : pageResult(await rendering, 'renderer');
    },
    purge(patterns) {
      purgeCount += 1;
      inFlight.clear();
      return cache.purge(patterns);
    },
    close: () => pool.close(),
  };
}

function failureEvent(live: LiveRegistry, path: string, reason: string): object {
  const owner = ownerOf(live, path)?.snapshot;
  return {
    remote: owner?.name ?? 'shell',
    version: owner?.version ?? live.shell.version,
    shell: live.shell.version,
    path,
    reason,
  };
}

function pageResult(rendered: Rendered | null, from: Exclude<PageResult['from'], 'nowhere'>): PageResult {
  return rendered ? { rendered, from } : { rendered: null, from: 'nowhere' };
}

/** Takes only path and query from the request, and the origin from the settings: the Host header is untrusted. */
function canonicalUrl(requestUrl: URL, siteUrl: string): URL {
  const url = new URL(siteUrl);
  url.pathname = requestUrl.pathname;
  const params = [...requestUrl.searchParams].filter(([name]) => !CAMPAIGN_PARAMETER.test(name));
  url.search = new URLSearchParams(params).toString();
  return url;
}

function isCacheable({ pathname, search }: URL): boolean {
  return !pathname.startsWith(UNCACHED_PREFIX) && search.length <= MAX_CACHED_QUERY_LENGTH;
}

function cacheKey(live: LiveRegistry, url: URL, today: string): string {
  const owner = ownerOf(live, url.pathname)?.snapshot;
  return [live.shell.version, owner?.name, owner?.version, today, url.pathname, url.search].join(' ');
}

function taskFor(live: LiveRegistry, url: URL, config: StorefrontConfig, limitMs: number): RenderTask | null {
  const owner = ownerOf(live, url.pathname);
  if (!live.shell.node || (owner && !owner.node)) return null;
  const remotes: Record<string, NodeBuild> = owner?.node ? { [owner.snapshot.name]: owner.node } : {};
  const snapshot = snapshotFor(live, url.pathname);
  return {
    url: url.href,
    shell: live.shell.node,
    remotes,
    // The hashes of browser scripts are not needed on the server.
    snapshot: { ...snapshot, integrity: {} },
    config,
    limitMs,
  };
}

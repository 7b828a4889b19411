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
  /** How long a page may wait for its turn, and then take, before it goes out unrendered. */
  readonly limitMs: number;
  readonly maxWaiting: number;
  readonly maxBuilds: number;
  readonly cacheBytes: number;
}

export interface PageResult {
  readonly rendered: Rendered | null;
  /** Where the page came from, for the `Server-Timing` header. */
  readonly from: 'cache' | 'stale-cache' | 'renderer' | 'nowhere';
}

export interface PageOptions {
  /** False for a page that is neither taken from those that were kept nor put among them. */
  readonly useCache: boolean;
}

export interface PageRenderer {
  /** Loads what is live before the first visitor comes. Never rejects. */
  readonly warm: (live: LiveRegistry) => Promise<void>;
  /** Never rejects. */
  readonly getPage: (live: LiveRegistry, url: URL, options?: PageOptions) => Promise<PageResult>;
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

/** Pages that belong to one shopper are rendered as a frame for each visit, and never kept. */
const UNCACHED_PREFIX = '/booking/';
/** Nobody links to longer ones; they would only push useful pages out. */
const MAX_CACHED_QUERY_LENGTH = 300;
/** Say where a visitor came from, never what the page shows. */
const CAMPAIGN_PARAMETER = /^(utm_.*|gclid|fbclid|msclkid)$/;

/**
 * Renders pages and keeps those that everyone may be shown, by the versions they were made with, path and
 * query: a release empties what it touches and nothing else. Visitors who ask for one page at the same time
 * wait for one rendering.
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
  /** Counts how often pages were forgotten: what was begun before may show what has changed. */
  let purgeCount = 0;

  async function render(live: LiveRegistry, url: URL): Promise<Rendered | null> {
    const task = taskFor(live, url, config, settings.limitMs);
    const outcome: RenderOutcome = task
      ? await pool.render(task)
      : { kind: 'not-rendered', reason: 'released without a build for the server' };
    if (outcome.kind === 'rendered') return outcome.rendered;

    const owner = ownerOf(live, url.pathname)?.snapshot;
    log(
      {
        remote: owner?.name ?? 'shell',
        version: owner?.version ?? live.shell.version,
        shell: live.shell.version,
        path: url.pathname,
        reason: outcome.reason,
      },
      'page not rendered: sent for the browser to draw',
    );
    return null;
  }

  /** One rendering at a time for each key; what may be kept is kept. */
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
    async getPage(live, asked, { keep } = { useCache: true }) {
      const url = canonicalUrl(asked, config.siteUrl);
      if (!keep || url.pathname.startsWith(UNCACHED_PREFIX) || url.search.length > MAX_CACHED_QUERY_LENGTH) {
        return pageResult(await render(live, url), 'renderer');
      }
      const key = keyFor(live, url, config.marketToday ?? ukDateOf(now()));
      const kept = cache.get(key);
      if (kept?.freshness === 'fresh') return pageResult(kept.page, 'cache');
      const rendering = renderOnce(key, live, url);
      return kept ? pageResult(kept.page, 'stale-cache') : pageResult(await rendering, 'renderer');
    },
    purge(patterns) {
      purgeCount += 1;
      inFlight.clear();
      return cache.purge(patterns);
    },
    close: () => pool.close(),
  };
}

function pageResult(rendered: Rendered | null, from: Exclude<PageResult['from'], 'nowhere'>): PageResult {
  return rendered ? { rendered, from } : { rendered: null, from: 'nowhere' };
}

/** Of what the visitor sent only path and query get near a page; the host is that of the settings. */
function canonicalUrl(asked: URL, siteUrl: string): URL {
  const url = new URL(siteUrl);
  url.pathname = asked.pathname;
  const kept = [...asked.searchParams].filter(([name]) => !CAMPAIGN_PARAMETER.test(name));
  url.search = new URLSearchParams(kept).toString();
  return url;
}

function keyFor(live: LiveRegistry, url: URL, today: string): string {
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
    // No script is loaded on the server, so the table of their hashes stays here.
    snapshot: { ...snapshot, integrity: {} },
    config,
    limitMs,
  };
}

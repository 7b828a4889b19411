import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { ukDateOf } from '@storefront/shared/domain/dates/iso-date';
import { LRUCache } from 'lru-cache';

import { ownerOf, snapshotFor, type LiveRegistry, type NodeBuild } from '../registry/live-registry';

import type { LimiterCounts, Priority } from './concurrency-limiter';
import type { DocumentText } from './kept-document';
import { KeptPage } from './kept-page';
import { pageAddress, type PageAddress } from './page-address';
import { PageCache } from './page-cache';
import type { RenderPool } from './render-pool';
import { createRenderCounters, type RenderCounts } from './render-counters';
import type { PageContent, PageResult, PartsRequest, RenderOutcome, RenderTask } from './render-task';
import type { SocialPicture } from './social-picture';

export interface RenderSettings {
  readonly threads: number;
  /** Maximum time in the queue, and maximum time for rendering, before the page is left to the browser. */
  readonly limitMs: number;
  readonly maxWaiting: number;
  readonly maxBuilds: number;
  readonly cacheBytes: number;
}

export interface PageOptions {
  /** `false`: neither read the page from the cache nor store it there. */
  readonly useCache: boolean;
  /** Returns the nonce of a document that may be sent in parts; absent when the visitor needs it whole. */
  readonly nonceForParts?: (() => string) | undefined;
  /** The settings with the content of all pages, and the id of that content; default: the settings alone. */
  readonly site?: PageSite | undefined;
}

interface PageSite {
  readonly config: StorefrontConfig;
  readonly id: string;
  /** Pictures for social networks by path. A page is purged when its own one changes, so they are not part of the id. */
  readonly social?: ReadonlyMap<string, SocialPicture> | undefined;
}

export interface PageRenderer {
  /** Preloads the live builds. Never rejects. */
  readonly warm: (live: LiveRegistry) => Promise<void>;
  /** Returns the page from the cache or renders it. Never rejects. */
  readonly getPage: (live: LiveRegistry, url: URL, options?: PageOptions) => Promise<PageResult>;
  /** Counts since the start, for the metrics of the edge server. */
  readonly counts: () => RenderCounts & { readonly cacheBytes: number; readonly renders: LimiterCounts };
  /** Removes pages from the cache, see `PageCache.purge`. */
  readonly purge: (patterns: readonly string[]) => number;
  readonly close: () => Promise<void>;
}

interface RendererDependencies {
  readonly config: StorefrontConfig;
  /** Builds the document of a page that visitors share. */
  readonly buildDocument: (
    live: LiveRegistry,
    path: string,
    page: PageContent,
    site: PageSite,
  ) => DocumentText;
  readonly settings: Pick<RenderSettings, 'limitMs' | 'cacheBytes'>;
  readonly pool: RenderPool;
  readonly log: (event: object, message: string) => void;
  readonly now?: () => number;
}

/** A page of a release, with the content of all pages. */
interface Page {
  readonly live: LiveRegistry;
  readonly address: PageAddress;
  readonly site: PageSite;
}

/** Of the visitor who waits, if the page may be sent in parts. */
type Parts = PartsRequest | null;

/** Number of pages that are remembered as existing; a path and query of 100 characters each need about 1 MB. */
const MAX_RENDERED_ADDRESSES = 5_000;

/** Pages with a query may use this share of the cache: they are many, and pages without one are visited most. */
const QUERY_SHARE = 0.25;

/**
 * Renders pages and caches those that are the same for all visitors. The cache key contains the versions of shell
 * and remote, so that a release invalidates only its own pages. Concurrent requests for one page share a rendering.
 */
export function createPageRenderer(dependencies: RendererDependencies): PageRenderer {
  const { config, settings, pool, now = () => Date.now() } = dependencies;
  const caches = createPageCaches(settings.cacheBytes, now);
  const counters = createRenderCounters();
  const inFlight = createRequestDeduplication<PageResult>();
  /** Pages that were rendered before, in any release. They are rendered before pages that may not exist. */
  const renderedAddresses = new LRUCache<string, true>({ max: MAX_RENDERED_ADDRESSES });
  /** Renderings that started before a purge may contain outdated content and are not cached. */
  let purgeCount = 0;

  async function render({ live, address, site }: Page, parts: Parts = null): Promise<PageResult> {
    const { url, isFixed } = address;
    const priority = isFixed || renderedAddresses.has(url.href) ? 'high' : 'low';
    const result = await renderPage(dependencies, live, { url, priority, parts, config: site.config });
    if (sharedPageOf(result)) renderedAddresses.set(url.href, true);
    return result;
  }

  /**
   * Renders each key once at a time, and keeps the page if it may be shared.
   *
   * @param parts of the visitor who is the first to request the page; those who join get the whole page
   */
  function renderOnce(key: string, page: Page, parts: Parts) {
    const { live, address, site } = page;
    return inFlight.run(key, async () => {
      const purgeCountAtStart = purgeCount;
      const cache = caches.of(address);
      const result = await render(page, parts);
      if (isFailure(result)) cache.postpone(key);
      const shared = sharedPageOf(result);
      if (!shared) return result;
      const text = dependencies.buildDocument(live, address.url.pathname, shared.page, site);
      const kept = await KeptPage.create(text, shared.seconds, cache.peek(key));
      if (purgeCountAtStart === purgeCount) cache.set(key, address.url.pathname, kept);
      return { kind: 'kept', page: kept, from: 'renderer' };
    });
  }

  async function getPage(live: LiveRegistry, requestUrl: URL, options: PageOptions): Promise<PageResult> {
    const { useCache, nonceForParts, site = { config, id: '' } } = options;
    const address = pageAddress(live, requestUrl, config.siteUrl);
    const requested = { live, address, site };
    if (!useCache || !address.isCacheable) return render(requested);
    const key = cacheKey(requested, config.marketToday ?? ukDateOf(now()));
    const cached = caches.of(address).get(key);
    if (!cached) return inPartsIfLate(nonceForParts, (parts) => renderOnce(key, requested, parts));
    const { page, freshness } = cached;
    if (freshness === 'fresh') return { kind: 'kept', page, from: 'cache' };
    const rendering = renderOnce(key, requested, null);
    const result = freshness === 'stale' ? null : await rendering;
    // Any copy of the page is better than none.
    if (result === null || isFailure(result)) return { kind: 'kept', page, from: 'stale-cache' };
    return result;
  }

  return {
    warm: (live) => warm(pool, live),
    async getPage(live, requestUrl, options = { useCache: true }) {
      const result = await getPage(live, requestUrl, options);
      counters.count(result);
      return result;
    },
    counts: () => ({ ...counters.read(), cacheBytes: caches.bytes(), renders: pool.counts() }),
    purge(patterns) {
      purgeCount += 1;
      inFlight.clear();
      return caches.purge(patterns);
    },
    close: () => pool.close(),
  };
}

/** Resolves with the parts of a page that is late, otherwise with the whole page. */
function inPartsIfLate(
  nonce: PageOptions['nonceForParts'],
  render: (parts: Parts) => Promise<PageResult>,
): Promise<PageResult> {
  if (!nonce) return render(null);
  return new Promise((resolve, reject) => {
    const onParts: PartsRequest['onParts'] = (parts) => resolve({ kind: 'parts', parts, from: 'parts' });
    render({ nonce: nonce(), onParts }).then(resolve, reject);
  });
}

/** A page that states an outage of its data is no better than no page. */
function isFailure(result: PageResult): boolean {
  if (result.kind === 'not-rendered') return true;
  return result.kind === 'rendered' && result.rendered.kind === 'page' && result.rendered.status >= 500;
}

function sharedPageOf(result: PageResult): { readonly page: PageContent; readonly seconds: number } | null {
  if (result.kind !== 'rendered' || result.rendered.kind !== 'page') return null;
  const { sharedForSeconds } = result.rendered;
  return sharedForSeconds === null ? null : { page: result.rendered, seconds: sharedForSeconds };
}

interface RenderRequest {
  readonly url: URL;
  readonly priority: Priority;
  readonly parts: Parts;
  readonly config: StorefrontConfig;
}

async function renderPage(
  { settings, pool, log }: RendererDependencies,
  live: LiveRegistry,
  { url, priority, parts, config }: RenderRequest,
): Promise<PageResult> {
  const task = taskFor(live, url, config, settings.limitMs);
  const outcome: RenderOutcome = task
    ? await pool.render(task, priority, parts)
    : { kind: 'not-rendered', cause: 'no-node-build', reason: 'released without a Node build' };
  if (outcome.kind === 'rendered') return { ...outcome, from: 'renderer' };
  log(failureEvent(live, url.pathname, outcome), 'page not rendered: left to the browser');
  return { kind: 'not-rendered', from: 'nowhere', fault: outcome.cause };
}

async function warm(pool: RenderPool, { shell, remotes }: LiveRegistry): Promise<void> {
  if (!shell.node) return;
  const builds = remotes.flatMap(({ snapshot, node }) => (node ? [[snapshot.name, node] as const] : []));
  await pool.warm({ shell: shell.node, remotes: Object.fromEntries(builds) });
}

/** One cache for pages without a query, and a smaller one for pages with a query. */
function createPageCaches(cacheBytes: number, now: () => number) {
  const withQuery = new PageCache(cacheBytes * QUERY_SHARE, now);
  const withoutQuery = new PageCache(cacheBytes * (1 - QUERY_SHARE), now);
  return {
    of: ({ url }: PageAddress) => (url.search === '' ? withoutQuery : withQuery),
    bytes: () => withQuery.bytes + withoutQuery.bytes,
    purge: (patterns: readonly string[]) => withQuery.purge(patterns) + withoutQuery.purge(patterns),
  };
}

function failureEvent(
  live: LiveRegistry,
  path: string,
  { cause, reason }: Extract<RenderOutcome, { readonly kind: 'not-rendered' }>,
): object {
  const owner = ownerOf(live, path)?.snapshot;
  return {
    remote: owner?.name ?? 'shell',
    version: owner?.version ?? live.shell.version,
    shell: live.shell.version,
    path,
    cause,
    reason,
  };
}

function cacheKey({ live, address: { url }, site }: Page, today: string): string {
  const owner = ownerOf(live, url.pathname)?.snapshot;
  const builds = [live.shell.version, owner?.name, owner?.version];
  return [...builds, site.id, today, url.pathname, url.search].join(' ');
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

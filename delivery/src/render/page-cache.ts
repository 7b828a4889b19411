import type { RenderedPage } from '@storefront/shared/contracts/rendered-page';
import { LRUCache } from 'lru-cache';

interface Entry {
  readonly path: string;
  readonly page: RenderedPage;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
}

export type Freshness = 'fresh' | 'stale';

/** A page that is no longer fresh may be served for this long while it is rendered again. */
export const STALE_MS = 10 * 60_000;

/** LRU cache of rendered pages that are the same for all visitors, bounded by their size in bytes. */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = () => Date.now()) {
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ page }) => bytesOf(page),
    });
  }

  get(key: string): { readonly page: RenderedPage; readonly freshness: Freshness } | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const age = this.#now() - entry.freshUntil;
    if (age < 0) return { page: entry.page, freshness: 'fresh' };
    if (age < STALE_MS) return { page: entry.page, freshness: 'stale' };
    this.#entries.delete(key);
    return null;
  }

  /** Stores the page for `sharedForSeconds`; ignores pages that may not be shared. */
  set(key: string, path: string, page: RenderedPage): void {
    if (page.sharedForSeconds === null) return;
    const freshUntil = this.#now() + page.sharedForSeconds * 1_000;
    this.#entries.set(key, { path, page, freshUntil });
  }

  /**
   * Removes pages whose content has changed.
   *
   * @param patterns paths, or path prefixes that end in `*`; an empty list removes all pages
   * @returns the number of removed pages
   */
  purge(patterns: readonly string[]): number {
    const before = this.#entries.size;
    if (patterns.length === 0) this.#entries.clear();
    for (const [key, { path }] of this.#entries.entries()) {
      if (patterns.some((pattern) => covers(pattern, path))) this.#entries.delete(key);
    }
    return before - this.#entries.size;
  }

  get bytes(): number {
    return this.#entries.calculatedSize;
  }
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function bytesOf({ head, body, styles, hydration }: RenderedPage): number {
  return Buffer.byteLength(head) + Buffer.byteLength(body) + JSON.stringify([styles, hydration]).length;
}

import { LRUCache } from 'lru-cache';

import type { KeptPage } from './kept-page';

interface Entry {
  readonly path: string;
  readonly page: KeptPage;
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
}

/** `expired`: only to be served when the page cannot be rendered again. */
export type Freshness = 'fresh' | 'stale' | 'expired';

/** A page that is no longer fresh may be served for this long while it is rendered again. */
export const STALE_MS = 10 * 60_000;

/** A page of today is better than none, so it is kept for outages until the day, which is in its key, has passed. */
const KEPT_MS = 24 * 3_600_000;

/** After a failure the next attempt is made in the background, so that visitors do not wait for another failure. */
const RETRY_MS = 10_000;

/** LRU cache of pages that are the same for all visitors, bounded by the bytes of their compressed documents. */
export class PageCache {
  readonly #entries: LRUCache<string, Entry>;
  readonly #now: () => number;

  constructor(maxBytes: number, now: () => number = () => Date.now()) {
    this.#now = now;
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length,
    });
  }

  get(key: string): { readonly page: KeptPage; readonly freshness: Freshness } | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    const age = this.#now() - entry.freshUntil;
    if (age < 0) return { page: entry.page, freshness: 'fresh' };
    if (age < STALE_MS) return { page: entry.page, freshness: 'stale' };
    if (age < KEPT_MS) return { page: entry.page, freshness: 'expired' };
    this.#entries.delete(key);
    return null;
  }

  /** Returns the page without marking it as used. */
  peek(key: string): KeptPage | null {
    return this.#entries.peek(key)?.page ?? null;
  }

  /** Stores the page; it is fresh for `sharedForSeconds`. */
  set(key: string, path: string, page: KeptPage): void {
    const freshUntil = this.#now() + page.sharedForSeconds * 1_000;
    this.#entries.set(key, { path, page, freshUntil });
    page.onGrow = () => this.#measureAgain(key, page);
  }

  #measureAgain(key: string, page: KeptPage): void {
    const entry = this.#entries.peek(key);
    // The size is computed for a new object only.
    if (entry?.page === page) this.#entries.set(key, { ...entry });
  }

  /** Serves an expired page as stale for ten seconds, because it could not be rendered again. */
  postpone(key: string): void {
    const entry = this.#entries.peek(key);
    if (!entry) return;
    const freshUntil = this.#now() - STALE_MS + RETRY_MS;
    if (freshUntil > entry.freshUntil) this.#entries.set(key, { ...entry, freshUntil });
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

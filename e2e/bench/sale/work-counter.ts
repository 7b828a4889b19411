import { z } from 'zod';

import type { Fleet } from './fleet';

/** What the caches of the shop did not have, counted by its own metrics. */
export interface Computed {
  /** Pages that sites rendered. */
  readonly renderings: number;
  /** Searches that backends requested from the supplier. */
  readonly supplierSearches: number;
}

const pagesSchema = z.object({
  pages: z.object({ 'stale-cache': z.number(), renderer: z.number(), parts: z.number() }),
});
const SUPPLIER_SEARCHES = /^supplier_responses_total\{call="dpSearch",source="supplier"\} (?<count>\d+)/m;

/** Adds up the counts of processes that are replaced. Read it before each replacement. */
export class WorkCounter {
  readonly #fleet: Fleet;
  readonly #last = new Map<string, number>();
  readonly #total = { renderings: 0, supplierSearches: 0 };

  constructor(fleet: Fleet) {
    this.#fleet = fleet;
  }

  async read(): Promise<Computed> {
    const { siteUrls, sites, backendUrls, backends } = this.#fleet;
    for (const [index, url] of siteUrls.entries())
      this.#add('renderings', `${url} ${sites[index]?.pid()}`, await this.#renderings(url));
    for (const [index, url] of backendUrls.entries())
      this.#add('supplierSearches', `${url} ${backends[index]?.pid()}`, await this.#searches(url));
    return { ...this.#total };
  }

  /** @param counter one of a process: a successor counts from 0 */
  #add(what: keyof Computed, counter: string, count: number | null): void {
    // A process that is away is read the next time.
    if (count === null) return;
    const key = `${what} ${counter}`;
    this.#total[what] += count - (this.#last.get(key) ?? 0);
    this.#last.set(key, count);
  }

  async #renderings(url: string): Promise<number | null> {
    const response = await this.#get(`${url}/edge/metrics`);
    if (!response?.ok) return null;
    const { pages } = pagesSchema.parse(await response.json());
    return pages['stale-cache'] + pages.renderer + pages.parts;
  }

  async #searches(url: string): Promise<number | null> {
    const response = await this.#get(`${url}/metrics`);
    if (!response?.ok) return null;
    const text = await response.text();
    return Number(SUPPLIER_SEARCHES.exec(text)?.groups?.['count'] ?? 0);
  }

  #get(url: string): Promise<globalThis.Response | null> {
    const headers = { authorization: `Bearer ${this.#fleet.token}` };
    return fetch(url, { headers }).catch(() => null);
  }
}

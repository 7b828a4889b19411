/**
 * How often caches compute what they keep (docs/capacity.md, "What is kept"). A page is fresh for a time after it was computed; the first request
 * after that computes it again, and others meanwhile do not. Requests arrive independently of each other (Poisson).
 */

/** Pages, or responses, that visitors request equally often. */
export interface PageGroup {
  readonly pages: number;
  /** Of the requests; the shares of a popularity add up to 1. */
  readonly share: number;
}

export interface KeptPages {
  readonly groups: readonly PageGroup[];
  readonly freshSeconds: number;
}

/**
 * Returns how often per second pages are computed: each page has one computation in its fresh time and the mean time
 * until the next request.
 *
 * @param rate requests per second of all pages together
 * @param caches the requests are distributed evenly over this many, which share nothing
 */
export function missesPerSecond(rate: number, { groups, freshSeconds }: KeptPages, caches = 1): number {
  return sum(groups, ({ pages, share }) => {
    const perPage = (rate * share) / pages / caches;
    return (pages * caches * perPage) / (1 + perPage * freshSeconds);
  });
}

/**
 * Returns how many more computations one cache makes that is empty at first: it lacks the pages that would be fresh, on
 * average for half of their time. With `f` the share of the time in which a page is fresh, that is `f² / 2` of a computation.
 */
export function missesOfEmptyCache(rate: number, { groups, freshSeconds }: KeptPages, caches = 1): number {
  return sum(groups, ({ pages, share }) => {
    const perPage = (rate * share) / pages / caches;
    const freshShare = (perPage * freshSeconds) / (1 + perPage * freshSeconds);
    return (pages * freshShare ** 2) / 2;
  });
}

/** Returns computations per second of a cache behind other caches, which request a page as often as they miss it. */
export function missesBehind(rate: number, pages: KeptPages, caches: number, behind: number): number {
  return sum(pages.groups, (group) => {
    const missed = missesPerSecond(rate * group.share, alone(group, pages.freshSeconds), caches);
    return missesPerSecond(missed, alone(group, behind));
  });
}

function alone(group: PageGroup, freshSeconds: number): KeptPages {
  return { groups: [{ ...group, share: 1 }], freshSeconds };
}

function sum(groups: readonly PageGroup[], of: (group: PageGroup) => number): number {
  return groups.reduce((total, group) => total + of(group), 0);
}

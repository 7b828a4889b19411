import { missesBehind, missesOfEmptyCache, missesPerSecond, type KeptPages } from './cache-misses';
import { KINDS, TIERS, type Kind, type PerKind, type PerTier } from './load-model';

/** Pages of visitors that a site renders when it has no fresh copy. */
export const PAGE_KINDS = ['kept page', 'search page', 'details page'] as const satisfies readonly Kind[];
export type PageKind = (typeof PAGE_KINDS)[number];

/**
 * What costs processor time, each measured alone: requests that find what they need in a cache, what is computed when they do not, starts of
 * processes with the first requests of each, and seconds of processes without requests.
 */
export const UNITS = [
  ...KINDS,
  'kept page rendered',
  'search page rendered',
  'details page rendered',
  'supplier search',
  'site started',
  'backend started',
  'balancer and database restarted',
  'second of a site',
  'second of a backend',
] as const;
export type Unit = (typeof UNITS)[number];
export type Work = Readonly<Record<Unit, number>>;
/** Processor milliseconds of each unit. */
export type UnitCosts = Readonly<Record<Unit, PerTier>>;

/** What visitors request that may be kept. */
export interface Kept {
  readonly pages: Readonly<Record<PageKind, KeptPages>>;
  /** Searches, which all backends share. */
  readonly searches: KeptPages;
}

export interface Processes {
  readonly site: number;
  readonly backend: number;
}

interface Starts extends Processes {
  readonly balancerAndDatabase: number;
}

const NO_STARTS: Starts = { site: 0, backend: 0, balancerAndDatabase: 0 };

/** Returns the work of a second in which the caches are as full as they stay. @param rates requests per second */
export function workPerSecond(rates: PerKind, kept: Kept, processes: Processes): Work {
  const rendered = (kind: PageKind) => missesPerSecond(rates[kind], kept.pages[kind], processes.site);
  return {
    ...rates,
    'kept page rendered': rendered('kept page'),
    'search page rendered': rendered('search page'),
    'details page rendered': rendered('details page'),
    // Visitors with a page of results search again with criteria of their own.
    'supplier search':
      missesPerSecond(rates.search, kept.searches) +
      missesBehind(
        rates['search page'],
        kept.pages['search page'],
        processes.site,
        kept.searches.freshSeconds,
      ),
    'site started': 0,
    'backend started': 0,
    'balancer and database restarted': 0,
    'second of a site': processes.site,
    'second of a backend': processes.backend,
  };
}

/**
 * Returns the work of a run in which processes are started again. The caches of all sites have nothing fresh when it begins, and that of a site
 * that was started again has nothing at all.
 */
export function workOfRun(
  rates: PerKind,
  kept: Kept,
  processes: Processes,
  { seconds, starts = NO_STARTS }: { readonly seconds: number; readonly starts?: Starts },
): Work {
  const perSecond = workPerSecond(rates, kept, processes);
  const emptied = processes.site + starts.site;
  const rendered = (kind: PageKind) =>
    perSecond[`${kind} rendered`] * seconds +
    emptied * missesOfEmptyCache(rates[kind], kept.pages[kind], processes.site);
  return {
    ...mapUnits((unit) => perSecond[unit] * seconds),
    'kept page rendered': rendered('kept page'),
    'search page rendered': rendered('search page'),
    'details page rendered': rendered('details page'),
    'supplier search':
      perSecond['supplier search'] * seconds + missesOfEmptyCache(rates.search, kept.searches),
    'site started': starts.site,
    'backend started': starts.backend,
    'balancer and database restarted': starts.balancerAndDatabase,
  };
}

/** Returns processor milliseconds of each tier. */
export function processorMs(work: Work, costs: UnitCosts): PerTier {
  const of = (tier: keyof PerTier) => UNITS.reduce((sum, unit) => sum + work[unit] * costs[unit][tier], 0);
  return perTier(of);
}

export function perTier(of: (tier: keyof PerTier) => number): PerTier {
  const [nginx = 0, site = 0, backend = 0, database = 0] = TIERS.map(of);
  return { nginx, site, backend, database };
}

export function mapUnits<T>(of: (unit: Unit) => T): Readonly<Record<Unit, T>> {
  return Object.fromEntries(UNITS.map((unit) => [unit, of(unit)])) as Record<Unit, T>;
}

/**
 * The load model of a sale morning (docs/capacity.md): from visits and measured costs to machines, connections, memory and money.
 * All functions are pure; the document prints their results, and a test compares it with them.
 */

/** Requests of the shop that cost differently. */
export const KINDS = [
  'kept page',
  'search page',
  'details page',
  'file',
  'search',
  'quote',
  'booking',
] as const;
export type Kind = (typeof KINDS)[number];
export type PerKind<T = number> = Readonly<Record<Kind, T>>;

/** Processes that cost processor time. */
export const TIERS = ['nginx', 'site', 'backend', 'database'] as const;
export type Tier = (typeof TIERS)[number];
export type PerTier = Readonly<Record<Tier, number>>;

export interface Traffic {
  /** Of an ordinary hour. */
  readonly pageViews: number;
  readonly searches: number;
  readonly bookings: number;
  /** Page views by kind; the shares add up to 1. */
  readonly shares: Readonly<Record<'kept page' | 'search page' | 'details page', number>>;
  /** Files that a page view requests from the balancer; a browser that has been here before has them all. */
  readonly filesPerView: number;
  readonly quotesPerBooking: number;
}

/** Returns requests per second of each kind, averaged over an hour that is `times` an ordinary one. */
export function hourlyRates(traffic: Traffic, times: number): PerKind {
  const views = (traffic.pageViews * times) / 3600;
  const bookings = (traffic.bookings * times) / 3600;
  return {
    'kept page': views * traffic.shares['kept page'],
    'search page': views * traffic.shares['search page'],
    'details page': views * traffic.shares['details page'],
    file: views * traffic.filesPerView,
    search: (traffic.searches * times) / 3600,
    quote: bookings * traffic.quotesPerBooking,
    booking: bookings,
  };
}

/**
 * Returns how busy a minute after the opening is, as a multiple of the hour's mean: nothing before, a ramp of three minutes
 * to the peak, then a decay with a half-life of twenty minutes. The mean of the hour is 1.
 */
export function minuteFactor(minute: number): number {
  return minute < 0 || minute >= 60 ? 0 : shape(minute) / MEAN_SHAPE;
}

const RAMP_MINUTES = 3;
const HALF_LIFE_MINUTES = 20;

function shape(minute: number): number {
  if (minute < RAMP_MINUTES) return (minute + 1) / (RAMP_MINUTES + 1);
  return 2 ** (-(minute - RAMP_MINUTES) / HALF_LIFE_MINUTES);
}

const MEAN_SHAPE =
  Array.from({ length: 60 }, (_, minute) => shape(minute)).reduce((sum, one) => sum + one) / 60;

/** Returns the rates of the busiest minute. */
export function peakRates(traffic: Traffic, times: number): PerKind {
  const factor = Math.max(...Array.from({ length: 60 }, (_, minute) => minuteFactor(minute)));
  return mapKinds(hourlyRates(traffic, times), (rate) => rate * factor);
}

export interface Sizing {
  /** Cores of one process at full use: the backend runs on one, a site also renders in two threads. */
  readonly coresPerProcess: PerTier;
  /** Above this share of its cores responses of a process are late. */
  readonly targetUse: number;
  /** A zone may be lost: this many zones carry the load of the peak without one of them. */
  readonly zones: number;
}

/** Returns the number of processes, so that the load of the peak is carried after one zone is lost. */
export function processesFor(cores: PerTier, { coresPerProcess, targetUse, zones }: Sizing): PerTier {
  const of = (tier: Tier) => {
    const needed = cores[tier] / (coresPerProcess[tier] * targetUse);
    const inEachZone = Math.max(1, Math.ceil(needed / (zones - 1)));
    return inEachZone * zones;
  };
  return {
    nginx: of('nginx'),
    site: of('site'),
    backend: of('backend'),
    database: cores.database === 0 ? 0 : 2,
  };
}

/**
 * Returns connections in use on average by Little's law, and the connections that the pools may open.
 *
 * @param heldMs milliseconds for which one request holds connections, all of its statements together
 */
export function databaseConnections(
  rates: PerKind,
  heldMs: PerKind,
  backends: number,
  poolSize: number,
): { readonly inUse: number; readonly atMost: number } {
  const inUse = KINDS.reduce((sum, kind) => sum + (rates[kind] * heldMs[kind]) / 1000, 0);
  return { inUse, atMost: backends * poolSize };
}

export interface CacheItem {
  /** Entries that are requested again while they are fresh. */
  readonly entries: number;
  readonly kilobytesEach: number;
}

/** Returns megabytes (10^6 bytes). */
export function cacheMegabytes({ entries, kilobytesEach }: CacheItem): number {
  return (entries * kilobytesEach) / 1000;
}

export interface Prices {
  /** Pounds for one core for an hour. */
  readonly coreHour: number;
  /** Pounds for a gigabyte (10^9 bytes) sent to visitors. */
  readonly gigabyte: number;
}

interface HourlyUse {
  /** Cores in use by all tiers together, on average. */
  readonly cores: number;
  /** Bytes that leave the balancer, as sent. */
  readonly bytes: number;
}

/**
 * Returns the pounds that a million page views cost in processor time and transfer, at the use of cores that the sizing
 * aims at. Machines that wait for a peak, storage, backups, supplier and card fees are not part of it.
 */
export function poundsPerMillionViews(
  viewsPerHour: number,
  { cores, bytes }: HourlyUse,
  prices: Prices,
  targetUse: number,
): { readonly processor: number; readonly transfer: number } {
  const hours = 1_000_000 / viewsPerHour;
  return {
    processor: (cores / targetUse) * hours * prices.coreHour,
    transfer: ((bytes * hours) / 1e9) * prices.gigabyte,
  };
}

export function mapKinds<T, U>(values: PerKind<T>, change: (value: T, kind: Kind) => U): PerKind<U> {
  return Object.fromEntries(KINDS.map((kind) => [kind, change(values[kind], kind)])) as Record<Kind, U>;
}

import { setTimeout as pause } from 'node:timers/promises';

import { costOfEach, remainder, type Mixture } from '@storefront/tooling/capacity/cost-of-each';
import type { Kind, PerTier } from '@storefront/tooling/capacity/load-model';
import { PAGE_KINDS, perTier, UNITS, type Unit, type UnitCosts } from '@storefront/tooling/capacity/work';

import { medianOf } from '../bench-site';

import type { Fleet } from './fleet';
import type { Member } from './member';
import type { Shopping } from './shopping';
import { TierTimes } from './tier-times';
import { WorkCounter, type Computed } from './work-counter';

/** Requests per second while costs are measured, about as many as in the run. */
const PER_SECOND = 4;
/** Each page is requested this often, so that each of two sites gets it with a probability of 7 in 8. */
const VISITS = 4;
/** More than the time for which pages and supplier responses are fresh, and long enough for jobs of each minute. */
const IDLE_SECONDS = 65;
const IDLE_WINDOWS = 3;
const SEARCHES = 40;
const BOOKINGS = 40;
const QUOTES = 60;
const FILES = 200;
/** After the last response: pages that were served stale are rendered behind it. */
const SETTLE_MS = 2_000;
/** After the last booking: its mails are sent, and the database vacuums and writes what was stored. */
const SETTLE_AFTER_BOOKINGS_MS = IDLE_SECONDS * 1000;
const WARM_UP_ROUNDS = 2;
const NOTHING = perTier(() => 0);

/** Counts of units, and the processor time without that of idle processes. */
interface Window extends Computed {
  readonly ms: PerTier;
}

/** Measures a window that ends some time after the work. */
type Measure = (work: () => Promise<unknown>, settleMs?: number) => Promise<Window>;

/**
 * Measures the processor time of each unit of work: requests whose pages and responses are fresh, what is computed when they are
 * not, processes without requests, and starts of processes with what their first requests cost more.
 */
export async function measureCosts(fleet: Fleet, shopping: Shopping): Promise<UnitCosts> {
  await warmUp(fleet, shopping);
  const idle = await measureIdle(fleet);
  const measure: Measure = (work, settleMs) => measureWindow({ fleet, idle, work, settleMs });
  const costs = new Map<Unit, PerTier>([
    ['second of a site', perTier((tier) => (isBehindSite(tier) ? 0 : idle[tier] / fleet.sites.length))],
    ['second of a backend', perTier((tier) => (isBehindSite(tier) ? idle[tier] / fleet.backends.length : 0))],
  ]);
  const of = (unit: Unit) => costs.get(unit) ?? NOTHING;

  const calls = shopping.unseenSearches(SEARCHES);
  const first = await measure(() => visitAll(shopping, calls));
  const again = await measure(() => visitAll(shopping, [...calls, ...calls, ...calls]));
  for (const { supplierSearches } of [first, again])
    console.log(`search: ${supplierSearches} searches of the supplier`);
  const searches = separate('search', [
    { counts: [calls.length, first.supplierSearches], ms: first.ms },
    { counts: [calls.length * 3, again.supplierSearches], ms: again.ms },
  ]);
  costs.set('search', searches[0]).set('supplier search', searches[1]);

  // All pages are stale by now: they were visited before the pause.
  for (const kind of PAGE_KINDS) {
    const urls = shopping.pages(kind);
    const visits = Array.from({ length: VISITS }, () => urls).flat();
    const windows: Window[] = [];
    for (let turn = 0; turn < 2; turn += 1) windows.push(await measure(() => visitAll(shopping, visits)));
    const mixtures = windows.map(({ renderings, supplierSearches, ms }) => ({
      counts: [visits.length, renderings] as const,
      ms: remainder(ms, [[supplierSearches, of('supplier search')]]),
    }));
    const [request, rendered] = separate(kind, mixtures);
    costs.set(kind, request).set(`${kind} rendered`, rendered);
    for (const { renderings, supplierSearches } of windows)
      console.log(
        `${kind}: ${visits.length} requests, ${renderings} renderings, ${supplierSearches} searches of the supplier`,
      );
  }
  for (const [kind, count] of [
    ['file', FILES],
    ['quote', QUOTES],
    ['booking', BOOKINGS],
  ] as const) {
    const window = await measure(() => arriveAll(shopping, kind, count), settleAfter(kind));
    costs.set(
      kind,
      perTier((tier) => Math.max(0, window.ms[tier]) / count),
    );
  }
  for (const kind of PAGE_KINDS) costs.set(kind, only(['nginx', 'site'], of(kind)));
  costs.set('file', only(['nginx'], of('file')));
  await measureStarts({ fleet, shopping, measure, costs });
  return Object.fromEntries(UNITS.map((unit) => [unit, of(unit)])) as Record<Unit, PerTier>;
}

/** All time is that of the requests where two windows have the same proportions. */
function separate(name: string, [one, other]: readonly Mixture[]): readonly [PerTier, PerTier] {
  if (one === undefined || other === undefined) throw new Error(`${name}: two windows are needed.`);
  const costs = costOfEach(one, other);
  if (costs !== null) return costs;
  console.log(`${name}: the cost of what is computed is part of each request`);
  return [perTier((tier) => (one.ms[tier] + other.ms[tier]) / (one.counts[0] + other.counts[0])), NOTHING];
}

interface StartMeasurement {
  readonly fleet: Fleet;
  readonly shopping: Shopping;
  readonly measure: Measure;
  readonly costs: Map<Unit, PerTier>;
}

/** Starts each kind of process again, with the same requests after it: what they cost more than usual belongs to the start. */
async function measureStarts({ fleet, shopping, measure, costs }: StartMeasurement): Promise<void> {
  const of = (unit: Unit) => costs.get(unit) ?? NOTHING;
  const replace = async (members: readonly Member[]) => {
    for (const member of members) await member.replace();
  };
  const starts = [
    ['site started', fleet.sites.length, () => replace(fleet.sites)],
    ['backend started', fleet.backends.length, () => replace(fleet.backends)],
    ['balancer and database restarted', 1, () => restartBalancerAndDatabase(fleet)],
  ] as const;
  for (const [unit, count, start] of starts) {
    const windows = [await measure(start)];
    const measured: (readonly [number, PerTier])[] = [];
    await emptyPages(fleet);
    for (const kind of PAGE_KINDS) {
      const urls = shopping.pages(kind);
      const visits = [...urls, ...urls, ...urls];
      const window = await measure(() => visitAll(shopping, visits));
      windows.push(window);
      measured.push([visits.length, of(kind)], [window.renderings, of(`${kind} rendered`)]);
      measured.push([window.supplierSearches, of('supplier search')]);
    }
    for (const [kind, requests] of [
      ['quote', QUOTES],
      ['booking', BOOKINGS],
    ] as const) {
      windows.push(await measure(() => arriveAll(shopping, kind, requests), settleAfter(kind)));
      measured.push([requests, of(kind)]);
    }
    const together = perTier((tier) => windows.reduce((sum, { ms }) => sum + ms[tier], 0));
    const more = remainder(together, measured);
    costs.set(
      unit,
      perTier((tier) => more[tier] / count),
    );
  }
}

async function restartBalancerAndDatabase({ nginx, postgres, backendUrls }: Fleet): Promise<void> {
  nginx.reload();
  await postgres.halt('fast');
  await postgres.resume();
  for (const url of backendUrls)
    while (!(await fetch(`${url}/ready`).catch(() => null))?.ok) await pause(100);
}

/** Code of the processes is compiled by then and the balancer has the files, as in the run before its restarts. */
async function warmUp(fleet: Fleet, shopping: Shopping): Promise<void> {
  await visitAll(shopping, shopping.files());
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    await emptyPages(fleet);
    for (const kind of PAGE_KINDS) {
      const urls = shopping.pages(kind);
      await visitAll(shopping, [...urls, ...urls]);
    }
    await arriveAll(shopping, 'search', SEARCHES);
    await arriveAll(shopping, 'quote', QUOTES / 2);
    await arriveAll(shopping, 'booking', BOOKINGS / 2);
  }
}

async function emptyPages({ siteUrls, token }: Fleet): Promise<void> {
  for (const url of siteUrls) {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    await fetch(`${url}/edge/empty`, { method: 'POST', headers, body: '{}' });
  }
}

/**
 * Processor milliseconds per second of each tier without requests: the median of several windows, because the database still
 * vacuums and writes what was stored before the first one.
 */
async function measureIdle(fleet: Fleet): Promise<PerTier> {
  const times = new TierTimes(fleet);
  const windows: PerTier[] = [];
  let before = times.read();
  for (let window = 0; window < IDLE_WINDOWS; window += 1) {
    await pause(IDLE_SECONDS * 1000);
    const now = times.read();
    const spent = perTier((tier) => (now[tier] - before[tier]) / IDLE_SECONDS);
    windows.push(spent);
    console.log(`database without requests: ${spent.database.toFixed(2)} ms a second`);
    before = now;
  }
  return perTier((tier) => medianOf(windows, (spent) => spent[tier]));
}

interface WindowOptions {
  readonly fleet: Fleet;
  /** Processor milliseconds per second without requests. */
  readonly idle: PerTier;
  readonly work: () => Promise<unknown>;
  readonly settleMs: number | undefined;
}

async function measureWindow({ fleet, idle, work, settleMs = SETTLE_MS }: WindowOptions): Promise<Window> {
  const [times, counter] = [new TierTimes(fleet), new WorkCounter(fleet)];
  const before = await counter.read();
  times.read();
  const startedAt = performance.now();
  await work();
  await pause(settleMs);
  const spent = times.read();
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await counter.read();
  return {
    ms: perTier((tier) => spent[tier] - idle[tier] * seconds),
    renderings: after.renderings - before.renderings,
    supplierSearches: after.supplierSearches - before.supplierSearches,
  };
}

async function visitAll(shopping: Shopping, urls: readonly string[]): Promise<void> {
  await spread(urls.length, async (index) => {
    const { status } = await shopping.visit(urls[index] ?? '');
    if (status !== 200) console.log(`${urls[index]}: ${status}`);
  });
}

async function arriveAll(shopping: Shopping, kind: Kind, count: number): Promise<void> {
  await spread(count, async () => {
    const { result, detail } = await shopping.arrive(kind, performance.now());
    if (result !== 'ok') console.log(`${kind}: ${detail}`);
  });
}

function settleAfter(kind: Kind): number {
  return kind === 'booking' ? SETTLE_AFTER_BOOKINGS_MS : SETTLE_MS;
}

/** Starts requests at a steady pace, and waits for all of them. */
async function spread(count: number, request: (index: number) => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const open: Promise<void>[] = [];
  for (let index = 0; index < count; index += 1) {
    await pause(Math.max(0, startedAt + (index / PER_SECOND) * 1000 - performance.now()));
    open.push(request(index));
  }
  await Promise.all(open);
}

/**
 * The cost at the tiers that a request reaches: fresh pages are kept by the sites, and release files by the balancer. What other tiers did
 * meanwhile was the work of background jobs.
 */
function only(tiers: readonly (keyof PerTier)[], cost: PerTier): PerTier {
  return perTier((tier) => (tiers.includes(tier) ? cost[tier] : 0));
}

function isBehindSite(tier: keyof PerTier): boolean {
  return tier === 'backend' || tier === 'database';
}

/** Prints the costs as measured-costs.ts has them. */
export function costSource(costs: UnitCosts): string {
  const lines = UNITS.map((unit) => {
    const { nginx, site, backend, database } = perTier((tier) => Number(costs[unit][tier].toFixed(2)));
    return `  '${unit}': { nginx: ${nginx}, site: ${site}, backend: ${backend}, database: ${database} },`;
  });
  return ['export const MEASURED_COSTS: UnitCosts = {', ...lines, '};'].join('\n');
}

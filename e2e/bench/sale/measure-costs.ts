import {
  coresInUse,
  KINDS,
  mapKinds,
  TIERS,
  type Cost,
  type Kind,
  type PerKind,
  type Tier,
} from '@storefront/tooling/capacity/load-model';

import { letArrive } from './arrivals';
import type { Fleet } from './fleet';
import { readUsage } from './processes';
import type { Outcome, Shopping } from './shopping';

/** Before each kind is measured: code is compiled, and caches are as full as they stay at these rates. */
const WARM_UP_SECONDS = 15;
/** More than the minute for which pages are fresh. */
const MEASURE_SECONDS = 75;

export type Measured = Cost & {
  /** Milliseconds from the first byte sent to the last received. */
  readonly ms: number;
  /** Of the simulated supplier, which is no part of the shop. */
  readonly supplier: number;
};

export interface CostSettings {
  /** Requests per second, as in the run. */
  readonly rates: PerKind;
  readonly random: () => number;
  /** Processor milliseconds per second of each tier without requests. */
  readonly idle: Readonly<Record<string, number>>;
}

/**
 * Measures the processor time and the bytes of one request of each kind. Visitors of one kind at a time arrive at the rate that
 * they have in the run, because the caches serve a page more often the more visitors it has. Connections are new for each
 * request, as most are in a sale. What processes do beside requests is measured in a pause, and subtracted.
 */
export async function measureCosts(
  fleet: Fleet,
  shopping: Shopping,
  { rates, random, idle }: CostSettings,
): Promise<PerKind<Measured>> {
  const measured: Partial<Record<Kind, Measured>> = {};
  for (const kind of KINDS) {
    const arrivals = { rates: mapKinds(rates, (rate, one) => (one === kind ? rate : 0)), random };
    const begun = performance.now();
    await letArrive(shopping, { ...arrivals, seconds: WARM_UP_SECONDS, startedAt: begun }, () => {});
    const outcomes: Outcome[] = [];
    const startedAt = performance.now();
    const before = tierTimes(fleet);
    await letArrive(shopping, { ...arrivals, seconds: MEASURE_SECONDS, startedAt }, (outcome) =>
      outcomes.push(outcome),
    );
    const tookMs = performance.now() - startedAt;
    const after = tierTimes(fleet);
    const count = Math.max(1, outcomes.length);
    const per = (tier: string) =>
      Math.max(0, (after[tier] ?? 0) - (before[tier] ?? 0) - ((idle[tier] ?? 0) * tookMs) / 1000) / count;
    measured[kind] = {
      ...tiersOf(per),
      supplier: per('supplier'),
      bytes: Math.round(outcomes.reduce((sum, { bytes }) => sum + bytes, 0) / count),
      ms: outcomes.reduce((sum, { ms }) => sum + ms, 0) / count,
    };
    const failed = outcomes.filter(({ result }) => result !== 'ok');
    for (const { detail } of failed) console.log(`${kind}: ${detail}`);
    if (failed.length > 0) console.log(`${kind}: ${failed.length} of ${outcomes.length} failed`);
  }
  return mapKinds(measured as PerKind<Measured>, (one) => one);
}

export interface RunUsage {
  readonly rates: PerKind;
  readonly seconds: number;
  /** Processor milliseconds by tier. */
  readonly spent: Readonly<Record<string, number>>;
  /** Processor milliseconds per second of each tier without requests. */
  readonly idle: Readonly<Record<string, number>>;
}

/**
 * Returns the costs of each kind among all others: kinds share prices and pages that are kept, so a tier does less for all of
 * them together than for each alone. The difference is divided in proportion.
 */
export function sharedCosts(
  alone: PerKind<Measured>,
  { rates, seconds, spent, idle }: RunUsage,
): PerKind<Measured> {
  const sum = coresInUse(rates, alone);
  const share = (tier: Tier) =>
    Math.max(0, (spent[tier] ?? 0) / seconds - (idle[tier] ?? 0)) / (sum[tier] * 1000);
  return mapKinds(alone, (cost) => ({ ...cost, ...tiersOf((tier) => cost[tier] * share(tier)) }));
}

function tiersOf(read: (tier: Tier) => number): Readonly<Record<Tier, number>> {
  return { nginx: read('nginx'), site: read('site'), backend: read('backend'), database: read('database') };
}

/** Processor milliseconds of each tier so far, and of supplier and bucket. */
export function tierTimes(fleet: Fleet): Readonly<Record<string, number>> {
  const processes = fleet.processes();
  const usage = readUsage(processes.map(([, pid]) => pid));
  const times: Record<string, number> = {};
  processes.forEach(([name], index) => {
    const tier = name.replace(/ \d+$/, '');
    times[tier] = (times[tier] ?? 0) + (usage[index]?.processorMs ?? 0);
  });
  return times;
}

export function costTable(costs: PerKind<Measured>): string {
  const rows = KINDS.map((kind) => {
    const cost = costs[kind];
    const figures = [...TIERS.map((tier) => cost[tier]), cost.supplier].map((ms) => ms.toFixed(2));
    return `| ${kind} | ${figures.join(' | ')} | ${cost.bytes} | ${cost.ms.toFixed(0)} |`;
  });
  return [
    `| one request | ${TIERS.join(' ms | ')} ms | (supplier) ms | bytes | duration ms |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

import {
  KINDS,
  mapKinds,
  TIERS,
  type Cost,
  type Kind,
  type PerKind,
  type Tier,
} from '@storefront/tooling/capacity/load-model';

import type { Fleet } from './fleet';
import { readUsage } from './processes';
import type { Shopping } from './shopping';

/** Requests of each kind, one after the other. */
const COUNTS: PerKind = {
  'kept page': 200,
  'search page': 40,
  'details page': 40,
  file: 200,
  search: 40,
  quote: 40,
  booking: 20,
};

/** Of the same requests before: the first ones compile code and fill caches, which a shop does once a day. */
const WARM_UP_SHARE = 0.5;

export type Measured = Cost & {
  /** Milliseconds from the first byte sent to the last received. */
  readonly ms: number;
  /** Of the simulated supplier, which is no part of the shop. */
  readonly supplier: number;
};

/**
 * Measures the processor time and the bytes of one request of each kind. Connections are new for each request, as most are in a
 * sale. What processes do beside requests is measured in a pause, and subtracted.
 */
export async function measureCosts(
  fleet: Fleet,
  shopping: Shopping,
  idle: Readonly<Record<string, number>>,
): Promise<PerKind<Measured>> {
  const measured: Partial<Record<Kind, Measured>> = {};
  for (const kind of KINDS) {
    for (let turn = 0; turn < COUNTS[kind] * WARM_UP_SHARE; turn += 1)
      await shopping.arrive(kind, performance.now());
  }
  for (const kind of KINDS) {
    const startedAt = performance.now();
    const before = tierTimes(fleet);
    let [bytes, failed] = [0, 0];
    for (let turn = 0; turn < COUNTS[kind]; turn += 1) {
      const outcome = await shopping.arrive(kind, startedAt);
      bytes += outcome.bytes;
      if (outcome.result !== 'ok') {
        failed += 1;
        console.log(`${kind}: ${outcome.detail}`);
      }
    }
    const tookMs = performance.now() - startedAt;
    const after = tierTimes(fleet);
    const per = (tier: string) =>
      Math.max(0, (after[tier] ?? 0) - (before[tier] ?? 0) - ((idle[tier] ?? 0) * tookMs) / 1000) /
      COUNTS[kind];
    measured[kind] = {
      ...tiersOf(per),
      supplier: per('supplier'),
      bytes: Math.round(bytes / COUNTS[kind]),
      ms: tookMs / COUNTS[kind],
    };
    if (failed > 0) console.log(`${kind}: ${failed} of ${COUNTS[kind]} failed`);
  }
  return mapKinds(measured as PerKind<Measured>, (one) => one);
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

import { setTimeout as pause } from 'node:timers/promises';

import { KINDS, type Kind, type PerKind } from '@storefront/tooling/capacity/load-model';

import type { Outcome, Shopping } from './shopping';

/** Returns random numbers of [0, 1) that are the same for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Lets visitors arrive independently of the responses (an open model): a shop that slows down gets no fewer visitors.
 *
 * @param rates requests per second
 * @param signal ends the arrivals earlier
 * @param onOutcome called when an arrival has its result
 * @returns resolves when all that arrived have a result
 */
export async function letArrive(
  shopping: Shopping,
  {
    rates,
    seconds,
    random,
    startedAt,
    signal,
  }: {
    readonly rates: PerKind;
    readonly seconds: number;
    readonly random: () => number;
    readonly startedAt: number;
    readonly signal?: AbortSignal;
  },
  onOutcome: (outcome: Outcome) => void,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  const open = new Set<Promise<void>>();
  const stream = async (kind: Kind) => {
    if (rates[kind] <= 0) return;
    for (let at = performance.now(); ;) {
      at += (-Math.log(1 - random()) / rates[kind]) * 1000;
      if (at > end) return;
      await pause(Math.max(0, at - performance.now()), undefined, signal ? { signal } : {}).catch(() => {});
      if (signal?.aborted) return;
      const visit: Promise<void> = shopping.arrive(kind, startedAt).then((outcome) => {
        onOutcome(outcome);
        open.delete(visit);
      });
      open.add(visit);
    }
  };
  await Promise.all(KINDS.map(stream));
  await Promise.all(open);
}

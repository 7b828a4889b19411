import { hashOf } from '../support/demo-services';

import { KILL_POINTS, type Arm } from './kill-points';

/** How the backend is killed: at a kill point, at a random moment, or while it starts. */
export type Kill =
  | ({ readonly how: 'point' } & Arm)
  | { readonly how: 'moment'; readonly afterMs: number }
  | { readonly how: 'starting'; readonly afterMs: number };

const MAX_MOMENT_MS = 1_500;
const MAX_START_MS = 3_000;
const MAX_PASSES = 3;
/** What follows a booking happens less often: every booking passes the points up to here. */
const FREQUENT_POINTS = KILL_POINTS.indexOf('order-written');

/** Returns a plan that uses every kill point at least once if possible, alternating with random moments. */
export function killPlan(kills: number, seed: number): readonly Kill[] {
  const named = Math.max(Math.min(kills, KILL_POINTS.length), Math.ceil(kills / 2));
  let points = 0;
  return Array.from({ length: kills }, (_none, index): Kill => {
    const dice = (sides: number) => hashOf(seed, 'kill', index) % sides;
    const isNamed = Math.ceil(((index + 1) * named) / kills) > points;
    const point = KILL_POINTS[points % KILL_POINTS.length];
    if (isNamed && point) {
      points += 1;
      const isFrequent = KILL_POINTS.indexOf(point) <= FREQUENT_POINTS;
      return { how: 'point', point, passes: isFrequent ? 1 + dice(MAX_PASSES) : 1 };
    }
    const moments = index - points;
    return moments % 2 === 0
      ? { how: 'moment', afterMs: dice(MAX_MOMENT_MS) }
      : { how: 'starting', afterMs: dice(MAX_START_MS) };
  });
}

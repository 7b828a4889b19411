import type { Layout } from './layout';
import type { Mood } from './palette';
import { seedOf } from './seeded-random';

/** What one variant of a family looks like before anything is drawn. */
export interface Look {
  readonly seed: number;
  readonly mood: Mood;
  readonly layout: Layout;
}

/** Moods of a family in turn; no two that follow each other (or last and first) are the same. */
export type MoodRound = readonly [Mood, Mood, Mood, Mood, Mood, Mood, Mood, Mood];

const ARRANGEMENTS = [0, 1, 2, 3] as const;
/** Steps that never fall into step with each other, so that layouts spread evenly over all variants. */
const STEPS = { horizon: 0.618_034, sun: 0.754_878, fullness: 0.569_84 } as const;

function turn(variant: number, step: number): number {
  return (0.37 + variant * step) % 1;
}

/**
 * The mood changes with every variant, and the arrangement is shifted each time a mood returns: the next
 * variant with the same mood and arrangement is far off and faces the other way.
 */
export function lookOf(family: string, variant: number, moods: MoodRound): Look {
  return {
    seed: seedOf(`${family}-${variant}`),
    mood: moods[variant % moods.length] ?? moods[0],
    layout: {
      isMirrored: ((variant >> 1) + (variant >> 5)) % 2 === 1,
      arrangement: ARRANGEMENTS[(variant + (variant >> 2) + (variant >> 4)) % ARRANGEMENTS.length] ?? 0,
      horizon: turn(variant, STEPS.horizon) * 2 - 1,
      sun: turn(variant, STEPS.sun),
      fullness: turn(variant, STEPS.fullness),
    },
  };
}

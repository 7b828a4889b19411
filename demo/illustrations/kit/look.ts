import type { Layout } from './layout';
import type { Mood } from './palette';
import { seedOf } from './seeded-random';

/** Seed, time of day and composition of one variant of a scene family. */
export interface Look {
  readonly seed: number;
  readonly mood: Mood;
  readonly layout: Layout;
}

/** Moods of consecutive variants. Neighbours differ, including the last and the first. */
export type MoodCycle = readonly [Mood, Mood, Mood, Mood, Mood, Mood, Mood, Mood];

const ARRANGEMENTS = [0, 1, 2, 3] as const;
/** Irrational steps without a common period, so that layouts are spread evenly over all variants. */
const FRACTION_STEPS = { horizon: 0.618_034, sun: 0.754_878, fullness: 0.569_84 } as const;

function fractionAt(variant: number, step: number): number {
  return (0.37 + variant * step) % 1;
}

/**
 * Returns the look of a variant. The mood changes with every variant, and the arrangement shifts each time a mood
 * recurs: variants with the same mood and arrangement have distant numbers and are mirrored.
 */
export function lookOf(family: string, variant: number, moods: MoodCycle): Look {
  return {
    seed: seedOf(`${family}-${variant}`),
    mood: moods[variant % moods.length] ?? moods[0],
    layout: {
      isMirrored: ((variant >> 1) + (variant >> 5)) % 2 === 1,
      arrangement: ARRANGEMENTS[(variant + (variant >> 2) + (variant >> 4)) % ARRANGEMENTS.length] ?? 0,
      horizon: fractionAt(variant, FRACTION_STEPS.horizon) * 2 - 1,
      sun: fractionAt(variant, FRACTION_STEPS.sun),
      density: fractionAt(variant, FRACTION_STEPS.fullness),
    },
  };
}

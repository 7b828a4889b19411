/** A position on the map, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PillSize {
  readonly width: number;
  readonly height: number;
}

/** The box of a pill; x and y are its centre. */
export interface PinBox extends Spot, PillSize {}

/** Overlaps smaller than this are rounding errors, in pixels. */
const ROUNDING = 0.01;

export function overlap(one: PinBox, other: PinBox): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 - ROUNDING &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 - ROUNDING
  );
}

/** Height, padding and letter width of a pill, in rem, so that no element has to be measured. */
const PILL = { height: 2, ends: 1.5, letter: 0.56 } as const;

/**
 * Returns the size of a pill with its gap.
 *
 * @param rem pixels per rem, which depends on the browser settings
 * @param gap free pixels between two pills
 */
export function pillSize(label: string, rem: number, gap: number): PillSize {
  return { width: (PILL.ends + PILL.letter * label.length) * rem + gap, height: PILL.height * rem + gap };
}

/** A place on the map, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface PillSize {
  readonly width: number;
  readonly height: number;
}

/** The room of a pill, around its middle. */
export interface PinBox extends Spot, PillSize {}

/** Less than this is rounding, not an overlap; in pixels. */
const ROUNDING = 0.01;

export function overlap(one: PinBox, other: PinBox): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 - ROUNDING &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 - ROUNDING
  );
}

/** Height of a pill and what each of its letters takes, in rem: nothing has to be measured in the page. */
const PILL = { height: 2, ends: 1.5, letter: 0.56 } as const;

/**
 * The room that a pill asks for.
 * @param rem pixels of a rem, which readers may set
 * @param gap pixels that stay free between two pills
 */
export function pillSize(label: string, rem: number, gap: number): PillSize {
  return { width: (PILL.ends + PILL.letter * label.length) * rem + gap, height: PILL.height * rem + gap };
}

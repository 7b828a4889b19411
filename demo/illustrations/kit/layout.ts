/** Composition of a picture. It is derived from the variant, not from random numbers. */
export interface Layout {
  readonly isMirrored: boolean;
  /** Index of one of the four arrangements of the scene family. */
  readonly arrangement: 0 | 1 | 2 | 3;
  /** Shift of the horizon: -1 is lowest, 1 is highest. */
  readonly horizon: number;
  /** Horizontal position of the sun, 0 to 1. */
  readonly sun: number;
  /** Number of objects in the picture, from few (0) to many (1). */
  readonly density: number;
}

/** Returns the y of the horizon, at most `reach` units from the usual one of the scene family. */
export function horizonAt(layout: Layout, usual: number, reach: number): number {
  return usual - layout.horizon * reach;
}

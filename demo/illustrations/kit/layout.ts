/** Where things stand in one picture: what makes two pictures of a family differ before any chance does. */
export interface Layout {
  readonly isMirrored: boolean;
  /** Which of the family's four arrangements. */
  readonly arrangement: 0 | 1 | 2 | 3;
  /** Horizon lower (-1) or higher (1) than usual. */
  readonly horizon: number;
  /** Where across the picture the sun stands, 0 to 1. */
  readonly sun: number;
  /** How much stands in the picture, 0 to 1. */
  readonly fullness: number;
}

/** The horizon line of this layout, `reach` units up or down from where the family has it. */
export function horizonAt(layout: Layout, usual: number, reach: number): number {
  return usual - layout.horizon * reach;
}

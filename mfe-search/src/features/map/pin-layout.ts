/** The price of a hotel as it would lie on the map, in pixels. */
export interface PinBox {
  readonly giataId: number;
  /** Middle of the pill. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels that stay free between two prices. */
const GAP = 2;

/**
 * Which hotels show their price. The list is gone through in its order: a price that would lie on an earlier
 * one is left out, and its hotel is a dot.
 */
export function pillsOf(boxes: readonly PinBox[]): ReadonlySet<number> {
  const laid: PinBox[] = [];
  for (const box of boxes) if (!laid.some((earlier) => overlap(earlier, box))) laid.push(box);
  return new Set(laid.map(({ giataId }) => giataId));
}

export function overlap(one: PinBox, other: PinBox): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + GAP &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + GAP
  );
}

/** Height of a pill and what each of its letters takes, in rem: nothing has to be measured in the page. */
const PILL = { height: 2, ends: 1.5, letter: 0.56 } as const;

/** @param rem pixels of a rem, which readers may set */
export function pillSize(
  priceLabel: string,
  rem: number,
): { readonly width: number; readonly height: number } {
  return { width: (PILL.ends + PILL.letter * priceLabel.length) * rem, height: PILL.height * rem };
}

import { overlap, type PillSize, type PinBox, type Spot } from './pin-box';

/** What a pill of these hotels takes. */
export type SizeOf<S> = (hotels: readonly S[]) => PillSize;

/**
 * Gathers hotels until no two pills lie on each other: of those that do, the nearest two become one, in the
 * middle of its hotels, and so on. Groups stand in the order of their first hotel, hotels in that of the list.
 */
export function gather<S extends Spot>(hotels: readonly S[], sizeOf: SizeOf<S>): readonly (readonly S[])[] {
  const groups = hotels.map((hotel): readonly S[] => [hotel]);
  const boxes = groups.map((group) => boxOf(group, sizeOf));
  for (let pair = nearestPair(boxes); pair; pair = nearestPair(boxes)) {
    const [one, other] = pair;
    const both = new Set([...(groups[one] ?? []), ...(groups[other] ?? [])]);
    const group = hotels.filter((hotel) => both.has(hotel));
    groups[one] = group;
    boxes[one] = boxOf(group, sizeOf);
    groups.splice(other, 1);
    boxes.splice(other, 1);
  }
  return groups;
}

/** Between the outermost hotels to all sides. */
export function middleOf(hotels: readonly Spot[]): Spot {
  const [xs, ys] = [hotels.map(({ x }) => x), hotels.map(({ y }) => y)];
  return {
    x: (Math.min(...xs) + Math.max(...xs)) / 2,
    y: (Math.min(...ys) + Math.max(...ys)) / 2,
  };
}

function boxOf<S extends Spot>(group: readonly S[], sizeOf: SizeOf<S>): PinBox {
  return { ...middleOf(group), ...sizeOf(group) };
}

/** The two that lie on each other with their middles nearest; of equals, the first in the order. */
function nearestPair(boxes: readonly PinBox[]): readonly [number, number] | null {
  let pair: readonly [number, number] | null = null;
  let least = Infinity;
  for (const [index, one] of boxes.entries()) {
    for (const [step, other] of boxes.slice(index + 1).entries()) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance < least && overlap(one, other)) {
        pair = [index, index + 1 + step];
        least = distance;
      }
    }
  }
  return pair;
}

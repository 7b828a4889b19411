import { overlap, type PinBox, type Spot } from './pin-box';

/**
 * Moves boxes so that they do not overlap. A box that overlaps no earlier one stays; the others move to the nearest
 * free place, in their order.
 *
 * @param reach maximum distance in pixels; a box without a free place within it stays and overlaps others
 * @returns the places in the order of the boxes
 */
export function freePlaces(boxes: readonly PinBox[], reach: number): readonly Spot[] {
  const laid: PinBox[] = [];
  const places = boxes.map((box) => {
    if (laid.some((other) => overlap(other, box))) return null;
    laid.push(box);
    return box;
  });
  return boxes.map((box, index) => {
    const place = places[index] ?? { ...box, ...nearestFree(box, within(reach, box, laid), reach) };
    if (!places[index]) laid.push(place);
    return { x: place.x, y: place.y };
  });
}

/** Only boxes within the reach can be in the way; with hundreds of pins most are not. */
function within(reach: number, box: PinBox, laid: readonly PinBox[]): readonly PinBox[] {
  if (!Number.isFinite(reach)) return laid;
  return laid.filter(
    (other) =>
      Math.abs(other.x - box.x) < reach + (other.width + box.width) / 2 &&
      Math.abs(other.y - box.y) < reach + (other.height + box.height) / 2,
  );
}

/** Tries the places next to one box or in the corner between two: the nearest free place is one of them. */
function nearestFree(box: PinBox, laid: readonly PinBox[], reach: number): Spot {
  let best: Spot = { x: box.x, y: box.y };
  let least = Infinity;
  const columns = touching(box, laid, 'x', 'width');
  for (const y of touching(box, laid, 'y', 'height')) {
    for (const x of columns) {
      const distance = Math.hypot(x - box.x, y - box.y);
      if (distance >= least || distance > reach) continue;
      if (laid.some((other) => overlap(other, { ...box, x, y }))) continue;
      best = { x, y };
      least = distance;
    }
  }
  return best;
}

function touching(
  box: PinBox,
  laid: readonly PinBox[],
  axis: 'x' | 'y',
  side: 'width' | 'height',
): readonly number[] {
  const beside = laid.flatMap((other) => {
    const apart = (other[side] + box[side]) / 2;
    return [other[axis] + apart, other[axis] - apart];
  });
  return [...new Set([box[axis], ...beside])];
}

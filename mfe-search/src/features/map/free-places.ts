import { overlap, type PinBox, type Spot } from './pin-box';

/**
 * Moves boxes off each other. Whoever is earlier stays, and so does everybody whom they leave their place;
 * the others go to the nearest free place, in their order.
 * @param reach pixels that a box may be moved; where nothing is free within them it stays, on top of others
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
    const place = places[index] ?? { ...box, ...nearestFree(box, laid, reach) };
    if (!places[index]) laid.push(place);
    return { x: place.x, y: place.y };
  });
}

/** The nearest free place of all has the box beside one other or in a corner between two. */
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

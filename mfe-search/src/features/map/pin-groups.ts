import { overlap, type PillSize, type PinBox, type Spot } from './pin-box';

/** Returns the size of a pill for these hotels. */
export type SizeOf<S> = (hotels: readonly S[]) => PillSize;

/**
 * Groups hotels until no two pills overlap: the nearest overlapping pair is merged into one pill at the centre of its
 * hotels, and so on. Groups are in the order of their first hotel, hotels in the order of the list.
 */
export function groupOverlapping<S extends Spot>(
  hotels: readonly S[],
  sizeOf: SizeOf<S>,
): readonly (readonly S[])[] {
  const groups = [...byCell(hotels)];
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

/** Smaller than any pill, so that two hotels in one cell overlap. With hundreds of hotels most groups begin here. */
const CELL_PX = 20;

function byCell<S extends Spot>(hotels: readonly S[]): Iterable<readonly S[]> {
  const cells = new Map<string, S[]>();
  for (const hotel of hotels) {
    const key = `${Math.floor(hotel.x / CELL_PX)} ${Math.floor(hotel.y / CELL_PX)}`;
    const cell = cells.get(key);
    if (cell) cell.push(hotel);
    else cells.set(key, [hotel]);
  }
  return cells.values();
}

/**
 * Groups hotels around those that are first in the list: a hotel joins the nearest group whose pill its own would overlap.
 * A group stays at its first hotel, so that a crowded coast has several groups and not one.
 */
export function groupAroundFirst<S extends Spot>(
  hotels: readonly S[],
  sizeOf: SizeOf<S>,
): readonly (readonly S[])[] {
  const groups: { readonly hotels: readonly S[]; readonly box: PinBox }[] = [];
  for (const hotel of hotels) {
    const { x, y } = hotel;
    const own = { ...sizeOf([hotel]), x, y };
    const distances = groups.map(({ box }) =>
      overlap(box, own) ? Math.hypot(box.x - x, box.y - y) : Infinity,
    );
    const nearest = distances.indexOf(Math.min(...distances));
    const group = groups[nearest];
    if (!group || distances[nearest] === Infinity) {
      groups.push({ hotels: [hotel], box: own });
      continue;
    }
    const joined = [...group.hotels, hotel];
    groups[nearest] = { hotels: joined, box: { ...group.box, ...sizeOf(joined) } };
  }
  return groups.map((group) => group.hotels);
}

/** Returns the centre of the bounding box. */
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

/** Indexes of the overlapping pair with the nearest centres; of equal pairs the first. */
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

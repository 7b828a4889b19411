import { freePlaces } from './free-places';
import type { PinBox, Spot } from './pin-box';
import { groupAroundFirst, groupOverlapping, middleOf, type SizeOf } from './pin-groups';

/** One pill: a hotel, or several whose pills would overlap. */
export interface Pin<S> extends Spot {
  /** At least one, in the order of the list. */
  readonly hotels: readonly S[];
  /** React key. A group keeps its key while one of its hotels is shown in front of it. */
  readonly key: string;
}

interface PinRules<S> {
  /** Ids of hotels that get a pill of their own at their position; the first has priority. An id may be repeated. */
  readonly inFront: readonly number[];
  /** At the closest zoom hotels are not grouped; their pills move aside instead. */
  readonly isClosest: boolean;
  readonly sizeOf: SizeOf<S>;
  /** Whether a group is at its first hotel; else it is in the middle of its hotels. */
  readonly isAroundFirst?: boolean | undefined;
}

type Listed = Spot & { readonly giataId: number };

/** Maximum distance of a pill from its hotel at the closest zoom, in pixels: enough for a page of hotels at one position. */
export const FAN_REACH = 160;

/**
 * Returns the pins of one zoom level in the order of the list. Each hotel is in one pin. Pins overlap only if too many
 * hotels share a position at the closest zoom.
 */
export function layoutPins<S extends Listed>(hotels: readonly S[], rules: PinRules<S>): readonly Pin<S>[] {
  const { isClosest, isAroundFirst = false, sizeOf } = rules;
  // At the closest zoom a selected pin stays where it was clicked.
  const inFront = isClosest ? [] : [...new Set(rules.inFront)];
  const front = inFront.flatMap((id) => hotels.filter(({ giataId }) => giataId === id)).map(pinOfOne);
  const groupOf = isAroundFirst ? groupAroundFirst : groupOverlapping;
  const groups = isClosest ? hotels.map((hotel) => [hotel]) : groupOf(hotels, sizeOf);
  const behind = groups.flatMap((group) => restOf(group, inFront, isAroundFirst));

  const pins = [...front, ...behind];
  const boxes = pins.map((pin): PinBox => ({ ...sizeOf(pin.hotels), x: pin.x, y: pin.y }));
  const places = freePlaces(boxes, isClosest ? FAN_REACH : Infinity);
  const rank = new Map(hotels.map(({ giataId }, index) => [giataId, index]));
  const rankOf = (pin: Pin<S>) => Math.min(...pin.hotels.map(({ giataId }) => rank.get(giataId) ?? 0));
  return pins
    .map((pin, index) => ({ ...pin, ...places[index] }))
    .sort((one, other) => rankOf(one) - rankOf(other));
}

function pinOfOne<S extends Listed>(hotel: S): Pin<S> {
  return { hotels: [hotel], key: `hotel ${hotel.giataId}`, x: hotel.x, y: hotel.y };
}

/** The rest of a group without the hotels in front, at the position of the whole group. */
function restOf<S extends Listed>(
  group: readonly S[],
  inFront: readonly number[],
  isAroundFirst: boolean,
): readonly Pin<S>[] {
  const rest = group.filter(({ giataId }) => !inFront.includes(giataId));
  if (rest.length < 2) return rest.map(pinOfOne);
  const [first] = group;
  const place = isAroundFirst && first ? { x: first.x, y: first.y } : middleOf(group);
  return [{ hotels: rest, key: `from hotel ${first?.giataId}`, ...place }];
}

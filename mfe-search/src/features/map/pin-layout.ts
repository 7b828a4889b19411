import { freePlaces } from './free-places';
import type { PinBox, Spot } from './pin-box';
import { gather, middleOf, type SizeOf } from './pin-groups';

/** One pill: a hotel, or several that have no room for a pill each. */
export interface Pin<S> extends Spot {
  /** At least one, in the order of the list. */
  readonly hotels: readonly S[];
  /** Names the pill: a group keeps its name while one of its hotels is shown in front of it. */
  readonly key: string;
}

interface PinRules<S> {
  /** Hotels that have a pill of their own at their place, the first before all others. */
  readonly inFront: readonly number[];
  /** Whether one cannot zoom any closer: then nothing is gathered, and pills move aside. */
  readonly isClosest: boolean;
  readonly sizeOf: SizeOf<S>;
}

type Listed = Spot & { readonly giataId: number };

/** Furthest that a pill moves from its hotel at the closest zoom: a page of hotels has room around one place. */
export const FAN_REACH = 160;

/**
 * What the map shows at one zoom, in the order of the list. Each hotel is in one pin; no pin lies on another,
 * unless far too many hotels share a place at the closest zoom.
 */
export function layPins<S extends Listed>(hotels: readonly S[], rules: PinRules<S>): readonly Pin<S>[] {
  const { isClosest, sizeOf } = rules;
  // A pin that is chosen at the closest zoom stays where it has been pressed.
  const inFront = isClosest ? [] : rules.inFront;
  const front = inFront.flatMap((id) => hotels.filter(({ giataId }) => giataId === id)).map(pinOfOne);
  const groups = isClosest ? hotels.map((hotel) => [hotel]) : gather(hotels, sizeOf);
  const behind = groups.flatMap((group) => restOf(group, inFront));

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

/** What stays of a group without the hotels in front: it does not move for them. */
function restOf<S extends Listed>(group: readonly S[], inFront: readonly number[]): readonly Pin<S>[] {
  const rest = group.filter(({ giataId }) => !inFront.includes(giataId));
  if (rest.length < 2) return rest.map(pinOfOne);
  return [{ hotels: rest, key: `from hotel ${group[0]?.giataId}`, ...middleOf(group) }];
}

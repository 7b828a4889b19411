import { chance, hashOf, pick } from './hash';
import type { Hotel } from './hotel';
import type { PlaceKind } from './places';

/** Scenes that a house is drawn in from outside, by the kind of its place. */
const OUTSIDE: Readonly<Record<PlaceKind, readonly string[]>> = {
  beach: ['pool', 'beach', 'oldtown', 'balcony'],
  'winter-sun': ['pool', 'beach', 'balcony'],
  city: ['city', 'oldtown', 'balcony', 'skyline'],
  'long-haul': ['lagoon', 'beach', 'pool', 'balcony'],
};
/** Places that look like nothing else. */
const OF_A_PLACE: Readonly<Record<string, readonly string[]>> = {
  ...places(['HRG', 'SSH', 'RMF', 'LXR', 'RAK', 'AGA'], ['pool', 'desert', 'balcony', 'beach']),
  ...places(['DXB', 'JFK', 'BKK'], ['skyline', 'pool', 'balcony']),
  ...places(['KEF', 'ARN', 'CPH'], ['fjord', 'city', 'oldtown']),
};
const ON_BOARD: readonly string[] = ['cruise'];
const INSIDE: readonly string[] = ['room', 'balcony', 'room'];
const IN_THE_CABIN: readonly string[] = ['cabin', 'cruise', 'cabin'];

/** Looks of each scene that the media service can draw. */
export const LOOKS = 256;
const MOST_PICTURES = 30;

type Placed = Pick<Hotel, 'destination' | 'place' | 'isShip'>;

/**
 * Gives every house a first picture, such as `pool-17`. No two of them have the same one until all looks of
 * a scene are given out, and then the two are far apart: a list of results never shows it twice.
 */
export function faceGiver(): (hotel: Placed) => string {
  const given = new Map<string, number>();
  const used = (scene: string) => given.get(scene) ?? 0;
  return (hotel) => {
    // The scene that was given least: neighbours differ, and the looks of all scenes last as long.
    const [scene = 'beach'] = [...outsideOf(hotel)].sort((one, other) => used(one) - used(other));
    const look = used(scene);
    given.set(scene, look + 1);
    return `${scene}-${look % LOOKS}`;
  };
}

/** The pictures of a house, its face first: the same ones for ever. A few houses have none, a few have thirty. */
export function picturesOf(seed: number, hotel: Hotel, mediaBase: string): readonly string[] {
  const inside = hotel.isShip ? IN_THE_CABIN : INSIDE;
  return Array.from({ length: pictureCount(seed, hotel) }, (_, index) => {
    if (index === 0) return `${mediaBase}/media/${hotel.face}/960.jpg`;
    const number = hashOf(seed, 'picture', hotel.giataId, index);
    const scene = pick(index % 3 === 2 ? inside : outsideOf(hotel), number);
    return `${mediaBase}/media/${scene}-${(number >>> 8) % LOOKS}/960.jpg`;
  });
}

function outsideOf({ destination, place, isShip }: Placed): readonly string[] {
  if (isShip) return ON_BOARD;
  return OF_A_PLACE[destination.code] ?? OUTSIDE[place.kind];
}

function places(codes: readonly string[], scenes: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(codes.map((code) => [code, scenes]));
}

function pictureCount(seed: number, { giataId, isShip }: Hotel): number {
  const luck = isShip ? 1 : chance(seed, 'pictures', giataId);
  if (luck < 0.03) return 0;
  return luck < 0.05 ? MOST_PICTURES : 5 + (hashOf(seed, 'picture count', giataId) % 8);
}

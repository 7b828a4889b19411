import { chance, hashOf } from './hash';
import type { Hotel } from './hotel';
import type { PlaceKind } from './places';

/** Scenes that the first picture of a house is drawn from, by the kind of its place. */
const OUTSIDE: Readonly<Record<PlaceKind, readonly string[]>> = {
  beach: ['pool', 'beach', 'balcony', 'oldtown'],
  'winter-sun': ['pool', 'beach', 'balcony', 'desert'],
  city: ['city', 'oldtown', 'skyline', 'fjord'],
  'long-haul': ['lagoon', 'beach', 'pool', 'skyline'],
};
const ON_BOARD: readonly string[] = ['cruise'];
const INSIDE: readonly string[] = ['room', 'balcony', 'room'];
const IN_THE_CABIN: readonly string[] = ['cabin', 'cruise', 'cabin'];

/** Looks of each scene that the media service can draw. */
export const LOOKS = 256;
const MOST_PICTURES = 30;

/**
 * The pictures of a house: the same ones for ever. The first one belongs to it alone among the houses of
 * its kind, so that no two of them look the same in a list; a few houses have none, a few have thirty.
 */
export function picturesOf(seed: number, hotel: Hotel, mediaBase: string): readonly string[] {
  const outside = hotel.isShip ? ON_BOARD : OUTSIDE[hotel.place.kind];
  const inside = hotel.isShip ? IN_THE_CABIN : INSIDE;
  return Array.from({ length: pictureCount(seed, hotel) }, (_, index) => {
    const scenes = index % 3 === 2 ? inside : outside;
    const turn = hotel.rank + index;
    const scene = scenes[turn % scenes.length] ?? 'beach';
    const look =
      index === 0
        ? Math.floor(hotel.rank / scenes.length) % LOOKS
        : hashOf(seed, 'look', hotel.giataId, index) % LOOKS;
    return `${mediaBase}/media/${scene}-${look}/960.jpg`;
  });
}

function pictureCount(seed: number, { giataId, isShip }: Hotel): number {
  const luck = isShip ? 1 : chance(seed, 'pictures', giataId);
  if (luck < 0.03) return 0;
  return luck < 0.05 ? MOST_PICTURES : 5 + (hashOf(seed, 'picture count', giataId) % 8);
}

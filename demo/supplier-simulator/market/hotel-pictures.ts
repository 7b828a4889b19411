import { hasTag, illustratedPlace } from '../../illustrations/places/places';

import { hasFacility } from './facilities';
import { chance, hashOf, pick } from './hash';
import type { Hotel } from './hotel';

const SHIP_EXTERIOR_SCENES: readonly string[] = ['cruise'];
const SHIP_INTERIOR_SCENES: readonly string[] = ['cabin', 'cruise', 'cabin'];
/** A beach is shown only for hotels with one of these facilities. */
const BEACH_FACILITIES = ['Beachfront', 'Private beach', 'Sandy beach', 'Direct sea access', 'Beach bar'];

/** Number of variants of each scene. It must equal `VARIANT_COUNT` of the illustrations. */
export const VARIANT_COUNT = 256;
const MAX_PICTURES = 30;

type HotelSetting = Pick<Hotel, 'giataId' | 'destination' | 'place' | 'isShip' | 'starClass'>;

/**
 * Returns a function that assigns first pictures such as `pool-17` to hotels. A picture is reused only after all
 * variants of its scene, so that a result list does not contain it twice.
 */
export function createFirstPicturePicker(seed: number): (hotel: HotelSetting) => string {
  const uses = new Map<string, number>();
  const countOf = (key: string) => uses.get(key) ?? 0;
  return (hotel) => {
    const atPlace = (scene: string) => `${hotel.destination.id} ${scene}`;
    // The scene that is least used at the place: consecutive hotels differ, and all scenes are used up evenly.
    const [scene = 'room'] = firstPictureScenes(seed, hotel).toSorted(
      (one, other) => countOf(atPlace(one)) - countOf(atPlace(other)),
    );
    const count = countOf(scene);
    for (const key of [scene, atPlace(scene)]) uses.set(key, countOf(key) + 1);
    return `${scene}-${count % VARIANT_COUNT}`;
  };
}

/** Returns the picture URLs of a hotel, the first picture first. A few hotels have none, a few have thirty. */
export function picturesOf(seed: number, hotel: Hotel, mediaBase: string): readonly string[] {
  const outside = exteriorScenes(seed, hotel);
  const inside = interiorScenes(seed, hotel);
  return Array.from({ length: pictureCount(seed, hotel) }, (_, index) => {
    if (index === 0) return `${mediaBase}/media/${hotel.firstPicture}/960.jpg`;
    const number = hashOf(seed, 'picture', hotel.giataId, index);
    const scene = pick(index % 3 === 2 ? inside : outside, number);
    return `${mediaBase}/media/${scene}-${(number >>> 8) % VARIANT_COUNT}/960.jpg`;
  });
}

function firstPictureScenes(seed: number, hotel: HotelSetting): readonly string[] {
  return hotel.isShip
    ? SHIP_EXTERIOR_SCENES
    : [...exteriorScenes(seed, hotel), ...interiorScenes(seed, hotel)];
}

/** Returns what a hotel has: a pool, a beach or a balcony by its facilities, and always the place around it. */
function exteriorScenes(seed: number, hotel: HotelSetting): readonly string[] {
  if (hotel.isShip) return SHIP_EXTERIOR_SCENES;
  const place = illustratedPlace(hotel.destination.name);
  const has = (facility: string) => hasFacility(seed, hotel, facility);
  const isAtSea = hotel.place.kind !== 'city' && hasTag(place, 'sea');
  return [
    ...(isAtSea && has('Outdoor pool') ? ['pool'] : []),
    ...(isAtSea && hasTag(place, 'beach') && BEACH_FACILITIES.some(has) ? ['beach'] : []),
    ...(place ? [place.slug] : []),
    ...(isAtSea && has('Balcony') && has('Sea view') ? ['balcony'] : []),
  ];
}

/** Returns scenes of rooms. Only a room with a sea view shows the sea. */
function interiorScenes(seed: number, hotel: HotelSetting): readonly string[] {
  if (hotel.isShip) return SHIP_INTERIOR_SCENES;
  const isAtSea = hotel.place.kind !== 'city' && hasTag(illustratedPlace(hotel.destination.name), 'sea');
  return [isAtSea && hasFacility(seed, hotel, 'Sea view') ? 'room' : 'townroom'];
}

const CABIN_SCENES: Readonly<Record<string, string>> = {
  OUT: 'outsidecabin',
  BAL: 'balconycabin',
  STE: 'suite',
};

/** Returns the scene of a cabin. The cabin that is in the price has no window. */
function cabinScene(roomCode: string): string {
  return CABIN_SCENES[roomCode.slice(roomCode.indexOf('-') + 1)] ?? 'insidecabin';
}

/** Returns the picture of a kind of room. It looks out to the sea only if the room does. */
export function roomPicture(seed: number, hotel: Hotel, roomCode: string, mediaBase: string): string {
  const scene = hotel.isShip ? cabinScene(roomCode) : roomCode.endsWith('-SEA') ? 'room' : 'townroom';
  const variant = hashOf(seed, 'room picture', hotel.giataId, roomCode) % VARIANT_COUNT;
  return `${mediaBase}/media/${scene}-${variant}/960.jpg`;
}

function pictureCount(seed: number, { giataId, isShip }: Hotel): number {
  const draw = isShip ? 1 : chance(seed, 'pictures', giataId);
  if (draw < 0.03) return 0;
  return draw < 0.05 ? MAX_PICTURES : 5 + (hashOf(seed, 'picture count', giataId) % 8);
}

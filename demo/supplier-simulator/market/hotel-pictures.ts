import { chance, hashOf, pick } from './hash';
import type { Hotel } from './hotel';
import type { PlaceKind } from './places';

/** Scenes of a hotel's exterior by the kind of place. */
const EXTERIOR_SCENES: Readonly<Record<PlaceKind, readonly string[]>> = {
  beach: ['pool', 'beach', 'oldtown', 'balcony'],
  'winter-sun': ['pool', 'beach', 'balcony'],
  city: ['city', 'oldtown', 'balcony', 'skyline'],
  'long-haul': ['lagoon', 'beach', 'pool', 'balcony'],
};
/** Exterior scenes of places that differ from others of their kind, by airport code. */
const EXTERIOR_SCENES_BY_AIRPORT: Readonly<Record<string, readonly string[]>> = {
  ...sameScenes(['HRG', 'SSH', 'RMF', 'LXR', 'RAK', 'AGA'], ['pool', 'desert', 'balcony', 'beach']),
  ...sameScenes(['DXB', 'JFK', 'BKK'], ['skyline', 'pool', 'balcony']),
  ...sameScenes(['KEF', 'ARN', 'CPH'], ['fjord', 'city', 'oldtown']),
};
const SHIP_EXTERIOR_SCENES: readonly string[] = ['cruise'];
const INTERIOR_SCENES: readonly string[] = ['room', 'balcony', 'room'];
const SHIP_INTERIOR_SCENES: readonly string[] = ['cabin', 'cruise', 'cabin'];

/** Number of variants of each scene. It must equal `VARIANT_COUNT` of the illustrations. */
export const VARIANT_COUNT = 256;
const MAX_PICTURES = 30;

type HotelSetting = Pick<Hotel, 'destination' | 'place' | 'isShip'>;

/**
 * Returns a function that assigns first pictures such as `pool-17` to hotels. A picture is reused only after all
 * variants of its scene, so that a result list does not contain it twice.
 */
export function createFirstPicturePicker(): (hotel: HotelSetting) => string {
  const useCounts = new Map<string, number>();
  const useCount = (scene: string) => useCounts.get(scene) ?? 0;
  return (hotel) => {
    // The least used scene: consecutive hotels differ, and all scenes are used up evenly.
    const [scene = 'beach'] = [...exteriorScenes(hotel)].sort(
      (one, other) => useCount(one) - useCount(other),
    );
    const count = useCount(scene);
    useCounts.set(scene, count + 1);
    return `${scene}-${count % VARIANT_COUNT}`;
  };
}

/** Returns the picture URLs of a hotel, the first picture first. A few hotels have none, a few have thirty. */
export function picturesOf(seed: number, hotel: Hotel, mediaBase: string): readonly string[] {
  const interiorScenes = hotel.isShip ? SHIP_INTERIOR_SCENES : INTERIOR_SCENES;
  return Array.from({ length: pictureCount(seed, hotel) }, (_, index) => {
    if (index === 0) return `${mediaBase}/media/${hotel.firstPicture}/960.jpg`;
    const number = hashOf(seed, 'picture', hotel.giataId, index);
    const scene = pick(index % 3 === 2 ? interiorScenes : exteriorScenes(hotel), number);
    return `${mediaBase}/media/${scene}-${(number >>> 8) % VARIANT_COUNT}/960.jpg`;
  });
}

function exteriorScenes({ destination, place, isShip }: HotelSetting): readonly string[] {
  if (isShip) return SHIP_EXTERIOR_SCENES;
  return EXTERIOR_SCENES_BY_AIRPORT[destination.code] ?? EXTERIOR_SCENES[place.kind];
}

function sameScenes(codes: readonly string[], scenes: readonly string[]): Record<string, readonly string[]> {
  return Object.fromEntries(codes.map((code) => [code, scenes]));
}

function pictureCount(seed: number, { giataId, isShip }: Hotel): number {
  const draw = isShip ? 1 : chance(seed, 'pictures', giataId);
  if (draw < 0.03) return 0;
  return draw < 0.05 ? MAX_PICTURES : 5 + (hashOf(seed, 'picture count', giataId) % 8);
}

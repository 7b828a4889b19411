import { uniqueDestinations, type Destination } from '@storefront/shared/domain/catalogue/destinations';

import { chance, hashOf, pick } from './hash';
import type { Hotel } from './hotel';
import { hotelName, resortName } from './hotel-names';
import { createFirstPicturePicker } from './hotel-pictures';
import { placeOf, type Place } from './places';
import { allShips } from './ships';

const POPULAR = new Set([
  'AYT',
  'DLM',
  'RHO',
  'HER',
  'TFS',
  'ACE',
  'PMI',
  'IBZ',
  'HRG',
  'SSH',
  'AGP',
  'ALC',
  'FAO',
  'DXB',
]);

const STAR_POUNDS = [18, 22, 30, 40, 60, 104] as const;

/** Returns all hotels and ships of all destinations. The result depends on the seed only. */
export function allHotels(seed: number): readonly Hotel[] {
  const pickFirstPicture = createFirstPicturePicker(seed);
  const taken = new Set<string>();
  const hotels = uniqueDestinations().flatMap((destination) => {
    const count = POPULAR.has(destination.code) ? 54 : 12 + (hashOf(seed, 'count', destination.id) % 12);
    return Array.from({ length: count }, (_, index) => {
      const hotel = makeHotel(seed, destination, index, taken);
      return { ...hotel, firstPicture: pickFirstPicture(hotel) };
    });
  });
  return [...hotels, ...allShips(seed).map((ship) => ({ ...ship, firstPicture: pickFirstPicture(ship) }))];
}

function makeHotel(
  seed: number,
  destination: Destination,
  index: number,
  taken: Set<string>,
): Omit<Hotel, 'firstPicture'> {
  const place = placeOf(destination.code);
  const { kind } = place;
  const giataId = destination.id * 1000 + index + 1;
  const resort = resortName(seed, giataId, destination);
  const starClass = pick([2, 3, 3, 3, 4, 4, 4, 4, 5, 5], hashOf(seed, 'stars', giataId));
  const quality = chance(seed, 'quality', giataId);
  const reviewScore = Math.min(5, Math.max(2, Math.round((2.6 + starClass * 0.28 + quality * 1.4) * 2) / 2));
  return {
    giataId,
    hotelKey: `H${giataId.toString(36).toUpperCase()}`,
    name: hotelName(seed, { giataId, kind, destination, resort }, taken),
    destination,
    place,
    resort,
    starClass,
    reviewScore,
    reviewCount: Math.round(40 + 3200 * chance(seed, 'count', giataId) ** 3),
    boards: boardsOf(seed, giataId, place, starClass),
    nightPounds: (STAR_POUNDS[starClass] ?? 40) * place.level * (0.78 + quality * 0.5),
    hasContent: chance(seed, 'content', giataId) > 0.015,
    hasGiata: chance(seed, 'giata', giataId) > 0.01,
    isSoldOut: chance(seed, 'sold', giataId) < 0.01,
    isShip: false,
    voyage: null,
  };
}

function boardsOf(seed: number, giataId: number, place: Place, starClass: number): readonly string[] {
  const variant = hashOf(seed, 'boards', giataId);
  if (place.kind === 'city') return pick([['RO', 'BB'], ['BB'], ['RO', 'BB', 'HB']], variant);
  if (starClass <= 2) return pick([['SC'], ['SC', 'BB'], ['RO', 'BB']], variant);
  return pick(
    [
      ['BB', 'HB', 'AI'],
      ['HB', 'AI'],
      ['SC', 'BB', 'HB'],
      ['BB', 'HB', 'FB'],
      ['AI'],
      ['RO', 'BB', 'HB', 'AI'],
    ],
    variant,
  );
}

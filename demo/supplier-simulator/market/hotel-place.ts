import type { Coordinate } from '@storefront/shared/domain/coasts/polyline';

import { chance, hashOf } from './hash';
import type { Hotel } from './hotel';
import { resortPlace } from './resort-places';
import { ashore, away, kilometres, shoreOf, type Shore } from './shore';

/** Furthest that a hotel is from the middle of its resort. */
const RESORT_KILOMETRES = 2.5;
/** Furthest that a resort by the sea is from the airport, if nobody knows where it really is. */
const COAST_KILOMETRES = 35;
/** Quarters of a town are about its place. */
const TOWN_KILOMETRES = 8;
const TRIES = 40;

/** Middles of resorts: a few hundred, and the same in every process. */
const middles = new Map<string, Coordinate>();

/** Where a hotel is, in degrees: on land, with the others of its resort. */
export function hotelPlace(
  seed: number,
  hotel: Hotel,
): { readonly latitude: number; readonly longitude: number } {
  const middle = middleOf(seed, hotel);
  const { isLand } = shoreOf(hotel.destination.code);
  const [longitude, latitude] = pointNear(seed, hotel.giataId, middle, isLand);
  return { latitude, longitude };
}

function pointNear(seed: number, giataId: number, middle: Coordinate, isLand: Shore['isLand']): Coordinate {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const distance = RESORT_KILOMETRES * Math.sqrt(chance(seed, 'distance', giataId, attempt));
    const tried = away(middle, distance, chance(seed, 'bearing', giataId, attempt));
    if (isLand(tried)) return tried;
  }
  return middle;
}

function middleOf(seed: number, hotel: Hotel): Coordinate {
  const { destination, resort } = hotel;
  const key = `${seed}|${destination.id}|${resort}`;
  const known = middles.get(key);
  if (known) return known;
  const shore = shoreOf(destination.code);
  const middle = ashore(wantedMiddle(seed, hotel, shore), shore.isLand);
  middles.set(key, middle);
  return middle;
}

/** Where a resort would be, if that is on land. */
function wantedMiddle(seed: number, { destination, resort, place, isShip }: Hotel, shore: Shore): Coordinate {
  const real = resortPlace(destination.code, resort);
  if (real) return [real.longitude, real.latitude];

  const airport: Coordinate = [place.longitude, place.latitude];
  const parts = [destination.id, resort] as const;
  const beaches =
    place.kind === 'city' && !isShip
      ? []
      : shore.coast.filter((corner) => kilometres(airport, corner) < COAST_KILOMETRES);
  const beach = beaches[hashOf(seed, 'beach', ...parts) % Math.max(1, beaches.length)];
  if (beach) return beach;
  return away(
    airport,
    TOWN_KILOMETRES * Math.sqrt(chance(seed, 'town', ...parts)),
    chance(seed, 'side', ...parts),
  );
}

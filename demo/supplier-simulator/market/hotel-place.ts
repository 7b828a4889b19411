import type { Coordinate } from '@storefront/shared/domain/coasts/polyline';

import { chance, hashOf } from './hash';
import type { Hotel } from './hotel';
import { resortPlace } from './resort-places';
import { nearestLand, pointAt, kilometres, shoreOf, type Shore } from './shore';

/** Greatest distance of a hotel from the centre of its resort, in kilometres. */
const RESORT_RADIUS_KM = 2.5;
/** Greatest distance from the airport of a seaside resort without a known position, in kilometres. */
const COAST_RADIUS_KM = 35;
/** Greatest distance of a quarter from the position of its town, in kilometres. */
const TOWN_RADIUS_KM = 8;
const MAX_ATTEMPTS = 40;

/** Centres of resorts by seed, destination and resort. */
const centres = new Map<string, Coordinate>();

/** Returns the position of a hotel in degrees: on land, near the other hotels of its resort. */
export function hotelPlace(
  seed: number,
  hotel: Hotel,
): { readonly latitude: number; readonly longitude: number } {
  const middle = resortCentre(seed, hotel);
  const { isLand } = shoreOf(hotel.destination.code);
  const [longitude, latitude] = pointNear(seed, hotel.giataId, middle, isLand);
  return { latitude, longitude };
}

function pointNear(seed: number, giataId: number, middle: Coordinate, isLand: Shore['isLand']): Coordinate {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const distance = RESORT_RADIUS_KM * Math.sqrt(chance(seed, 'distance', giataId, attempt));
    const candidate = pointAt(middle, distance, chance(seed, 'bearing', giataId, attempt));
    if (isLand(candidate)) return candidate;
  }
  return middle;
}

function resortCentre(seed: number, hotel: Hotel): Coordinate {
  const { destination, resort } = hotel;
  const key = `${seed}|${destination.id}|${resort}`;
  const cached = centres.get(key);
  if (cached) return cached;
  const shore = shoreOf(destination.code);
  const middle = nearestLand(approximateCentre(seed, hotel, shore), shore.isLand);
  centres.set(key, middle);
  return middle;
}

/** Returns the position of a resort, which can still be in the sea. */
function approximateCentre(
  seed: number,
  { destination, resort, place, isShip }: Hotel,
  shore: Shore,
): Coordinate {
  const real = resortPlace(destination.code, resort);
  if (real) return [real.longitude, real.latitude];

  const airport: Coordinate = [place.longitude, place.latitude];
  const parts = [destination.id, resort] as const;
  const beaches =
    place.kind === 'city' && !isShip
      ? []
      : shore.coast.filter((corner) => kilometres(airport, corner) < COAST_RADIUS_KM);
  const beach = beaches[hashOf(seed, 'beach', ...parts) % Math.max(1, beaches.length)];
  if (beach) return beach;
  return pointAt(
    airport,
    TOWN_RADIUS_KM * Math.sqrt(chance(seed, 'town', ...parts)),
    chance(seed, 'side', ...parts),
  );
}

import coasts from '../../domain/coasts/coasts.json';

import type { Place } from './projection';

export interface NearAirport extends Place {
  readonly code: string;
}

/** Land is drawn for 165 km around an airport; a place closer to that edge would stand on cut land. */
const MAX_DISTANCE_KM = 135;
const DEGREE_KM = 111.2;

// Straight from the file: reading a coast to learn where its airport lies would read all ninety.
const AIRPORTS = Object.entries(coasts.windows).map(
  ([
    code,
    {
      airport: [longitude = 0, latitude = 0],
    },
  ]): NearAirport => ({ code, latitude, longitude }),
);

/** The airport whose drawn surroundings hold the place; `null` where none is that near. */
export function nearestAirport(place: Place): NearAirport | null {
  let nearest: NearAirport | null = null;
  let nearestKm = MAX_DISTANCE_KM;
  for (const airport of AIRPORTS) {
    const km = kmBetween(airport, place);
    if (km <= nearestKm) [nearest, nearestKm] = [airport, km];
  }
  return nearest;
}

/** Flat, which is near enough over such distances. */
function kmBetween(from: Place, to: Place): number {
  const longitudeScale = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return (
    DEGREE_KM * Math.hypot((from.longitude - to.longitude) * longitudeScale, from.latitude - to.latitude)
  );
}

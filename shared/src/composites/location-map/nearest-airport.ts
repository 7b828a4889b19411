import coasts from '../../domain/coasts/coasts.json';

import type { Place } from './projection';

export interface NearAirport extends Place {
  readonly code: string;
}

/** The coastline data reaches 165 km around an airport; a place closer to the edge would show clipped land. */
const MAX_DISTANCE_KM = 135;
const DEGREE_KM = 111.2;

// Read directly from the JSON file: the accessor functions would decode all ninety coastlines.
const AIRPORTS = Object.entries(coasts.windows).map(
  ([
    code,
    {
      airport: [longitude = 0, latitude = 0],
    },
  ]): NearAirport => ({ code, latitude, longitude }),
);

/** Returns the nearest airport with coastline data around the place; `null` if there is none within range. */
export function nearestAirport(place: Place): NearAirport | null {
  let nearest: NearAirport | null = null;
  let nearestKm = MAX_DISTANCE_KM;
  for (const airport of AIRPORTS) {
    const km = kmBetween(airport, place);
    if (km <= nearestKm) [nearest, nearestKm] = [airport, km];
  }
  return nearest;
}

/** Equirectangular approximation, which is accurate enough for these distances. */
function kmBetween(from: Place, to: Place): number {
  const longitudeScale = Math.cos((((from.latitude + to.latitude) / 2) * Math.PI) / 180);
  return (
    DEGREE_KM * Math.hypot((from.longitude - to.longitude) * longitudeScale, from.latitude - to.latitude)
  );
}

import { landAround, WORLD, type Land } from '@storefront/shared/domain/coasts/coasts';

import type { MapHotel } from './map-hotel';

/** The base map of a destination, and its zoom limits. */
export interface MapArea {
  readonly land: Land;
  /** Closest zoom: further in, the coastline would look coarse. */
  readonly closest: number;
  /** Closest zoom when hotels are brought into view. */
  readonly closestFit: number;
  /** Maximum rounding of a corner of the coast, in degrees. */
  readonly rounding: number;
  /** Stroke width of the shallow water along the coast, in pixels. */
  readonly shallows: number;
  /** Whether zooming out stops when the land fills the map. */
  readonly fills: boolean;
}

const EVERYWHERE: MapArea = {
  land: WORLD,
  closest: 6,
  closestFit: 5,
  rounding: 0.4,
  shallows: 7,
  fills: false,
};
const NEAR = { closest: 12, closestFit: 11, rounding: 0.006, shallows: 16, fills: true };

const areas = new Map<string, MapArea>();

/** Returns the surroundings of an airport, or the world for any destination and for airports without a coastline. */
export function areaOf(airportCode: string | null): MapArea {
  if (airportCode === null) return EVERYWHERE;
  const cached = areas.get(airportCode);
  if (cached) return cached;
  const land = landAround(airportCode);
  const area = land ? { land, ...NEAR } : EVERYWHERE;
  areas.set(airportCode, area);
  return area;
}

/** Key of the base map; a new key remounts it. */
export function areaKey(airportCode: string | null): string {
  return areaOf(airportCode) === EVERYWHERE ? 'world' : String(airportCode);
}

/** Returns the hotels within the area. Suppliers place some hotels 165 km and more from their airport. */
export function hotelsOn({ land: { box } }: MapArea, hotels: readonly MapHotel[]): readonly MapHotel[] {
  return hotels.filter(
    ({ latitude, longitude }) =>
      latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  );
}

/** Key of a set of hotels, independent of their order. */
export function hotelSetKey(hotels: readonly MapHotel[]): string {
  return hotels
    .map(({ giataId }) => giataId)
    .sort((one, other) => one - other)
    .join();
}

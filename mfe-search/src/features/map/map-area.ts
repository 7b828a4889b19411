import { landAround, WORLD, type Land } from '@storefront/shared/domain/coasts/coasts';

import type { MapHotel } from './map-hotel';

/** What a map shows and how close it goes. */
export interface MapArea {
  readonly land: Land;
  /** Closest zoom: further in, the coast would be cruder than the eye likes. */
  readonly closest: number;
  /** Closest zoom that hotels are brought into view with. */
  readonly closestFit: number;
  /** Degrees that a corner of the coast may be rounded by. */
  readonly rounding: number;
  /** Width of the shallow water along the coast, in pixels to both sides together. */
  readonly shallows: number;
  /** Whether the map may only be moved out until its land fills it. */
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

/** The surroundings of an airport; the world for any destination and for an airport without a coastline. */
export function areaOf(airportCode: string | null): MapArea {
  if (airportCode === null) return EVERYWHERE;
  const known = areas.get(airportCode);
  if (known) return known;
  const land = landAround(airportCode);
  const area = land ? { land, ...NEAR } : EVERYWHERE;
  areas.set(airportCode, area);
  return area;
}

/** Names what a map is drawn of: with another, the map is another one. */
export function areaKey(airportCode: string | null): string {
  return areaOf(airportCode) === EVERYWHERE ? 'world' : String(airportCode);
}

/** Hotels that lie on the map: what a supplier has put 165 km and more from the airport is not drawn in the void. */
export function hotelsOn({ land: { box } }: MapArea, hotels: readonly MapHotel[]): readonly MapHotel[] {
  return hotels.filter(
    ({ latitude, longitude }) =>
      latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east,
  );
}

/** The same for the same hotels, whatever their order. */
export function setKey(hotels: readonly MapHotel[]): string {
  return hotels
    .map(({ giataId }) => giataId)
    .sort((one, other) => one - other)
    .join();
}

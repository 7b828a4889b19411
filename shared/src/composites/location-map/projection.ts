import { BRITISH_ISLES, type Coordinate } from './british-isles';

/** A place on the globe, in degrees. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const WEST = -11;
const EAST = 2.3;
const NORTH = 61.1;
const SOUTH = 49.6;
/** Drawing units per degree of longitude. */
const SCALE = 20;
/** Tolerance around the simplified coastlines in degrees of latitude, about 25 km. */
const COAST_MARGIN = 0.22;

/** Size of the map of the British Isles in drawing units. */
export const MAP_SIZE = {
  width: Math.round((EAST - WEST) * SCALE),
  height: Math.round((mercatorLatitude(NORTH) - mercatorLatitude(SOUTH)) * SCALE),
} as const;

/** Projects a place to the map of the British Isles (Mercator). */
export function project({ latitude, longitude }: Place): { readonly x: number; readonly y: number } {
  return {
    x: (longitude - WEST) * SCALE,
    y: (mercatorLatitude(NORTH) - mercatorLatitude(latitude)) * SCALE,
  };
}

/** Returns whether the place is on one of the islands of the map or within 25 km of their coast. */
export function isOnBritishIsles(place: Place): boolean {
  return BRITISH_ISLES.some(
    (coast) => contains(coast, place) || coast.some((point) => distance(point, place) < COAST_MARGIN),
  );
}

/** Returns the Mercator y coordinate of a latitude, in degrees. */
export function mercatorLatitude(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

/** Ray casting: an odd number of coastline crossings to the east means inside. */
function contains(coast: readonly Coordinate[], { latitude, longitude }: Place): boolean {
  return coast.reduce((inside, [toLongitude, toLatitude], index) => {
    const [fromLongitude, fromLatitude] = coast.at(index - 1) ?? [toLongitude, toLatitude];
    if (fromLatitude > latitude === toLatitude > latitude) return inside;
    const share = (latitude - fromLatitude) / (toLatitude - fromLatitude);
    const crossing = fromLongitude + share * (toLongitude - fromLongitude);
    return crossing > longitude ? !inside : inside;
  }, false);
}

/** Distance in degrees of latitude; an equirectangular approximation for a few kilometres. */
function distance([longitude, latitude]: Coordinate, place: Place): number {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  return Math.hypot((longitude - place.longitude) * longitudeScale, latitude - place.latitude);
}

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
/** Units of the drawing for a degree of longitude. */
const SCALE = 20;
/** Degrees of latitude around a coast that was drawn with few points: about 25 km. */
const COAST_MARGIN = 0.22;

/** Size of the drawing in its own units. */
export const MAP_SIZE = {
  width: Math.round((EAST - WEST) * SCALE),
  height: Math.round((mercatorLatitude(NORTH) - mercatorLatitude(SOUTH)) * SCALE),
} as const;

/** Where a place stands in the drawing: Mercator, as maps of the web have it. */
export function project({ latitude, longitude }: Place): { readonly x: number; readonly y: number } {
  return {
    x: (longitude - WEST) * SCALE,
    y: (mercatorLatitude(NORTH) - mercatorLatitude(latitude)) * SCALE,
  };
}

/** Whether the place lies on one of the islands that are drawn, or just off their coast. */
export function isOnBritishIsles(place: Place): boolean {
  return BRITISH_ISLES.some(
    (coast) => contains(coast, place) || coast.some((point) => distance(point, place) < COAST_MARGIN),
  );
}

/** Latitude stretched as Mercator does, in degrees. */
export function mercatorLatitude(latitude: number): number {
  const radians = (latitude * Math.PI) / 180;
  return (Math.log(Math.tan(Math.PI / 4 + radians / 2)) * 180) / Math.PI;
}

/** Counts the lines between the place and the far east: an odd number means inside. */
function contains(coast: readonly Coordinate[], { latitude, longitude }: Place): boolean {
  return coast.reduce((inside, [toLongitude, toLatitude], index) => {
    const [fromLongitude, fromLatitude] = coast.at(index - 1) ?? [toLongitude, toLatitude];
    if (fromLatitude > latitude === toLatitude > latitude) return inside;
    const share = (latitude - fromLatitude) / (toLatitude - fromLatitude);
    const crossing = fromLongitude + share * (toLongitude - fromLongitude);
    return crossing > longitude ? !inside : inside;
  }, false);
}

/** In degrees of latitude; flat, which is near enough over a few kilometres. */
function distance([longitude, latitude]: Coordinate, place: Place): number {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  return Math.hypot((longitude - place.longitude) * longitudeScale, latitude - place.latitude);
}

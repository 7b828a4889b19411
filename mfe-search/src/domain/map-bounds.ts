/** A part of the map, in degrees. */
export interface MapBounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Coordinates of a hotel, in degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** About 100 m: the shopper sees no difference, and the URL stays short. */
const DECIMALS = 3;

/** Parses `south,west,north,east`. Returns `null` for anything else, also for an area without extent. */
export function parseBounds(text: string | null): MapBounds | null {
  if (text === null || !/^-?\d{1,3}(\.\d+)?(,-?\d{1,3}(\.\d+)?){3}$/.test(text)) return null;
  const [south = 0, west = 0, north = 0, east = 0] = text.split(',').map(Number);
  const bounds = { south, west, north, east };
  return isOrdered([-90, south, north, 90]) &&
    isOrdered([-180, west, east, 180]) &&
    south < north &&
    west < east
    ? bounds
    : null;
}

function isOrdered(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value);
}

/** Writes bounds for `parseBounds`, rounded outwards to about 100 m. */
export function formatBounds({ south, west, north, east }: MapBounds): string {
  const factor = 10 ** DECIMALS;
  const down = (degrees: number) => Math.floor(degrees * factor) / factor;
  const up = (degrees: number) => Math.ceil(degrees * factor) / factor;
  return [
    Math.max(-90, down(south)),
    Math.max(-180, down(west)),
    Math.min(90, up(north)),
    Math.min(180, up(east)),
  ].join();
}

/** Whether a place is within bounds, edges included. */
export function isWithin({ south, west, north, east }: MapBounds, place: Coordinates): boolean {
  const { latitude, longitude } = place;
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}

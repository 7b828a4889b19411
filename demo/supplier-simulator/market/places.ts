import { airportZone } from '@storefront/shared/domain/flights/airport-zones';

/** Kind of holiday at a place. It determines seasons, prices, boards and pictures. */
export type PlaceKind = 'beach' | 'winter-sun' | 'city' | 'long-haul';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** IANA zone. */
  readonly zone: string;
  readonly kind: PlaceKind;
  /** Hotel price level; 1 is an average beach resort. */
  readonly level: number;
}

type Row = readonly [code: string, latitude: number, longitude: number, kind: PlaceKind, level: number];

const ROWS: readonly Row[] = [
  ['AYT', 36.9, 30.8, 'beach', 0.95],
  ['DLM', 36.71, 28.79, 'beach', 0.9],
  ['BJV', 37.25, 27.66, 'beach', 1.05],
  ['ADB', 38.29, 27.16, 'beach', 0.9],
  ['IST', 41.26, 28.74, 'city', 0.9],
  ['HRG', 27.18, 33.8, 'winter-sun', 0.8],
  ['SSH', 27.98, 34.39, 'winter-sun', 0.85],
  ['RMF', 25.56, 34.59, 'winter-sun', 0.8],
  ['LXR', 25.67, 32.71, 'winter-sun', 0.7],
  ['RAK', 31.61, -8.04, 'winter-sun', 0.8],
  ['AGA', 30.33, -9.41, 'winter-sun', 0.8],
  ['NBE', 36.08, 10.44, 'beach', 0.7],
  ['SID', 16.74, -22.95, 'winter-sun', 1.15],
  ['BVC', 16.14, -22.89, 'winter-sun', 1.15],
  ['BJL', 13.34, -16.65, 'winter-sun', 0.8],
  ['RHO', 36.41, 28.09, 'beach', 1],
  ['HER', 35.34, 25.18, 'beach', 1],
  ['PFO', 34.72, 32.49, 'beach', 1.05],
  ['MLA', 35.86, 14.48, 'winter-sun', 0.9],
  ['CFU', 39.6, 19.91, 'beach', 1],
  ['KGS', 36.79, 27.09, 'beach', 0.95],
  ['ZTH', 37.75, 20.88, 'beach', 0.95],
  ['EFL', 38.12, 20.5, 'beach', 1.05],
  ['JTR', 36.4, 25.48, 'beach', 1.5],
  ['JMK', 37.43, 25.35, 'beach', 1.6],
  ['JSI', 39.18, 23.5, 'beach', 1.05],
  ['CHQ', 35.53, 24.15, 'beach', 1],
  ['LCA', 34.88, 33.62, 'beach', 1],
  ['ATH', 37.94, 23.95, 'city', 0.95],
  ['SKG', 40.52, 22.97, 'beach', 0.95],
  ['TFS', 28.04, -16.57, 'winter-sun', 1.1],
  ['ACE', 28.95, -13.6, 'winter-sun', 1.05],
  ['FUE', 28.45, -13.86, 'winter-sun', 1.05],
  ['LPA', 27.93, -15.39, 'winter-sun', 1.05],
  ['SPC', 28.63, -17.76, 'winter-sun', 0.95],
  ['PMI', 39.55, 2.74, 'beach', 1.1],
  ['IBZ', 38.87, 1.37, 'beach', 1.25],
  ['MAH', 39.86, 4.22, 'beach', 1.1],
  ['ALC', 38.28, -0.56, 'beach', 0.95],
  ['AGP', 36.67, -4.5, 'beach', 1],
  ['GRO', 41.9, 2.76, 'beach', 0.9],
  ['REU', 41.15, 1.17, 'beach', 0.9],
  ['LEI', 36.84, -2.37, 'beach', 0.9],
  ['BCN', 41.3, 2.08, 'city', 1.2],
  ['MAD', 40.49, -3.57, 'city', 1.1],
  ['VLC', 39.49, -0.48, 'city', 0.95],
  ['RMU', 37.8, -1.13, 'beach', 0.9],
  ['FAO', 37.01, -7.97, 'beach', 1],
  ['FNC', 32.69, -16.77, 'winter-sun', 1],
  ['OPO', 41.24, -8.68, 'city', 0.9],
  ['AMS', 52.31, 4.76, 'city', 1.3],
  ['CDG', 49.01, 2.55, 'city', 1.3],
  ['KRK', 50.08, 19.78, 'city', 0.65],
  ['BUD', 47.44, 19.26, 'city', 0.75],
  ['BER', 52.36, 13.5, 'city', 1],
  ['LIS', 38.77, -9.13, 'city', 1],
  ['PRG', 50.1, 14.26, 'city', 0.8],
  ['FCO', 41.8, 12.24, 'city', 1.15],
  ['SVQ', 37.42, -5.89, 'city', 0.95],
  ['VCE', 45.51, 12.35, 'city', 1.25],
  ['KEF', 63.99, -22.61, 'city', 1.5],
  ['VIE', 48.11, 16.57, 'city', 1.05],
  ['CPH', 55.62, 12.66, 'city', 1.3],
  ['MXP', 45.63, 8.72, 'city', 1.1],
  ['PSA', 43.68, 10.39, 'city', 1.1],
  ['NAP', 40.88, 14.29, 'city', 0.95],
  ['DUB', 53.42, -6.27, 'city', 1.2],
  ['BRU', 50.9, 4.48, 'city', 1],
  ['ARN', 59.65, 17.92, 'city', 1.15],
  ['NCE', 43.66, 7.22, 'city', 1.2],
  ['JFK', 40.64, -73.78, 'long-haul', 1.7],
  ['WAW', 52.17, 20.97, 'city', 0.75],
  ['CTA', 37.47, 15.07, 'beach', 1],
  ['OLB', 40.9, 9.52, 'beach', 1.2],
  ['VRN', 45.4, 10.89, 'beach', 1.1],
  ['DBV', 42.56, 18.27, 'beach', 1.15],
  ['SPU', 43.54, 16.3, 'beach', 1.05],
  ['PUY', 44.89, 13.92, 'beach', 0.95],
  ['TIV', 42.4, 18.72, 'beach', 1],
  ['BOJ', 42.57, 27.52, 'beach', 0.7],
  ['VAR', 43.23, 27.83, 'beach', 0.7],
  ['DXB', 25.25, 55.36, 'long-haul', 1.3],
  ['CUN', 21.04, -86.87, 'long-haul', 1.2],
  ['HKT', 8.11, 98.31, 'long-haul', 0.8],
  ['DPS', -8.75, 115.17, 'long-haul', 0.8],
  ['BKK', 13.69, 100.75, 'long-haul', 0.75],
  ['USM', 9.55, 100.06, 'long-haul', 0.9],
  ['BGI', 13.07, -59.49, 'long-haul', 1.5],
  ['PUJ', 18.57, -68.36, 'long-haul', 1.15],
  ['MBJ', 18.5, -77.91, 'long-haul', 1.3],
];

const PLACES: ReadonlyMap<string, Place> = new Map(
  ROWS.map(([code, latitude, longitude, kind, level]) => [
    code,
    { latitude, longitude, zone: zoneOf(code), kind, level },
  ]),
);

function zoneOf(code: string): string {
  const zone = airportZone(code);
  if (zone === null) throw new RangeError(`no time zone for ${code}`);
  return zone;
}

/** Returns the place of an arrival airport. @throws RangeError for an airport without a destination */
export function placeOf(code: string): Place {
  const place = PLACES.get(code);
  if (!place) throw new RangeError(`no place for ${code}`);
  return place;
}

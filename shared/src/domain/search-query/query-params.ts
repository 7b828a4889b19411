import { MAX_DETAILS_ROOMS } from './details-path';
import { MAX_ROOMS } from './search-query';

/*
 * Names of query parameters for `pageQueries`. In a module of their own, because pages do not need the lists.
 */

/** All parameters that `parseSearchQuery` reads. */
export const SEARCH_PARAMS: readonly string[] = [
  'destinationId',
  'departureId',
  'dateMin',
  'dateMax',
  'durationMin',
  'durationMax',
  'boardType',
  'rating',
  'selectedStars',
  'giata',
  'MaxResults',
  'totalGuests',
  ...roomParams(MAX_ROOMS),
];

/** All parameters that `parseDetailsQuery` reads. */
export const DETAILS_PARAMS: readonly string[] = [
  'departureId',
  'totalGuests',
  'numRooms',
  ...roomParams(MAX_DETAILS_ROOMS),
  'boardBasis',
  'date',
  'nights',
  'giata',
  'month',
  'flight',
  'room',
];

/** The parameters of rooms that `readParty` reads. */
export function roomParams(maxRooms: number): readonly string[] {
  const rooms = Array.from({ length: maxRooms }, (_, index) => index + 1).flatMap((room) => [
    `adultsRoom${room}`,
    `childrenRoom${room}`,
    `childrenAgesRoom${room}`,
    `childagesroom${room}`,
  ]);
  // Read to report a room too many.
  return [...rooms, `adultsRoom${maxRooms + 1}`];
}

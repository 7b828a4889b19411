import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { TRADING_NAME_ID, writeRooms } from '@storefront/shared/domain/search-query/search-query';

import type { PackageQuery } from './supplier';

/** The supplier returns no more rows than this. */
export const MAX_RESULTS = 7_000;

const NO_ROOM = { adults: 0, children: 0, childAges: [] };

/** Returns the fields of a dpSearch call, in the supplier's spelling (API-DPSEARCH-02). */
export function searchParameters(query: PackageQuery): Record<string, string> {
  const params = new URLSearchParams({
    tradingNameId: String(TRADING_NAME_ID),
    MaxResults: String(MAX_RESULTS),
    DestinationType: 'Region',
    departureId: String(query.departureId),
    flexibility: '0',
    destinationId: String(query.destinationId),
    dateMin: query.dateMin,
    dateMax: query.dateMax,
    durationMin: String(query.durationMin),
    durationMax: String(query.durationMax),
    boardType: query.boardType,
    rating: query.rating,
    ...(query.hotelKey === undefined ? {} : { hotelKey: query.hotelKey }),
  });
  writeRooms(params, fourRooms(query.rooms), agesField, true);
  return Object.fromEntries(params);
}

/** Rooms that the party does not need have zero adults (DEC-21). */
function fourRooms(rooms: Occupancy): Occupancy {
  return [0, 1, 2, 3].map((index) => rooms[index] ?? NO_ROOM);
}

/** `childrenAgesRoom1`, `childagesroom2`: the supplier spells them differently (DEC-20). */
function agesField(room: number): string {
  return room === 1 ? 'childrenAgesRoom1' : `childagesroom${room}`;
}

import type { IsoDate } from '../dates/iso-date';
import { guestCount, type Occupancy } from '../occupancy/occupancy';

import { readParty, type RequestedParty } from './requested-party';
import { writeRooms } from './search-query';
import { dateParam, integerParam } from './url-params';

/** The room selector of the details page has a fourth room (DEC-18). */
export const MAX_DETAILS_ROOMS = 4;

/** The query of the details page. Date, nights and giata id make the URL complete for reload and sharing. */
export interface DetailsQuery {
  readonly departureId: number;
  readonly rooms: Occupancy;
  readonly boardBasis: string | null;
  readonly date: IsoDate | null;
  readonly nights: number | null;
  readonly giataId: number | null;
  /** `yyyy-MM`. The visible month while no date is chosen. */
  readonly month?: string | null;
  /** The flight that was chosen instead of the cheapest one. */
  readonly flightId?: string | null;
  /** Code of the room that was chosen instead of the one in the price. */
  readonly room?: string | null;
}

/** Returns the path `/holiday-details/{hotelKey}?…`. */
export function detailsPath(hotelKey: string, query: DetailsQuery): string {
  const params = new URLSearchParams({ departureId: String(query.departureId) });
  writeRooms(params, query.rooms, (room) => `childrenAgesRoom${room}`);
  params.set('numRooms', String(query.rooms.length));
  params.set('totalGuests', String(guestCount(query.rooms)));
  if (query.boardBasis !== null) params.set('boardBasis', query.boardBasis);
  if (query.date !== null) params.set('date', query.date);
  if (query.nights !== null) params.set('nights', String(query.nights));
  if (query.giataId !== null) params.set('giata', String(query.giataId));
  if (query.month) params.set('month', query.month);
  if (query.flightId) params.set('flight', query.flightId);
  if (query.room) params.set('room', query.room);
  return `/holiday-details/${encodeURIComponent(hotelKey)}?${params}`;
}

/** Returns the party of the details page, with what differs from the URL. */
export function parseDetailsParty(params: URLSearchParams): RequestedParty {
  return readParty(params, MAX_DETAILS_ROOMS, 'numRooms');
}

/** Parses the query of the details page. Invalid values count as absent. */
export function parseDetailsQuery(params: URLSearchParams): Required<DetailsQuery> {
  return {
    departureId: integerParam(params, 'departureId', -100, 10_000) ?? -1,
    rooms: parseDetailsParty(params).rooms,
    boardBasis: params.get('boardBasis') || null,
    date: dateParam(params, 'date'),
    nights: integerParam(params, 'nights', 1, 28),
    giataId: integerParam(params, 'giata', 1, Number.MAX_SAFE_INTEGER),
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? null,
    flightId: params.get('flight') || null,
    room: params.get('room') || null,
  };
}

import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { SEARCH_LIMITS } from '@storefront/shared/composites/rooms-guests/party-limits';
import { date, integer, parseRooms, writeRooms } from '@storefront/shared/domain/search-query/search-query';

import type { DealWish } from './deal-prices';

/** What the address of a deal page holds, so that a reload and a shared link show the same. */
export interface DealChoice extends DealWish {
  /** `yyyy-MM`: the month that was turned to. */
  readonly month: string | null;
  /** `null`: the party that the deal itself names. */
  readonly rooms: Occupancy | null;
}

const LONGEST_STAY = 28;

/** Whatever cannot be read counts as not chosen. */
export function readDealChoice(params: URLSearchParams): DealChoice {
  return {
    airportCode: /^[A-Z]{3}$/.exec(params.get('from') ?? '')?.[0] ?? null,
    boardBasis: /^[\w+]{1,12}$/.exec(params.get('board') ?? '')?.[0] ?? null,
    nights: integer(params, 'nights', 1, LONGEST_STAY),
    date: date(params, 'date'),
    keptDate: date(params, 'kept'),
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? null,
    rooms: params.has('adultsRoom1') ? parseRooms(params, SEARCH_LIMITS.rooms) : null,
  };
}

/** The query that stands for a choice; what was not chosen is left out. */
export function writeDealChoice(choice: DealChoice): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null) params.set(name, String(value));
  };
  put('from', choice.airportCode);
  put('board', choice.boardBasis);
  put('nights', choice.nights);
  put('date', choice.date);
  put('kept', choice.keptDate);
  put('month', choice.month);
  if (choice.rooms) writeRooms(params, choice.rooms, (room) => `childrenAgesRoom${room}`);
  return params;
}

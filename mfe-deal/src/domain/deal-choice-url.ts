import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { SEARCH_LIMITS } from '@storefront/shared/composites/rooms-guests/party-limits';
import { roomParams } from '@storefront/shared/domain/search-query/query-params';
import {
  readRequestedRooms,
  type RequestedParty,
} from '@storefront/shared/domain/search-query/requested-party';
import { writeRooms } from '@storefront/shared/domain/search-query/search-query';
import { dateParam, integerParam } from '@storefront/shared/domain/search-query/url-params';

import type { DealPriceChoice } from './deal-prices';

/** The choices stored in the URL of a deal page, so that a reload and a shared link show the same. */
export interface DealChoice extends DealPriceChoice {
  /** `yyyy-MM`, set when the shopper has opened another month of the calendar. */
  readonly month: string | null;
  /** `null` uses the party of the deal. */
  readonly rooms: Occupancy | null;
}

const MAX_NIGHTS = 28;

/** All parameters that `readDealChoice` reads. */
export const DEAL_CHOICE_PARAMS: readonly string[] = [
  'from',
  'board',
  'nights',
  'date',
  'kept',
  'month',
  ...roomParams(SEARCH_LIMITS.rooms),
];

/** Parses a choice from URL parameters. Invalid values count as not chosen. */
export function readDealChoice(params: URLSearchParams): DealChoice {
  return {
    airportCode: /^[A-Z]{3}$/.exec(params.get('from') ?? '')?.[0] ?? null,
    boardBasis: /^[\w+]{1,12}$/.exec(params.get('board') ?? '')?.[0] ?? null,
    nights: integerParam(params, 'nights', 1, MAX_NIGHTS),
    date: dateParam(params, 'date'),
    previousDate: dateParam(params, 'kept'),
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? null,
    rooms: readDealParty(params)?.rooms ?? null,
  };
}

/** Returns the party of the URL, or `null` when the URL has none. */
export function readDealParty(params: URLSearchParams): RequestedParty | null {
  const named = [...params.keys()].some((name) => /^(adults|children)Room\d$/.test(name));
  return named ? readRequestedRooms(params, SEARCH_LIMITS.rooms) : null;
}

/** Serializes a choice to URL parameters, without the values that were not chosen. */
export function writeDealChoice(choice: DealChoice): URLSearchParams {
  const params = new URLSearchParams();
  const setParam = (name: string, value: string | number | null) => {
    if (value !== null) params.set(name, String(value));
  };
  setParam('from', choice.airportCode);
  setParam('board', choice.boardBasis);
  setParam('nights', choice.nights);
  setParam('date', choice.date);
  setParam('kept', choice.previousDate);
  setParam('month', choice.month);
  if (choice.rooms) writeRooms(params, choice.rooms, (room) => `childrenAgesRoom${room}`);
  return params;
}

import { ANY_DESTINATION, isSearchableDestination, searchedDestinationIds } from '../catalogue/destinations';
import { addDays, type IsoDate } from '../dates/iso-date';
import { DEFAULT_OCCUPANCY, guestCount, type Occupancy, type RoomOccupancy } from '../occupancy/occupancy';

import { readParty, type RequestedParty } from './requested-party';
import { dateParam, integerParam } from './url-params';

/** A search. The URL of the results page contains all of it (DOM-CRIT-01). */
export interface SearchQuery {
  /** 1 is any destination. */
  readonly destinationId: number;
  /** An airport, or a negative group id. */
  readonly departureId: number;
  readonly dateMin: IsoDate;
  readonly dateMax: IsoDate;
  readonly durationMin: number;
  readonly durationMax: number;
  /** Search id of the board, empty for any. */
  readonly boardType: string;
  readonly rooms: Occupancy;
  readonly rating: string;
  /** 1 to 5. Preselects the star filter. */
  readonly selectedStars: number | null;
  /** Giata id of a hotel to show first and highlight. */
  readonly giata: number | null;
  readonly maxResults: number;
  readonly flexibility: number;
}

/** The values of the search form. */
export interface SearchChoice {
  readonly destinationId: number;
  readonly departureId: number;
  readonly departureDate: IsoDate;
  readonly nights: number;
  readonly rooms: Occupancy;
}

/** The shop's id in supplier requests (CONST-03). */
export const TRADING_NAME_ID = 200209;
const MAX_RESULTS = 7000;
/** Of the requests of a group together. */
const GROUP_MAX_RESULTS = 20_000;
export const MAX_ROOMS = 3;
const WINDOW_DAYS = 3;
/** Every date of its window still has a year of four digits. */
const LATEST_DATE_MIN = '9999-12-26';

/** Returns the initial values of the search form (FORM-ST-01). */
export function defaultChoice(today: IsoDate): SearchChoice {
  return {
    destinationId: ANY_DESTINATION.id,
    departureId: -1,
    departureDate: addDays(today, 60),
    nights: 7,
    rooms: DEFAULT_OCCUPANCY,
  };
}

/** Returns the search for form values: three days before to three days after the date, flexibility 3 (NAV-04). */
export function queryFromChoice({ departureDate, nights, ...rest }: SearchChoice): SearchQuery {
  return {
    ...rest,
    dateMin: addDays(departureDate, -WINDOW_DAYS),
    dateMax: addDays(departureDate, WINDOW_DAYS),
    durationMin: nights,
    durationMax: nights,
    boardType: '',
    rating: '2345',
    selectedStars: null,
    giata: null,
    maxResults: MAX_RESULTS,
    flexibility: WINDOW_DAYS,
  };
}

/** Returns the form values of a search. */
export function choiceFromQuery(query: SearchQuery): SearchChoice {
  const { destinationId, departureId, durationMin, rooms } = query;
  return { destinationId, departureId, departureDate: selectedDate(query), nights: durationMin, rooms };
}

/** Returns the chosen date, which is three days after the start of the window (DEC-02). */
export function selectedDate({ dateMin }: Pick<SearchQuery, 'dateMin'>): IsoDate {
  return addDays(dateMin, WINDOW_DAYS);
}

/**
 * Parses the URL of the results page. Invalid values count as missing and get defaults. The first value of a repeated
 * parameter counts.
 *
 * @see SRCH-VAL-02, SRCH-VAL-03, DEC-05, DEC-06, DEC-107
 */
export function parseSearchQuery(params: URLSearchParams, today: IsoDate): SearchQuery {
  return {
    destinationId: parseDestination(params),
    departureId: integerParam(params, 'departureId', -100, 10_000) ?? -1,
    ...parseDateWindow(params, today),
    ...parseNightRange(params),
    boardType: textParam(params, 'boardType', /^\d{1,2}$/) ?? '',
    rooms: parseParty(params).rooms,
    rating: textParam(params, 'rating', /^[1-5]{1,5}$/) ?? '2345',
    selectedStars: integerParam(params, 'selectedStars', 1, 5),
    giata: integerParam(params, 'giata', 1, Number.MAX_SAFE_INTEGER),
    maxResults: integerParam(params, 'MaxResults', 1, MAX_RESULTS) ?? MAX_RESULTS,
    flexibility: WINDOW_DAYS,
  };
}

function parseDestination(params: URLSearchParams): number {
  const id = integerParam(params, 'destinationId', -1_000, 100_000) ?? ANY_DESTINATION.id;
  return isSearchableDestination(id) ? id : ANY_DESTINATION.id;
}

function parseDateWindow(params: URLSearchParams, today: IsoDate): Pick<SearchQuery, 'dateMin' | 'dateMax'> {
  const requested = dateParam(params, 'dateMin') ?? addDays(today, 57);
  const dateMin = requested > LATEST_DATE_MIN ? LATEST_DATE_MIN : requested;
  const dateMax = dateParam(params, 'dateMax');
  return { dateMin, dateMax: dateMax !== null && dateMax >= dateMin ? dateMax : addDays(dateMin, 5) };
}

/** A missing limit equals the other one; both are 7 nights when both are missing (DEC-08). */
function parseNightRange(params: URLSearchParams): Pick<SearchQuery, 'durationMin' | 'durationMax'> {
  const shortest = integerParam(params, 'durationMin', 1, 28);
  const durationMax = integerParam(params, 'durationMax', 1, 28) ?? shortest ?? 7;
  return { durationMin: Math.min(shortest ?? durationMax, durationMax), durationMax };
}

/** Returns the path `/search?…` with exactly the specified parameters, without missing rooms (DEC-21). */
export function searchPath(query: SearchQuery): string {
  const params = new URLSearchParams({
    tradingNameId: String(TRADING_NAME_ID),
    MaxResults: String(query.maxResults),
    DestinationType: 'Region',
    departureId: String(query.departureId),
    flexibility: String(query.flexibility),
    destinationId: String(query.destinationId),
    dateMin: query.dateMin,
    dateMax: query.dateMax,
    durationMin: String(query.durationMin),
    durationMax: String(query.durationMax),
    boardType: query.boardType,
    rating: query.rating,
  });
  if (query.selectedStars !== null) params.set('selectedStars', String(query.selectedStars));
  if (query.giata !== null) params.set('giata', String(query.giata));
  writeRooms(params, query.rooms, childAgesParam);
  params.set('totalGuests', String(guestCount(query.rooms)));
  params.set('totalRooms', String(query.rooms.length));
  return `/search?${params}`;
}

/**
 * Returns the parameters of a dpSearch request: the five days around the chosen date, all star classes, and the fields
 * of three rooms, with zeros for missing ones (API-DPSEARCH-02, DEC-07, DEC-21).
 */
export function dpSearchParams(query: SearchQuery): URLSearchParams {
  const params = new URLSearchParams({
    tradingNameId: String(TRADING_NAME_ID),
    MaxResults: String(query.maxResults),
    DestinationType: 'Region',
    departureId: String(query.departureId),
    flexibility: String(query.flexibility),
    destinationId: String(query.destinationId),
    dateMin: addDays(query.dateMin, 1),
    dateMax: addDays(query.dateMin, 5),
    durationMin: String(query.durationMin),
    durationMax: String(query.durationMax),
    boardType: query.boardType,
    rating: '12345',
  });
  const rooms = [0, 1, 2].map((index) => query.rooms[index] ?? { adults: 0, children: 0, childAges: [] });
  writeRooms(params, rooms, childAgesParam, true);
  return params;
}

/**
 * Returns the parameters of the requests of a search: one, or one for each destination of a group, because a supplier
 * knows single destinations only. The requests of a group share a limit of results (ADR 52).
 */
export function searchRequests(query: SearchQuery): readonly URLSearchParams[] {
  const ids = searchedDestinationIds(query.destinationId);
  const share = ids.length === 1 ? query.maxResults : Math.ceil(GROUP_MAX_RESULTS / ids.length);
  const maxResults = Math.min(query.maxResults, share);
  return ids.map((destinationId) => dpSearchParams({ ...query, destinationId, maxResults }));
}

/** Returns the cache key of a search: all parameters that change the response (CACHE-01, DEC-96). */
export function resultsCacheKey(query: SearchQuery): string {
  return dpSearchParams(query).toString();
}

/** The supplier's spelling: childrenAgesRoom1, childagesroom2, childagesroom3 (DEC-20). */
function childAgesParam(room: number): string {
  return room === 1 ? 'childrenAgesRoom1' : `childagesroom${room}`;
}

/**
 * Sets the parameters of the rooms.
 *
 * @param always whether rooms without children get an (empty) ages parameter too
 */
export function writeRooms(
  params: URLSearchParams,
  rooms: readonly RoomOccupancy[],
  nameOfAges: (room: number) => string,
  always = false,
): void {
  rooms.forEach(({ adults, children, childAges }, index) => {
    const room = index + 1;
    params.set(`adultsRoom${room}`, String(adults));
    params.set(`childrenRoom${room}`, String(children));
    if (children > 0 || always) params.set(nameOfAges(room), childAges.join(','));
  });
}

/** Returns the party of the URL. The number of guests is used only without room parameters (DEC-22). */
export function parseParty(params: URLSearchParams): RequestedParty {
  return readParty(params, MAX_ROOMS);
}

function textParam(params: URLSearchParams, name: string, pattern: RegExp): string | null {
  const text = params.get(name);
  return text !== null && pattern.test(text) ? text : null;
}

import { ANY_DESTINATION } from '../catalogue/destinations';
import { addDays, isoDateSchema, type IsoDate } from '../dates/iso-date';
import { DEFAULT_OCCUPANCY, guestCount, type Occupancy, type RoomOccupancy } from '../occupancy/occupancy';

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
const MAX_ROOMS = 3;
const ADULTS_IN_ROOM = 6;
const WINDOW_DAYS = 3;

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
  ...[1, 2, 3].flatMap((room) => [
    `adultsRoom${room}`,
    `childrenRoom${room}`,
    `childrenAgesRoom${room}`,
    `childagesroom${room}`,
  ]),
];

/**
 * Parses the URL of the results page. Invalid values count as missing and get defaults. The first value of a repeated
 * parameter counts.
 *
 * @see SRCH-VAL-02, SRCH-VAL-03, DEC-05, DEC-06, DEC-107
 */
export function parseSearchQuery(params: URLSearchParams, today: IsoDate): SearchQuery {
  return {
    destinationId: integerParam(params, 'destinationId', 1, 100_000) ?? ANY_DESTINATION.id,
    departureId: integerParam(params, 'departureId', -100, 10_000) ?? -1,
    ...parseDateWindow(params, today),
    ...parseNightRange(params),
    boardType: textParam(params, 'boardType', /^\d{1,2}$/) ?? '',
    rooms: parseParty(params),
    rating: textParam(params, 'rating', /^[1-5]{1,5}$/) ?? '2345',
    selectedStars: integerParam(params, 'selectedStars', 1, 5),
    giata: integerParam(params, 'giata', 1, Number.MAX_SAFE_INTEGER),
    maxResults: integerParam(params, 'MaxResults', 1, MAX_RESULTS) ?? MAX_RESULTS,
    flexibility: WINDOW_DAYS,
  };
}

function parseDateWindow(params: URLSearchParams, today: IsoDate): Pick<SearchQuery, 'dateMin' | 'dateMax'> {
  const dateMin = dateParam(params, 'dateMin') ?? addDays(today, 57);
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

/** Returns the rooms of the URL. The number of guests is used only without room parameters (DEC-22). */
function parseParty(params: URLSearchParams): Occupancy {
  const guests = integerParam(params, 'totalGuests', 1, MAX_ROOMS * ADULTS_IN_ROOM);
  const named = [...params.keys()].some((name) => /^(adults|children)Room\d$/.test(name));
  if (guests === null || named) return parseRooms(params);
  const rooms = Math.ceil(guests / ADULTS_IN_ROOM);
  return Array.from({ length: rooms }, (_, room) => ({
    adults: Math.ceil((guests - room) / rooms),
    children: 0,
    childAges: [],
  }));
}

/**
 * Parses the room parameters. All ages become 2 when they do not match the number of children (SRCH-VAL-02). Without a
 * valid room the result is one room with two adults.
 */
export function parseRooms(params: URLSearchParams, maxRooms = MAX_ROOMS): Occupancy {
  const rooms = Array.from({ length: maxRooms }, (_, index) => index + 1).flatMap((room) => {
    const adults = integerParam(params, `adultsRoom${room}`, 1, ADULTS_IN_ROOM);
    if (adults === null) return [];
    const children = integerParam(params, `childrenRoom${room}`, 0, 4) ?? 0;
    const ages = (params.get(`childrenAgesRoom${room}`) ?? params.get(`childagesroom${room}`) ?? '')
      .split(',')
      .filter((age) => /^\d{1,2}$/.test(age) && Number(age) <= 17)
      .map(Number);
    return [
      {
        adults,
        children,
        childAges: ages.length === children ? ages : Array.from({ length: children }, () => 2),
      },
    ];
  });
  return rooms.length === 0 ? DEFAULT_OCCUPANCY : rooms;
}

function textParam(params: URLSearchParams, name: string, pattern: RegExp): string | null {
  const text = params.get(name);
  return text !== null && pattern.test(text) ? text : null;
}

/** Returns an integer parameter, or `null` when it is missing, invalid or out of range. */
export function integerParam(params: URLSearchParams, name: string, min: number, max: number): number | null {
  const text = params.get(name);
  if (text === null || !/^-?\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** Returns a date parameter, or `null` when it is missing or invalid. */
export function dateParam(params: URLSearchParams, name: string): IsoDate | null {
  const parsed = isoDateSchema.safeParse(params.get(name));
  return parsed.success ? parsed.data : null;
}

import { ANY_DESTINATION } from '../catalogue/destinations';
import { addDays, isoDateSchema, type IsoDate } from '../dates/iso-date';
import { DEFAULT_OCCUPANCY, guestCount, type Occupancy, type RoomOccupancy } from '../occupancy/occupancy';

/** What is searched for. The address of the results page holds all of it (DOM-CRIT-01). */
export interface SearchQuery {
  /** 1 is any destination. */
  readonly destinationId: number;
  /** An airport, or a negative group. */
  readonly departureId: number;
  readonly dateMin: IsoDate;
  readonly dateMax: IsoDate;
  readonly durationMin: number;
  readonly durationMax: number;
  /** Search id of the board, empty for any. */
  readonly boardType: string;
  readonly rooms: Occupancy;
  readonly rating: string;
  /** 1 to 5, preselects the star filter. */
  readonly selectedStars: number | null;
  /** A hotel to put first and mark. */
  readonly giata: number | null;
  readonly maxResults: number;
  readonly flexibility: number;
}

/** What a shopper chooses in the search form. */
export interface SearchChoice {
  readonly destinationId: number;
  readonly departureId: number;
  readonly departureDate: IsoDate;
  readonly nights: number;
  readonly rooms: Occupancy;
}

export const TRADING_NAME_ID = 200209;
const MAX_RESULTS = 7000;
const MAX_ROOMS = 3;
const ADULTS_IN_ROOM = 6;
const WINDOW_DAYS = 3;

/** The form as it opens (FORM-ST-01). */
export function defaultChoice(today: IsoDate): SearchChoice {
  return {
    destinationId: ANY_DESTINATION.id,
    departureId: -1,
    departureDate: addDays(today, 60),
    nights: 7,
    rooms: DEFAULT_OCCUPANCY,
  };
}

/** Chosen date minus 3 to plus 3 days, flexibility 3 (NAV-04). */
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

export function choiceFromQuery(query: SearchQuery): SearchChoice {
  const { destinationId, departureId, durationMin, rooms } = query;
  return { destinationId, departureId, departureDate: selectedDate(query), nights: durationMin, rooms };
}

/** The date that was chosen: the window opens three days before it. */
export function selectedDate({ dateMin }: Pick<SearchQuery, 'dateMin'>): IsoDate {
  return addDays(dateMin, WINDOW_DAYS);
}

/**
 * Reads the address of the results page. Whatever cannot be read counts as missing and gets its default;
 * of a repeated name the first value counts.
 *
 * @see SRCH-VAL-02, SRCH-VAL-03, DEC-05, DEC-06, DEC-107
 */
export function parseSearchQuery(params: URLSearchParams, today: IsoDate): SearchQuery {
  const dateMin = dateParam(params, 'dateMin') ?? addDays(today, 57);
  const dateMax = dateParam(params, 'dateMax');
  // A missing one is as the other; 7 where both are (DEC-08).
  const shortest = integerParam(params, 'durationMin', 1, 28);
  const nights = integerParam(params, 'durationMax', 1, 28) ?? shortest ?? 7;
  const durationMin = shortest ?? nights;
  return {
    destinationId: integerParam(params, 'destinationId', 1, 100_000) ?? ANY_DESTINATION.id,
    departureId: integerParam(params, 'departureId', -100, 10_000) ?? -1,
    dateMin,
    dateMax: dateMax !== null && dateMax >= dateMin ? dateMax : addDays(dateMin, 5),
    durationMin: Math.min(durationMin, nights),
    durationMax: nights,
    boardType: /^\d{1,2}$/.exec(params.get('boardType') ?? '')?.[0] ?? '',
    rooms: parseParty(params),
    rating: /^[1-5]{1,5}$/.exec(params.get('rating') ?? '')?.[0] ?? '2345',
    selectedStars: integerParam(params, 'selectedStars', 1, 5),
    giata: integerParam(params, 'giata', 1, Number.MAX_SAFE_INTEGER),
    maxResults: integerParam(params, 'MaxResults', 1, MAX_RESULTS) ?? MAX_RESULTS,
    flexibility: WINDOW_DAYS,
  };
}

/** `/search?…` with exactly the stated names; rooms that do not exist are left out (DEC-21). */
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
 * The query of a dpSearch call: the five days around the chosen one, all star classes, and every room
 * field, zero for rooms that do not exist (API-DPSEARCH-02, DEC-07, DEC-21).
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

/** Everything that changes the answer is part of the key (CACHE-01, DEC-96). */
export function resultsCacheKey(query: SearchQuery): string {
  return dpSearchParams(query).toString();
}

/** childrenAgesRoom1, childagesroom2, childagesroom3: spelled as the supplier does (DEC-20). */
function childAgesParam(room: number): string {
  return room === 1 ? 'childrenAgesRoom1' : `childagesroom${room}`;
}

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

/** The rooms of the address; a number of guests counts only where no room is named (DEC-22). */
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

/** Ages that do not match the number of children all become 2 (SRCH-VAL-02); no room is one room of two adults. */
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

export function integerParam(params: URLSearchParams, name: string, min: number, max: number): number | null {
  const text = params.get(name);
  if (text === null || !/^-?\d{1,15}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

export function dateParam(params: URLSearchParams, name: string): IsoDate | null {
  const parsed = isoDateSchema.safeParse(params.get(name));
  return parsed.success ? parsed.data : null;
}

import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import { addDays, monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { saleWindow } from '@storefront/shared/domain/search-query/sale-window';
import {
  searchPath,
  selectedDate,
  type SearchQuery,
} from '@storefront/shared/domain/search-query/search-query';
import { integerParam } from '@storefront/shared/domain/search-query/url-params';

import { MAP_PARAM, VIEW_PARAMS } from './view-params';

export const PLACE_ORDERS = ['price', 'flight', 'warmest', 'name'] as const;
export type PlaceOrder = (typeof PLACE_ORDERS)[number];

/** Longest flights that can be selected, in hours. */
export const FLIGHT_HOURS = [3, 4, 6] as const;
/** Lowest day temperatures that can be selected, in °C. */
export const WARM_DEGREES = [20, 25, 30] as const;

/** What the URL selects among the destinations. The month is that of the search. */
export interface ExploreChoice {
  /** Whole pounds per person; `null` is unlimited. */
  readonly budget: number | null;
  readonly order: PlaceOrder;
  /** Longest flight in hours; `null` is any. */
  readonly flightHours: number | null;
  /** Lowest day temperature in °C; `null` is any. */
  readonly warm: number | null;
  /** Destination that is selected on the map. */
  readonly place: number | null;
  readonly showsAllRows: boolean;
  /** On phones, whether the map replaces the list. */
  readonly showsMap: boolean;
}

const HIGHEST_BUDGET = 100_000;

export const EXPLORE_PARAMS: readonly string[] = [
  'budget',
  'order',
  'flight',
  'warm',
  'place',
  'rows',
  'show',
];

/** Parameters that only a list of hotels can show. */
const LIST_PARAMS: readonly string[] = [
  ...VIEW_PARAMS.filter((name) => name !== MAP_PARAM),
  'giata',
  'selectedStars',
];
const LIST_VIEWS: readonly (string | null)[] = ['hotels', 'map'];

/** Returns whether the page shows destinations: without a destination, unless the URL selects hotels. */
export function isExplore(params: URLSearchParams, query: SearchQuery): boolean {
  if (query.destinationId !== ANY_DESTINATION.id || query.boardType !== '') return false;
  return !LIST_VIEWS.includes(params.get(MAP_PARAM)) && !LIST_PARAMS.some((name) => params.has(name));
}

export function readExplore(params: URLSearchParams): ExploreChoice {
  return {
    budget: integerParam(params, 'budget', 0, HIGHEST_BUDGET),
    order: PLACE_ORDERS.find((order) => order === params.get('order')) ?? 'price',
    flightHours: oneOf(FLIGHT_HOURS, params.get('flight')),
    warm: oneOf(WARM_DEGREES, params.get('warm')),
    place: integerParam(params, 'place', 1, HIGHEST_BUDGET),
    showsAllRows: params.get('rows') === 'all',
    showsMap: params.get('show') === 'map',
  };
}

/** Writes a change to the parameters of a URL. */
export function writeExplore(params: URLSearchParams, change: Partial<ExploreChoice>): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | number | null | undefined) => {
    if (value === undefined) return;
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  };
  const { budget, order, flightHours, warm, place, showsAllRows, showsMap } = change;
  put('budget', budget);
  put('order', order === 'price' ? null : order);
  put('flight', flightHours);
  put('warm', warm);
  put('place', place);
  put('rows', showsAllRows === undefined ? undefined : showsAllRows ? 'all' : null);
  put('show', showsMap === undefined ? undefined : showsMap ? 'map' : null);
  return next;
}

/** Returns the URL of the hotels of the same search. */
export function hotelsPath(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  for (const name of EXPLORE_PARAMS) next.delete(name);
  next.set(MAP_PARAM, 'hotels');
  return `/search?${next}`;
}

/** Returns the URL of the destinations of the same search. */
export function destinationsPath(params: URLSearchParams): string {
  const next = new URLSearchParams(params);
  for (const name of [MAP_PARAM, ...LIST_PARAMS]) next.delete(name);
  return `/search?${next}`;
}

/** Keeps a list of hotels in the URL that would otherwise show destinations, such as one without its last filter. */
export function withHotels(params: URLSearchParams, query: SearchQuery): URLSearchParams {
  if (!isExplore(params, query)) return params;
  const next = new URLSearchParams(params);
  next.set(MAP_PARAM, 'hotels');
  return next;
}

/**
 * Returns the URL of another month: the same day of the month, or the nearest one on sale, so that the date of the form
 * and the displayed month agree. The selected place is not kept, because it may have no price in that month.
 */
export function monthPath(
  params: URLSearchParams,
  query: SearchQuery,
  month: string,
  today: IsoDate,
): string {
  const { first, last } = saleWindow(today);
  const sameDay = `${month}-${selectedDate(query).slice(8)}`;
  const inMonth = earlier(sameDay, monthBounds(month).last);
  const date = later(earlier(inMonth, last), first);
  const next = new URLSearchParams(params);
  next.set('dateMin', addDays(date, -3));
  next.set('dateMax', addDays(date, 3));
  next.delete('place');
  return `/search?${next}`;
}

interface PricedPlace {
  readonly destinationId: number;
  readonly departureDate: IsoDate;
  readonly nights: number;
  readonly departureId: number;
}

/**
 * Returns the URL of the hotels of a destination around the day of its price.
 *
 * @param isForRequest false where the price has airports of its own
 */
export function placePath(query: SearchQuery, place: PricedPlace, isForRequest: boolean): string {
  const { destinationId, departureDate, nights, departureId } = place;
  return searchPath({
    ...query,
    destinationId,
    departureId: isForRequest ? query.departureId : departureId,
    dateMin: addDays(departureDate, -3),
    dateMax: addDays(departureDate, 3),
    durationMin: nights,
    durationMax: nights,
  });
}

function oneOf(values: readonly number[], text: string | null): number | null {
  return values.find((value) => String(value) === text) ?? null;
}

function earlier(one: IsoDate, other: IsoDate): IsoDate {
  return one < other ? one : other;
}

function later(one: IsoDate, other: IsoDate): IsoDate {
  return one > other ? one : other;
}

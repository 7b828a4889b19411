import { AWARDS, STYLES } from '@storefront/shared/domain/catalogue/hotel-filter-values';
import { AMENITY_GROUPS } from '@storefront/shared/domain/catalogue/amenities';
import { daysBetween, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { selectedDate, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { dateParam, integerParam } from '@storefront/shared/domain/search-query/url-params';

import { formatBounds, parseBounds } from './map-bounds';
import { FLIGHT_PARAMS, readFlightFilters, writeFlightFilters } from './flight-params';
import {
  BOARDS,
  MAX_RESORTS,
  NO_FILTERS,
  RATING_BANDS,
  type SortOrder,
  type ViewChoice,
} from './view-choice';

const SORTS: readonly SortOrder[] = ['recommended', 'price-asc', 'price-desc'];
const AMENITIES: readonly string[] = Object.values(AMENITY_GROUPS).flat();
/** The comparison has room for four hotels. */
export const MAX_COMPARED = 4;
/** Higher than the total of any party, so that a change of the price mode loses no limit. */
const HIGHEST_PRICE = 100_000_000;

/** Parameter of the map. `writeView` does not write it, because the map is opened and closed by itself. */
export const MAP_PARAM = 'view';

/** All parameters that `readView` reads. */
export const VIEW_PARAMS: readonly string[] = [
  'date',
  'sort',
  'price',
  'stars',
  'board',
  'priceMin',
  'priceMax',
  'hotel',
  'review',
  'award',
  'style',
  'resort',
  'amenity',
  ...FLIGHT_PARAMS,
  'area',
  'page',
  'compare',
  MAP_PARAM,
];

/** Reads the view from the URL; invalid values get their defaults. */
export function readView(params: URLSearchParams, query: SearchQuery): ViewChoice {
  const stars = params.get('stars');
  return {
    departureDate: searchedDate(params, query) ?? selectedDate(query),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'recommended',
    priceMode: params.get('price') === 'total' ? 'total' : 'person',
    stars: stars === null ? preselected(query) : unique(starsOf(stars)),
    boards: onlyAllowed(params.get('board')?.split(',') ?? [], BOARDS),
    priceFrom: pounds(params.get('priceMin')),
    priceTo: pounds(params.get('priceMax')),
    hotelName: (params.get('hotel') ?? '').slice(0, 100),
    ratingBand: RATING_BANDS.find((band) => band === params.get('review')) ?? null,
    awards: onlyAllowed(params.getAll('award'), AWARDS),
    styles: onlyAllowed(params.getAll('style'), STYLES),
    resorts: unique(params.getAll('resort'))
      .filter((name) => name !== '' && name.length <= 100)
      .slice(0, MAX_RESORTS),
    amenities: onlyAllowed(params.getAll('amenity'), AMENITIES),
    ...readFlightFilters(params),
    area: parseBounds(params.get('area')),
    page: integerParam(params, 'page', 1, Number.MAX_SAFE_INTEGER) ?? 1,
    compared: unique(
      (params.get('compare') ?? '')
        .split(',')
        .filter((id) => /^\d{1,15}$/.test(id))
        .map(Number),
    ).slice(0, MAX_COMPARED),
    showsMap: params.get(MAP_PARAM) === 'map',
  };
}

/** Writes a change to the URL. Every change except of the page or the comparison returns to page 1 (SRCH-ST-05). */
export function writeView(params: URLSearchParams, change: Partial<ViewChoice>): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | number | null | undefined) => {
    if (value === undefined) return;
    if (value === '' || value === null) next.delete(name);
    else next.set(name, String(value));
  };
  const putAll = (name: string, values: readonly string[] | undefined) => {
    if (values === undefined) return;
    next.delete(name);
    for (const value of values) next.append(name, value);
  };
  put('date', change.departureDate);
  put('sort', change.sort === 'recommended' ? '' : change.sort);
  put('price', change.priceMode === 'person' ? '' : change.priceMode);
  // An empty star filter is written as well: without the parameter the stars of the query are preselected.
  if (change.stars) next.set('stars', change.stars.join(','));
  put('board', change.boards?.join(','));
  put('priceMin', change.priceFrom);
  put('priceMax', change.priceTo);
  put('hotel', change.hotelName);
  put('review', change.ratingBand);
  putAll('award', change.awards);
  putAll('style', change.styles);
  putAll('resort', change.resorts);
  putAll('amenity', change.amenities);
  writeFlightFilters(next, change);
  put('area', change.area && formatBounds(change.area));
  put('compare', change.compared?.join(','));
  const stays = change.compared !== undefined && Object.keys(change).length === 1;
  if (!stays) put('page', change.page === undefined || change.page === 1 ? '' : change.page);
  return next;
}

/** The change that clears all filters, and nothing else (DEC-92). */
export const CLEAR_FILTERS: Partial<ViewChoice> = { ...NO_FILTERS, page: 1 };

/** Only the five dates that are searched can be selected (DEC-03). */
function searchedDate(params: URLSearchParams, { dateMin }: SearchQuery): IsoDate | null {
  const named = dateParam(params, 'date');
  if (named === null) return null;
  const days = daysBetween(dateMin, named);
  return days >= 1 && days <= 5 ? named : null;
}

function preselected({ selectedStars }: SearchQuery): readonly number[] {
  return selectedStars === null ? [] : [selectedStars];
}

function starsOf(text: string): readonly number[] {
  return text
    .split(',')
    .filter((star) => /^[1-5]$/.test(star))
    .map(Number);
}

function pounds(text: string | null): number | null {
  if (text === null || !/^\d{1,12}$/.test(text)) return null;
  return Math.min(Number(text), HIGHEST_PRICE);
}

function onlyAllowed<T extends string>(values: readonly string[], all: readonly T[]): readonly T[] {
  return all.filter((value) => values.includes(value));
}

function unique<T>(values: readonly T[]): readonly T[] {
  return [...new Set(values)];
}

import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';

export type DealListKind = 'all' | 'cruise';

export const SORTS = ['newest', 'price-low', 'price-high', 'rating'] as const;
export type DealSort = (typeof SORTS)[number];

/** Kinds of holiday in the filter. A hotel at a beach or in a city is also of that kind (DEC-180). */
export const DEAL_TYPES = ['hotel', 'beach', 'city', 'cruise'] as const;
export type DealType = (typeof DEAL_TYPES)[number];

/** Boards of the filter, as in the search. */
export const BOARDS = ['AI', 'FB', 'HB', 'BB', 'RO', 'SC'] as const;
export type FilterBoard = (typeof BOARDS)[number];

export const STARS = [5, 4, 3, 2, 1] as const;

/** The filters of a deal list, in display order. */
export interface DealFilters {
  readonly type: DealType | null;
  readonly boards: readonly FilterBoard[];
  readonly stars: readonly number[];
  /** Whole pounds per person. */
  readonly upTo: number | null;
  /** `yyyy-MM` of the cheapest date. */
  readonly month: string | null;
  /** Free text, matched against hotel name, address, destination, region and country. */
  readonly text: string;
}
export type FilterGroup = keyof DealFilters;

/** The state of a deal list; all of it is in the URL. */
export interface DealListView extends DealFilters {
  readonly sort: DealSort;
  /** Counted from 1. */
  readonly page: number;
}

export const NO_FILTERS: DealFilters = {
  type: null,
  boards: [],
  stars: [],
  upTo: null,
  month: null,
  text: '',
};

export const DEALS_PER_PAGE = 24;

const MAX_TEXT_LENGTH = 60;

/** All parameters that `readListView` reads. */
export const LIST_PARAMS: readonly string[] = [
  'type',
  'board',
  'stars',
  'upto',
  'month',
  'q',
  'sort',
  'page',
];

/** Reads the view from the URL; invalid values count as absent. */
export function readListView(params: URLSearchParams, kind: DealListKind): DealListView {
  const filters = readFilters(params);
  return {
    ...filters,
    // The cruise list has one type only.
    type: kind === 'all' ? filters.type : null,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: wholeNumber(params.get('page')) ?? 1,
  };
}

/** Reads a kind of holiday; `null` for an unknown one. */
export function dealTypeOf(value: string | null): DealType | null {
  return DEAL_TYPES.find((type) => type === value) ?? null;
}

/** Reads the filters from a URL or from form data. */
export function readFilters(params: URLSearchParams): DealFilters {
  const boards = listOf(params, 'board');
  const stars = listOf(params, 'stars');
  return {
    type: dealTypeOf(params.get('type')),
    boards: BOARDS.filter((board) => boards.includes(board)),
    stars: STARS.filter((star) => stars.includes(String(star))),
    upTo: wholeNumber(params.get('upto')),
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? null,
    text: (params.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH),
  };
}

/** Writes the view into the URL parameters. Defaults are omitted; unrelated parameters stay. */
export function writeListView(params: URLSearchParams, view: DealListView): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string) => {
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  put('type', view.type ?? '');
  put('board', view.boards.join());
  put('stars', view.stars.join());
  put('upto', view.upTo === null ? '' : String(view.upTo));
  put('month', view.month ?? '');
  put('q', view.text);
  put('sort', view.sort === 'newest' ? '' : view.sort);
  put('page', view.page === 1 ? '' : String(view.page));
  return next;
}

/** Returns the filter board for a board code: Ultra All Inclusive counts as All Inclusive. */
export function filterBoardOf(code: string): FilterBoard | null {
  const id = boardSearchId(code);
  return id === '' ? null : (BOARDS.find((board) => boardSearchId(board) === id) ?? null);
}

/** Reads `name=a,b`, or repeated parameters as a form without scripts sends them. */
function listOf(params: URLSearchParams, name: string): readonly string[] {
  return params.getAll(name).flatMap((values) => values.split(','));
}

/** Reads a positive whole number below one million. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

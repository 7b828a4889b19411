import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';

export type DealListKind = 'all' | 'cruise';

export const SORTS = ['newest', 'price-low', 'price-high', 'rating'] as const;
export type DealSort = (typeof SORTS)[number];

export const DEAL_TYPES = ['hotel', 'cruise'] as const;
export type DealType = (typeof DEAL_TYPES)[number];

/** The boards of the filter, as in the search. */
export const BOARDS = ['AI', 'FB', 'HB', 'BB', 'RO', 'SC'] as const;
export type FilterBoard = (typeof BOARDS)[number];

export const STARS = [5, 4, 3, 2, 1] as const;

/** What narrows the list, in the order in which it is told. */
export interface DealFilters {
  readonly type: DealType | null;
  readonly boards: readonly FilterBoard[];
  readonly stars: readonly number[];
  /** Whole pounds per person. */
  readonly upTo: number | null;
  /** `yyyy-MM` of the cheapest date. */
  readonly month: string | null;
  /** Words of the hotel's name or address. */
  readonly words: string;
}
export type FilterGroup = keyof DealFilters;

/** What is seen of a list of deals: all of it stands in the address. */
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
  words: '',
};

const LONGEST_WORDS = 60;

/** Reads the view out of the address; what cannot be read counts as absent. */
export function readListView(params: URLSearchParams, kind: DealListKind): DealListView {
  const filters = readFilters(params);
  return {
    ...filters,
    // On a list of ships alone it would be no choice.
    type: kind === 'all' ? filters.type : null,
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    page: wholeNumber(params.get('page')) ?? 1,
  };
}

/** What narrows the list, of an address or of a form. */
export function readFilters(params: URLSearchParams): DealFilters {
  const boards = listOf(params, 'board');
  const stars = listOf(params, 'stars');
  return {
    type: DEAL_TYPES.find((type) => type === params.get('type')) ?? null,
    boards: BOARDS.filter((board) => boards.includes(board)),
    stars: STARS.filter((star) => stars.includes(String(star))),
    upTo: wholeNumber(params.get('upto')),
    month: /^20\d{2}-(0[1-9]|1[0-2])$/.exec(params.get('month') ?? '')?.[0] ?? null,
    words: (params.get('q') ?? '').trim().slice(0, LONGEST_WORDS),
  };
}

/**
 * The address with a change. What is the default does not stand in it; every change but that of the page
 * leads back to page 1, and what belongs to others stays.
 */
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
  put('q', view.words);
  put('sort', view.sort === 'newest' ? '' : view.sort);
  put('page', view.page === 1 ? '' : String(view.page));
  return next;
}

/** Which board of the filter a deal's board counts as: Ultra All Inclusive is All Inclusive. */
export function filterBoardOf(code: string): FilterBoard | null {
  const id = boardSearchId(code);
  return id === '' ? null : (BOARDS.find((board) => boardSearchId(board) === id) ?? null);
}

/** `a,b`, or each on its own, as a form without script sends them. */
function listOf(params: URLSearchParams, name: string): readonly string[] {
  return params.getAll(name).flatMap((values) => values.split(','));
}

/** Up to a million: more is neither a price nor a page. */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

import { isoDateSchema } from '@storefront/shared/dates/iso-date';
import { selectedDate, type SearchQuery } from '@storefront/shared/search-query/search-query';

import type { SortOrder, ViewChoice } from './results-view';

const SORTS: readonly SortOrder[] = ['recommended', 'price-asc', 'price-desc'];

/** Reads what is seen out of the address; what cannot be read gets its default. */
export function readView(params: URLSearchParams, query: SearchQuery): ViewChoice {
  const date = isoDateSchema.safeParse(params.get('date'));
  const stars = params.get('stars');
  return {
    departureDate: date.success ? date.data : selectedDate(query),
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? 'recommended',
    stars:
      stars === null
        ? preselected(query)
        : listOf(stars)
            .map(Number)
            .filter((star) => star >= 1 && star <= 5),
    boards: listOf(params.get('board') ?? ''),
    hotelName: params.get('hotel') ?? '',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
  };
}

/** Every change but that of the page itself leads back to page 1 (SRCH-ST-05). */
export function writeView(params: URLSearchParams, change: Partial<ViewChoice>): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) => {
    if (value === undefined) return;
    if (value === '') next.delete(name);
    else next.set(name, value);
  };
  put('date', change.departureDate);
  put('sort', change.sort === 'recommended' ? '' : change.sort);
  // An emptied star filter is written down, or the preselection of the query would come back.
  if (change.stars) next.set('stars', change.stars.join(','));
  put('board', change.boards?.join(','));
  put('hotel', change.hotelName);
  put('page', change.page === undefined || change.page === 1 ? '' : String(change.page));
  return next;
}

function preselected({ selectedStars }: SearchQuery): readonly number[] {
  return selectedStars === null ? [] : [selectedStars];
}

function listOf(text: string): readonly string[] {
  return text.split(',').filter((part) => part !== '');
}

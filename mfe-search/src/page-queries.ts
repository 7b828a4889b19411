import { SEARCH_PARAMS } from '@storefront/shared/domain/search-query/query-params';

import { EXPLORE_PARAMS } from './domain/explore-params';
import { VIEW_PARAMS } from './domain/view-params';

/**
 * The query parameters that each page reads. The build writes them into the manifest of the release: a server drops
 * all others before it renders and caches a page (docs/rendering.md).
 */
export const pageQueries = {
  '/search': [...SEARCH_PARAMS, ...VIEW_PARAMS, ...EXPLORE_PARAMS],
};

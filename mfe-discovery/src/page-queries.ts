import { INDEX_PARAMS } from './domain/destination-index/index-view';
import { LIST_PARAMS } from './domain/deal-list/list-view';

/**
 * The query parameters that each page reads. The build writes them into the manifest of the release: a server drops
 * all others before it renders and caches a page (docs/rendering.md).
 */
export const pageQueries = {
  '/': ['preview'],
  '/all-deals': LIST_PARAMS,
  '/destinations': INDEX_PARAMS,
  '/page/:pageId': ['preview'],
  '/group/:groupId': ['preview'],
  '/holidays/:category': [],
  '/cruise-deals': LIST_PARAMS,
};

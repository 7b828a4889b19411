import { DETAILS_PARAMS } from '@storefront/shared/domain/search-query/query-params';

import { DEAL_CHOICE_PARAMS } from './domain/deal-choice-url';

/**
 * The query parameters that each page reads on a server. The build writes them into the manifest of the release: a
 * server drops all others before it renders and caches a page (docs/rendering.md).
 */
export const pageQueries = {
  '/holiday-details/:hotelKey': DETAILS_PARAMS,
  '/deal/:dealId': DEAL_CHOICE_PARAMS,
  '/deals/:dealId': DEAL_CHOICE_PARAMS,
};

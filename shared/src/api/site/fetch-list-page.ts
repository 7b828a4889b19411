import type { Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';

import { SITE_TIMEOUT_MS } from '../content/content-request';
import { listPageSchema, type ListPageTexts } from './list-page.schema';
import type { ListPageId } from './list-pages';

/**
 * Returns the texts of a list page: `GET {backend}/api/lists/{id}`. Time limit 3 s, because the page has texts of its
 * own.
 */
export function fetchListPage(
  endpoints: Endpoints,
  id: ListPageId,
  signal?: AbortSignal,
): Promise<Result<ListPageTexts, ApiError>> {
  return requestJson(backendUrl(endpoints, `api/lists/${id}`), listPageSchema, {
    timeoutMs: SITE_TIMEOUT_MS,
    signal,
  });
}

import type { Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';

import { previewQuery, SITE_TIMEOUT_MS } from '../content/content-request';
import { textPageSchema, type TextPageContent } from './text-page.schema';

/**
 * Returns a static page: `GET {backend}/api/text-pages/{id}`. Time limit 3 s, because the shell has texts of its own.
 *
 * @param preview token of a preview link; an invalid token gives the published page
 */
export function fetchTextPage(
  endpoints: Endpoints,
  id: string,
  signal?: AbortSignal,
  preview?: string | null,
): Promise<Result<TextPageContent, ApiError>> {
  return requestJson(backendUrl(endpoints, `api/text-pages/${id}${previewQuery(preview)}`), textPageSchema, {
    timeoutMs: SITE_TIMEOUT_MS,
    signal,
  });
}

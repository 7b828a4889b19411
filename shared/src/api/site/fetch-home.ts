import type { Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';

import { previewQuery, SITE_TIMEOUT_MS } from '../content/content-request';
import { homeSchema, type HomeTexts } from './home.schema';

/**
 * Returns the texts of the home page: `GET {backend}/api/home`. Time limit 3 s, because the page has texts of its own.
 *
 * @param preview token of a preview link; an invalid token gives the published texts
 */
export function fetchHome(
  endpoints: Endpoints,
  signal?: AbortSignal,
  preview?: string | null,
): Promise<Result<HomeTexts, ApiError>> {
  return requestJson(backendUrl(endpoints, `api/home${previewQuery(preview)}`), homeSchema, {
    timeoutMs: SITE_TIMEOUT_MS,
    signal,
  });
}

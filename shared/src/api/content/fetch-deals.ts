import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';
import type { Result } from '../../domain/result/result';

import { allDealsSchema, type CatalogueDeal } from './deals.schema';

const DEALS_TIMEOUT_MS = 10_000;

/**
 * Returns all deals of the catalogue in the order of the back office: `GET {backend}/api/getAllDeals`. Time limit
 * 10 s. Callers show an empty list after a failure (specification 8).
 *
 * @see API-DEALS-01
 */
export function fetchDeals(
  endpoints: Endpoints,
  signal?: AbortSignal,
): Promise<Result<CatalogueDeal[], ApiError>> {
  return requestJson(backendUrl(endpoints, 'api/getAllDeals'), allDealsSchema, {
    timeoutMs: DEALS_TIMEOUT_MS,
    signal,
  });
}

import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';
import type { Result } from '../../domain/result/result';

import { allDealsSchema, type CatalogueDeal } from './deals.schema';

const DEALS_LIMIT_MS = 10_000;

/** All deals of the catalogue, as the back office orders them. A failure leaves the list empty (specification 8). */
export function fetchDeals(
  endpoints: Endpoints,
  signal?: AbortSignal,
): Promise<Result<CatalogueDeal[], ApiError>> {
  return requestJson(backendUrl(endpoints, 'api/getAllDeals'), allDealsSchema, {
    timeoutMs: DEALS_LIMIT_MS,
    signal,
  });
}

import { ok, type Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';

import { cardPricesSchema, type CardPrices } from './card-prices.schema';
import { CONTENT_TIMEOUT_MS } from './content-request';

/**
 * Returns the from-prices of several destination pages in one request: `GET {backend}/api/card-prices?ids=`. The
 * specification does not have this endpoint: after a failure, request each page (`fetchPage`). Time limit 10 s; low
 * priority, because the page is usable without.
 *
 * @param pageIds at most `MAX_CARD_PRICES`
 */
export async function fetchCardPrices(
  endpoints: Endpoints,
  pageIds: readonly string[],
  signal?: AbortSignal,
): Promise<Result<CardPrices, ApiError>> {
  const ids = pageIds.map((id) => encodeURIComponent(id)).join(',');
  const response = await requestJson(backendUrl(endpoints, `api/card-prices?ids=${ids}`), cardPricesSchema, {
    timeoutMs: CONTENT_TIMEOUT_MS,
    signal,
    init: { priority: 'low' },
  });
  return response.ok ? ok(response.value.data) : response;
}

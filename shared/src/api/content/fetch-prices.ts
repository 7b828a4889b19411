import { backendUrl, type Endpoints } from '../../config/endpoints';
import { requestJson, type ApiError } from '../../http/request-json';
import { ok, type Result } from '../../http/result';

import { priceFileSchema, type PriceRow } from './price-file.schema';

const PRICES_LIMIT_MS = 10_000;

/** The prices of a month, by a file name of the deal (API-PRICES-01). */
export async function fetchPrices(
  endpoints: Endpoints,
  monthFile: string,
  signal?: AbortSignal,
): Promise<Result<readonly PriceRow[], ApiError>> {
  const url = backendUrl(endpoints, `api/prices/${encodeURIComponent(monthFile)}`);
  const answer = await requestJson(url, priceFileSchema, { timeoutMs: PRICES_LIMIT_MS, signal });
  return answer.ok ? ok(answer.value.data.Hotels.Result) : answer;
}

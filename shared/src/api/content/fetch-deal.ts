import { backendUrl, type Endpoints } from '../../config/endpoints';
import { requestJson, type ApiError } from '../../http/request-json';
import { ok, type Result } from '../../http/result';

import { dealByIdSchema, type Deal } from './deal-by-id.schema';

const DEAL_LIMIT_MS = 10_000;

/** One deal, or `null` when there is none under this id. */
export async function fetchDeal(
  endpoints: Endpoints,
  dealId: string,
  signal?: AbortSignal,
): Promise<Result<Deal | null, ApiError>> {
  const url = backendUrl(endpoints, `api/getDealById/${encodeURIComponent(dealId)}`);
  const result = await requestJson(url, dealByIdSchema, { timeoutMs: DEAL_LIMIT_MS, signal });
  if (result.ok) return ok(result.value.deal.data);
  return result.error.kind === 'http' && result.error.status === 404 ? ok(null) : result;
}

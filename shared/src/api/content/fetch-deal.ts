import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';
import { ok, type Result } from '../../domain/result/result';

import { z } from 'zod';

import { dealDataSchema, type Deal } from './deal-by-id.schema';

const DEAL_LIMIT_MS = 10_000;

const answerSchema = z.object({ deal: z.object({ data: dealDataSchema.nullish() }).nullish() });

/**
 * One deal; `null` for an answer without one (ERR-07). A status that is not OK, an unknown id among them, is a
 * failure with its status (ERR-06, DEC-95).
 */
export async function fetchDeal(
  endpoints: Endpoints,
  dealId: string,
  signal?: AbortSignal,
): Promise<Result<Deal | null, ApiError>> {
  const url = backendUrl(endpoints, `api/getDealById/${encodeURIComponent(dealId)}`);
  const result = await requestJson(url, answerSchema, { timeoutMs: DEAL_LIMIT_MS, signal });
  return result.ok ? ok(result.value.deal?.data ?? null) : result;
}

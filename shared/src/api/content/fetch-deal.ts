import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';
import { ok, type Result } from '../../domain/result/result';

import { z } from 'zod';

import { dealDataSchema, type Deal } from './deal-by-id.schema';

const DEAL_TIMEOUT_MS = 10_000;

const responseSchema = z.object({ deal: z.object({ data: dealDataSchema.nullish() }).nullish() });

/**
 * Returns a deal: `GET {backend}/api/getDealById/{dealId}`. Time limit 10 s. An unknown id is a failure with its
 * status, like every error status (ERR-06, DEC-95).
 *
 * @returns `null` for a response without a deal (ERR-07)
 * @see API-DEAL-01
 */
export async function fetchDeal(
  endpoints: Endpoints,
  dealId: string,
  signal?: AbortSignal,
): Promise<Result<Deal | null, ApiError>> {
  const url = backendUrl(endpoints, `api/getDealById/${encodeURIComponent(dealId)}`);
  const result = await requestJson(url, responseSchema, { timeoutMs: DEAL_TIMEOUT_MS, signal });
  return result.ok ? ok(result.value.deal?.data ?? null) : result;
}

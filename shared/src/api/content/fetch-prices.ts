import { z } from 'zod';

import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';
import type { Result } from '../../domain/result/result';

import { priceFileSchema, type PriceRow } from './price-file.schema';

const PRICES_LIMIT_MS = 10_000;

export interface PriceFile {
  readonly rows: readonly PriceRow[];
  /** As it was answered, for whoever keeps it: what is read back is parsed again. */
  readonly wire: unknown;
}

const answerSchema = z.unknown().transform((wire, context): PriceFile => {
  const parsed = priceFileSchema.safeParse(wire);
  if (parsed.success) return { rows: parsed.data.data.Hotels.Result, wire };
  context.addIssue({ code: 'custom', message: parsed.error.message });
  return z.NEVER;
});

/** The prices of a month, by a file name of the deal (API-PRICES-01). */
export function fetchPrices(
  endpoints: Endpoints,
  monthFile: string,
  signal?: AbortSignal,
): Promise<Result<PriceFile, ApiError>> {
  const url = backendUrl(endpoints, `api/prices/${encodeURIComponent(monthFile)}`);
  return requestJson(url, answerSchema, { timeoutMs: PRICES_LIMIT_MS, signal });
}

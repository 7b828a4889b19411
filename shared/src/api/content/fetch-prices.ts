import { z } from 'zod';

import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';
import type { Result } from '../../domain/result/result';

import { priceFileSchema, type PriceRow } from './price-file.schema';

const PRICES_TIMEOUT_MS = 10_000;

/** The prices of a deal in one month. */
export interface PriceFile {
  readonly rows: readonly PriceRow[];
  /** The unparsed response. Callers that store it parse it again when they read it. */
  readonly wire: unknown;
}

const responseSchema = z.unknown().transform((wire, context): PriceFile => {
  const parsed = priceFileSchema.safeParse(wire);
  if (parsed.success) return { rows: parsed.data.data.Hotels.Result, wire };
  context.addIssue({ code: 'custom', message: parsed.error.message });
  return z.NEVER;
});

/**
 * Returns the prices of a deal in one month: `GET {backend}/api/prices/{monthFile}`. Time limit 10 s.
 *
 * @param monthFile a file name of `deal.priceFiles`
 * @see API-PRICES-01
 */
export function fetchPrices(
  endpoints: Endpoints,
  monthFile: string,
  signal?: AbortSignal,
): Promise<Result<PriceFile, ApiError>> {
  const url = backendUrl(endpoints, `api/prices/${encodeURIComponent(monthFile)}`);
  return requestJson(url, responseSchema, { timeoutMs: PRICES_TIMEOUT_MS, signal });
}

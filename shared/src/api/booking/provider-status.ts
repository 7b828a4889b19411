import { z } from 'zod';

import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson } from '../../platform/http/request-json';

import { STATUS_TIMEOUT_MS } from './booking-request';

/** Response of `GET {backend}/api/ptstatus`: the payment provider is on when `data` is truthy. */
export const providerStatusResponseSchema = z.object({ data: z.unknown() });

/**
 * Returns whether the payment provider is on: `GET {backend}/api/ptstatus`. Time limit 8 s. Every failure counts as
 * off (DEC-63).
 *
 * @see API-PTSTATUS-01
 */
export async function isProviderOn(endpoints: Endpoints): Promise<boolean> {
  const response = await requestJson(backendUrl(endpoints, 'api/ptstatus'), providerStatusResponseSchema, {
    timeoutMs: STATUS_TIMEOUT_MS,
  });
  return response.ok && Boolean(response.value.data);
}

import { z } from 'zod';

import { ok, type Result } from '../../domain/result/result';
import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { requestJson, type ApiError } from '../../platform/http/request-json';

import { STATUS_TIMEOUT_MS } from './booking-request';

/** Response of `GET {backend}/api/payment/status/{paymentId}` and of `cancelPayment`. */
export const paymentStatusResponseSchema = z.object({
  status: z.string(),
  /** Of a refused payment, such as `insufficient-funds` or `challenge-failed`. Absent from other back offices. */
  reason: z.string().nullish(),
});
export type PaymentStatus = z.output<typeof paymentStatusResponseSchema>;

/**
 * Returns the status that the provider reports for a payment: `GET {backend}/api/payment/status/{paymentId}`. Time
 * limit 8 s.
 *
 * @returns `null` when the backend never received the payment (404)
 * @see API-PAYSTATUS-01
 */
export async function fetchPaymentStatus(
  endpoints: Endpoints,
  paymentId: string,
): Promise<Result<PaymentStatus | null, ApiError>> {
  const url = backendUrl(endpoints, `api/payment/status/${encodeURIComponent(paymentId)}`);
  const response = await requestJson(url, paymentStatusResponseSchema, { timeoutMs: STATUS_TIMEOUT_MS });
  if (response.ok) return response;
  return response.error.kind === 'http' && response.error.status === 404 ? ok(null) : response;
}

import type { z } from 'zod';

import { backendUrl, type Endpoints } from '../../platform/config/endpoints';
import { postJson, requestJson, type ApiError } from '../../platform/http/request-json';
import { ok, type Result } from '../../platform/http/result';

import { contactAnswerSchema, type ContactRequest } from './contact.schema';
import {
  bookingEmailAnswerSchema,
  orderAnswerSchema,
  type BookingEmailRequest,
  type OrderAnswer,
  type OrderRequest,
} from './orders.schema';
import {
  leadPassengerAnswerSchema,
  otherPassengersAnswerSchema,
  type LeadPassengerRequest,
  type OtherPassengersRequest,
} from './passengers.schema';
import {
  cardPaymentAnswerSchema,
  gatewayAnswerSchema,
  paymentStatusAnswerSchema,
  providerStatusSchema,
  type CancelPaymentRequest,
  type CardPaymentRequest,
  type GatewayRequest,
} from './payments.schema';

/** How long each call may take. A payment is given longer: its answer decides about money. */
const CALL_LIMIT_MS = 15_000;
const PAYMENT_LIMIT_MS = 60_000;
const STATUS_LIMIT_MS = 8_000;

type Answer<T> = Promise<Result<T, ApiError>>;

function call<T>(
  endpoints: Endpoints,
  path: string,
  body: unknown,
  schema: z.ZodType<T>,
  timeoutMs = CALL_LIMIT_MS,
): Answer<T> {
  return postJson(backendUrl(endpoints, `api/${path}`), body, schema, { timeoutMs });
}

/** Failures are logged by the caller and never stop a shopper (ERR-22). */
export const saveContact = (endpoints: Endpoints, body: ContactRequest) =>
  call(endpoints, 'userContact', body, contactAnswerSchema);

export const createLeadPassenger = (endpoints: Endpoints, body: LeadPassengerRequest) =>
  call(endpoints, 'createLeadPassenger', body, leadPassengerAnswerSchema);

export const createOtherPassengers = (endpoints: Endpoints, body: OtherPassengersRequest) =>
  call(endpoints, 'createOtherPassengers', body, otherPassengersAnswerSchema);

/** Whether the payment provider is on; a failed call counts as off (DEC-63). */
export async function isProviderOn(endpoints: Endpoints): Promise<boolean> {
  const answer = await requestJson(backendUrl(endpoints, 'api/ptstatus'), providerStatusSchema, {
    timeoutMs: STATUS_LIMIT_MS,
  });
  return answer.ok && Boolean(answer.value.data);
}

/** 402: declined. 409: the amount or the quote is no longer right. The same payment id answers the first result. */
export const payByCard = (endpoints: Endpoints, body: CardPaymentRequest) =>
  call(endpoints, 'payments', body, cardPaymentAnswerSchema, PAYMENT_LIMIT_MS);

export const startGatewayPayment = (endpoints: Endpoints, body: GatewayRequest) =>
  call(endpoints, 'pay', body, gatewayAnswerSchema);

/** The provider's word on a payment, or `null` when the server never heard of it. */
export async function paymentStatus(endpoints: Endpoints, paymentId: string): Answer<string | null> {
  const url = backendUrl(endpoints, `api/payment/status/${encodeURIComponent(paymentId)}`);
  const answer = await requestJson(url, paymentStatusAnswerSchema, { timeoutMs: STATUS_LIMIT_MS });
  if (answer.ok) return ok(answer.value.status);
  return answer.error.kind === 'http' && answer.error.status === 404 ? ok(null) : answer;
}

/** Ends a payment that nobody has paid. @returns the word for what it is now: it may have been paid meanwhile */
export const cancelPayment = (endpoints: Endpoints, body: CancelPaymentRequest) =>
  call(endpoints, 'payment/cancel', body, paymentStatusAnswerSchema);

/** The same payment answers the same order, however often it is asked. */
export const createOrder = (endpoints: Endpoints, body: OrderRequest): Answer<OrderAnswer> =>
  call(endpoints, 'orders', body, orderAnswerSchema);

export const sendBookingEmail = (endpoints: Endpoints, body: BookingEmailRequest) =>
  call(endpoints, 'send-booking-email', body, bookingEmailAnswerSchema);

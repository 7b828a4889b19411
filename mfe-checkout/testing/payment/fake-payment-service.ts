import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { aQuote } from '@storefront/shared/testing/booking-builders';

import { PAYMENT_URL } from './payment-builders';

/** The API calls of the payment step, by the end of their path. */
export type PaymentCall =
  | 'quotes'
  | 'ptstatus'
  | 'payments'
  | 'pay'
  | 'payment/status'
  | 'payment/cancel'
  | 'orders'
  | 'send-booking-email';

type StubResponse = Response | (() => Response | Promise<Response>);
export type StubResponses = Partial<Record<PaymentCall, StubResponse>>;

interface SentRequest {
  readonly call: string;
  readonly pathname: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The provider takes payments on its page; without this stub the card form is shown. */
export const GATEWAY_ON: StubResponses = { ptstatus: Response.json({ data: { on: true } }) };

const realFetch = globalThis.fetch;

/**
 * Replaces `fetch` by a fake backend until `restoreNetwork` is called, and records the requests.
 *
 * @param stubs responses that replace the successful defaults
 */
export function fakePaymentService({ quote, chosen }: BookingSession, stubs: StubResponses) {
  const requests: SentRequest[] = [];
  let responses = stubs;
  const lastPaymentId = () => requests.at(-1)?.body['paymentId'];
  const defaults: Record<PaymentCall, () => Response> = {
    quotes: () => Response.json({ ...(quote ?? aQuote()), ...validExpiry(), holiday: chosen }),
    ptstatus: () => Response.json({ data: null }),
    payments: () => Response.json({ payment: { paymentId: lastPaymentId() } }),
    pay: () => Response.json({ paymentUrl: PAYMENT_URL }),
    'payment/status': () => Response.json({ status: 'pending' }),
    'payment/cancel': () => Response.json({ status: 'cancelled' }),
    orders: () => Response.json({ orderId: 'order-1', order: { referenceId: 'SP-REF-1' } }),
    'send-booking-email': () => Response.json({ success: true }),
  };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const call = callOf(pathname);
    requests.push({ call, pathname, body: typeof init?.body === 'string' ? JSON.parse(init.body) : {} });
    const response = responses[call] ?? defaults[call];
    return typeof response === 'function' ? response() : response.clone();
  };
  return {
    requests,
    /** Replaces responses from now on. */
    respondWith: (next: StubResponses) => {
      responses = { ...responses, ...next };
    },
  };
}

/** Half an hour from now, as the backend sets it. */
function validExpiry() {
  return { expiresAt: new Date(Date.now() + 1_800_000).toISOString() };
}

function callOf(pathname: string): PaymentCall {
  const path = pathname.replace('/api/', '');
  if (path.startsWith('payment/status/')) return 'payment/status';
  // An unknown path has no response: the request fails, and the test sees it among the requests.
  return path as PaymentCall;
}

export function restoreNetwork(): void {
  globalThis.fetch = realFetch;
}

/** Builds an error response of the backend. */
export function errorResponse(status: number, code: string, details: object = {}): Response {
  return Response.json({ error: { code, message: `refused: ${code}`, ...details } }, { status });
}

/** Rejects as `fetch` does when the response is lost. */
export function networkError(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

/** A stub response that stays pending until the test calls `resolve`. */
export function deferredResponse() {
  let resolveResponse: (response: Response) => void = () => {};
  const response = () =>
    new Promise<Response>((resolve) => {
      resolveResponse = resolve;
    });
  return { response, resolve: (body: Response) => resolveResponse(body) };
}

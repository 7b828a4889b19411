import type { CancellationQuote } from '@storefront/shared/api/manage/cancel-booking';
import type { ManagedBooking } from '@storefront/shared/api/manage/managed-booking.schema';
import { pence } from '@storefront/shared/domain/pricing/pence';

/** The calls of this remote, by the end of their path. */
type ManageCall =
  | 'manage/find'
  | 'manage/open-link'
  | 'manage/send-link'
  | 'manage/booking'
  | 'manage/pay'
  | 'manage/contact'
  | 'manage/name'
  | 'manage/extras'
  | 'manage/request'
  | 'manage/cancellation/quote'
  | 'manage/cancellation'
  | 'manage/documents'
  | 'payment/status'
  | 'payment/cancel';
type StubResponse = Response | (() => Response | Promise<Response>);
export type StubResponses = Partial<Record<ManageCall, StubResponse>>;

export interface SentRequest {
  readonly call: string;
  readonly authorization: string | null;
  readonly body: Readonly<Record<string, unknown>>;
}

export const ACCESS = { token: 'secret-token', expiresAt: '2099-01-01T00:00:00Z' };

/** A page of the provider, on the origin of the default settings. */
export const PAYMENT_URL = 'http://localhost:3002/pay/session-1';

const realFetch = globalThis.fetch;

/** An error response of the backend. */
export function refusal(status: number, code: string): Response {
  return Response.json({ error: { code, message: `The server says ${code}.` } }, { status });
}

export function aQuote({ cancellation, balance }: ManagedBooking): CancellationQuote {
  return {
    quoteId: 'quote-1',
    date: '2026-11-21',
    expiresAt: '2026-11-21T23:00:00Z',
    daysBefore: 203,
    basis: 'the deposit',
    paid: balance.paid,
    charge: pence(30_000),
    refund: pence(balance.paid - 30_000),
    stillOwed: pence(0),
    balanceWaived: balance.due,
    refunds: [{ cardBrand: 'Visa', cardLastFour: '4242', amount: pence(balance.paid - 30_000) }],
    charges: cancellation.charges,
  };
}

/**
 * Replaces `fetch` by a fake backend until `restoreNetwork` is called, and records the requests.
 *
 * @param stubs responses that replace the successful defaults
 */
export function fakeManageService(booking: ManagedBooking, stubs: StubResponses) {
  const requests: SentRequest[] = [];
  let responses = stubs;
  const changed = () => Response.json({ booking, access: null });
  const defaults: Record<ManageCall, () => Response> = {
    'manage/find': () => Response.json({ access: ACCESS }),
    'manage/open-link': () => Response.json({ access: ACCESS }),
    'manage/send-link': () => Response.json({ success: true }, { status: 202 }),
    'manage/booking': () => Response.json(booking),
    'manage/pay': () => Response.json({ paymentUrl: PAYMENT_URL }),
    'manage/contact': changed,
    'manage/name': changed,
    'manage/extras': changed,
    'manage/request': () => Response.json({ success: true }),
    'manage/cancellation/quote': () => Response.json(aQuote(booking)),
    'manage/cancellation': changed,
    'manage/documents': () => new Response('%PDF'),
    'payment/status': () => Response.json({ status: 'pending' }),
    'payment/cancel': () => Response.json({ status: 'cancelled' }),
  };
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    const call = callOf(pathname);
    requests.push({
      call,
      authorization: new Headers(init?.headers).get('authorization'),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
    });
    const response = responses[call] ?? defaults[call];
    return typeof response === 'function' ? response() : response.clone();
  };
  const callOf = (pathname: string): ManageCall => {
    const path = pathname.replace(/^\/api\//, '').replace(/(documents|status)\/.*$/, '$1');
    for (const call of Object.keys(defaults)) if (call === path) return call as ManageCall;
    throw new Error(`unexpected request: ${pathname}`);
  };
  return {
    requests,
    /** The bodies of the requests of a call. */
    sent: (call: ManageCall) => requests.filter((request) => request.call === call),
    /** Replaces responses from now on. */
    respondWith: (next: StubResponses) => {
      responses = { ...responses, ...next };
    },
    /** Responds with the successful defaults from now on. */
    reset: () => {
      responses = {};
    },
  };
}

export function restoreNetwork(): void {
  globalThis.fetch = realFetch;
}

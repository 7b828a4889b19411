import type Stripe from 'stripe';

/**
 * A part of an object of the API. Fields and values that Stripe's SDK does not know fail the type check, except those that
 * a later API version has renamed.
 */
type Part<T> = T extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : T extends object
    ? { [K in keyof T]?: Part<T[K]> }
    : T;

/** Responses in the format of the Stripe API, for tests. All ids are invented. */

export const SESSION_ID = 'cs_test_a1HolidayPageOfTheTests0123456789abcdefghijklmnop';
const PAGE_URL = `https://checkout.stripe.com/c/pay/${SESSION_ID}#fidkdWxOYHwnPyd1blpxYHZx`;

const OPEN = {
  id: SESSION_ID,
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  amount_subtotal: 128_450,
  amount_total: 128_450,
  automatic_tax: { enabled: false, liability: null, status: null },
  billing_address_collection: null,
  cancel_url: 'https://shop.example.com/payment?payment=left',
  client_reference_id: null,
  client_secret: null,
  created: 1_795_255_200,
  currency: 'gbp',
  customer: null,
  customer_creation: 'if_required',
  customer_details: null,
  expires_at: 1_795_262_400,
  livemode: false,
  locale: null,
  metadata: {},
  mode: 'payment',
  payment_intent: null,
  payment_method_types: ['card', 'link'],
  payment_status: 'unpaid',
  status: 'open',
  success_url: 'https://shop.example.com/payment?payment=done',
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  url: PAGE_URL,
} satisfies Part<Stripe.Checkout.Session>;

const INTENT = {
  id: 'pi_3TestIntentOfTheTests000',
  object: 'payment_intent',
  amount: 128_450,
  amount_received: 0,
  cancellation_reason: null,
  capture_method: 'automatic_async',
  currency: 'gbp',
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata: {},
  status: 'requires_payment_method',
} satisfies Part<Stripe.PaymentIntent>;

const CHARGE = {
  id: 'ch_3TestChargeOfTheTests000',
  object: 'charge',
  amount: 128_450,
  captured: true,
  currency: 'gbp',
  outcome: { network_status: 'approved_by_network', type: 'authorized' },
  paid: true,
  payment_method_details: {
    card: {
      brand: 'visa',
      checks: { address_line1_check: null, cvc_check: 'pass' },
      country: 'GB',
      exp_month: 8,
      exp_year: 2029,
      funding: 'credit',
      last4: '4242',
      network: 'visa',
      wallet: null,
    },
    type: 'card',
  },
  refunded: false,
  status: 'succeeded',
} satisfies Part<Stripe.Charge>;

const DECLINE = {
  code: 'card_declined',
  decline_code: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
  type: 'card_error',
} satisfies Part<Stripe.PaymentIntent.LastPaymentError>;

/** Returns the sessions of a payment in every state that the shop distinguishes. */
export function recordedSessions(paymentId: string) {
  const of = (change: Part<Stripe.Checkout.Session>) => ({
    ...OPEN,
    client_reference_id: paymentId,
    metadata: { payment_id: paymentId },
    ...change,
  });
  const complete = (intent: Part<Stripe.PaymentIntent>, change: Part<Stripe.Checkout.Session> = {}) =>
    of({ status: 'complete', url: null, payment_intent: { ...INTENT, ...intent }, ...change });
  const paid = (charge: Part<Stripe.Charge>) =>
    complete(
      { status: 'succeeded', amount_received: 128_450, latest_charge: { ...CHARGE, ...charge } },
      { payment_status: 'paid' },
    );
  return {
    open: of({}),
    openAfterDecline: of({ payment_intent: { ...INTENT, last_payment_error: DECLINE } }),
    paid: paid({}),
    paidByApplePay: paid({
      payment_method_details: {
        card: {
          ...CHARGE.payment_method_details.card,
          wallet: { apple_pay: { type: 'apple_pay' }, type: 'apple_pay' },
        },
        type: 'card',
      },
    }),
    paidByWallet: paid({ payment_method_details: { link: { country: 'GB' }, type: 'link' } }),
    expired: of({ status: 'expired', url: null }),
    processing: complete({ status: 'processing' }),
    bankRefused: complete({ last_payment_error: DECLINE }),
    intentCancelled: complete({ status: 'canceled', cancellation_reason: 'abandoned' }),
  };
}

/** Returns a refund in the format of the API. @param refundKey our key, in its metadata */
export function recordedRefund(refundKey: string, amount: number, status = 'succeeded') {
  return {
    id: 're_3TestRefundOfTheTests00',
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: CHARGE.id,
    created: 1_795_255_200,
    currency: 'gbp',
    destination_details: {
      card: { reference_status: 'pending', reference_type: 'acquirer_reference_number' },
    },
    metadata: { refund_key: refundKey },
    payment_intent: INTENT.id,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  } satisfies Part<Stripe.Refund>;
}

/** Returns a page of the list of refunds. */
export function recordedRefunds(...refunds: readonly object[]) {
  return { object: 'list', data: refunds, has_more: false, url: '/v1/refunds' };
}

export const BALANCE = {
  object: 'balance',
  available: [{ amount: 0, currency: 'gbp', source_types: { card: 0 } }],
  livemode: false,
  pending: [{ amount: 0, currency: 'gbp', source_types: { card: 0 } }],
} satisfies Part<Stripe.Balance>;

export const ERRORS = {
  otherForm: {
    error: {
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      type: 'idempotency_error',
    },
  },
  keyInUse: {
    error: {
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this Idempotent Key.',
      type: 'idempotency_error',
    },
  },
  notOpen: {
    error: {
      message:
        'Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of `complete`.',
      type: 'invalid_request_error',
    },
  },
  refundTooLarge: {
    error: {
      message: 'Refund amount (£1,284.51) is greater than charge amount (£1,284.50)',
      param: 'amount',
      type: 'invalid_request_error',
    },
  },
  rateLimit: { error: { code: 'rate_limit', message: 'Request rate limit exceeded.', type: 'api_error' } },
  apiFault: { error: { message: 'An unknown error occurred', type: 'api_error' } },
  /** Stripe's message contains a part of the key. */
  badKey: (secretKey: string) => ({
    error: { message: `Invalid API Key provided: ${secretKey}`, type: 'invalid_request_error' },
  }),
};

/** Returns an event in the format of the webhook. */
export function recordedEvent(type: string, paymentId: string) {
  return {
    id: 'evt_1TestEventOfTheTests000',
    object: 'event',
    api_version: '2024-06-20',
    created: 1_795_255_260,
    data: { object: recordedSessions(paymentId).paid },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
}

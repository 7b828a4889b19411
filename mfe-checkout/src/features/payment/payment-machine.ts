import type {
  HeldQuote,
  LeadDetails,
  PaymentAttempt,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';

import type { CardForm } from '../../domain/card-rules';
import { isOpenAttempt } from '../../domain/open-attempt';
import type { PaymentOption } from '../../domain/payment-options';

import {
  chargeFailed,
  CONTACT_MISSING,
  NO_PAYMENT_PAGE,
  READY,
  startFailed,
  type ChargeReason,
  type NotCharged,
  type Ready,
} from './ready-state';

/*
 * State machine of the payment step: an event leads to a state and to effects, which payment-effects.ts runs.
 *
 * An event that is not listed for a state is ignored. Only `ready` can start a charge, so a double click, a late
 * response or a reload cannot start a second one. After a success only the order is retried (DEC-67).
 *
 *   [*] --> ready                     no open attempt in the booking session
 *   [*] --> checking                  an open attempt, found after a reload
 *
 *   ready --> paying                  pay-by-card, pay-on-gateway
 *   ready --> ready                   pay-on-gateway (email or phone is missing)
 *
 *   paying --> gateway                pending
 *   paying --> waiting                pending (no payment page)
 *   paying --> paying                 no-decision (card: looks the attempt up)
 *   paying --> checking               other-payment
 *   paying --> finalising             succeeded
 *   paying --> ready                  rejected, no-payment-page, no-decision (gateway), failed, cancelled, not-received
 *   paying --> ready                  insufficient-funds, bank-check, provider-error
 *   paying --> timed-out              timed-out
 *
 *   checking --> checking             resume
 *   checking --> gateway              pending
 *   checking --> waiting              pending (no payment page)
 *   checking --> finalising           succeeded, resume (paid before), retry-order (paid before)
 *   checking --> ready                failed, cancelled, not-received
 *   checking --> ready                insufficient-funds, bank-check, provider-error
 *   checking --> timed-out            timed-out
 *
 *   gateway --> gateway               resume, check, online
 *   gateway --> cancelling            cancel
 *   gateway --> finalising            succeeded
 *   gateway --> ready                 failed, cancelled, not-received
 *   gateway --> ready                 insufficient-funds, bank-check, provider-error
 *   gateway --> timed-out             timed-out
 *
 *   waiting --> waiting               resume, check, online
 *   waiting --> cancelling            cancel
 *   waiting --> finalising            succeeded
 *   waiting --> ready                 failed, cancelled, not-received
 *   waiting --> ready                 insufficient-funds, bank-check, provider-error
 *   waiting --> timed-out             timed-out
 *
 *   timed-out --> checking            check, online
 *   timed-out --> cancelling          cancel
 *
 *   cancelling --> cancelling         no-decision
 *   cancelling --> gateway            pending
 *   cancelling --> waiting            pending (no payment page)
 *   cancelling --> finalising         succeeded
 *   cancelling --> ready              cancelled, failed, not-received
 *   cancelling --> ready              insufficient-funds, bank-check, provider-error
 *   cancelling --> timed-out          timed-out
 *
 *   finalising --> finalising         order-created
 *   finalising --> paid-not-ordered   order-failed
 *   paid-not-ordered --> finalising   retry-order, online
 */
export type PaymentState =
  | Ready
  /** An attempt of an earlier page, or one that timed out, is looked up; nothing can be paid meanwhile. */
  | {
      readonly kind: 'checking';
      readonly attempt: PaymentAttempt;
      readonly lookup: 'not-started' | 'running';
    }
  | { readonly kind: 'paying' }
  /** The shopper pays on the provider's page; the status is polled. */
  | {
      readonly kind: 'gateway';
      readonly attempt: PaymentAttempt;
      readonly paymentUrl: string;
      readonly visibleIn: PageLocation;
    }
  /** Sent, no outcome yet, and no payment page to show; the status is polled. */
  | { readonly kind: 'waiting'; readonly attempt: PaymentAttempt }
  /** No outcome after ten minutes; polling has stopped (PAY-GW-07). */
  | { readonly kind: 'timed-out'; readonly attempt: PaymentAttempt }
  | { readonly kind: 'cancelling' }
  /** Paid; the order is being created. */
  | { readonly kind: 'finalising' }
  | { readonly kind: 'paid-not-ordered'; readonly attempt: PaymentAttempt };

/** Where the provider's page is shown: in the overlay, in a window of its own, or as a link to press. */
export type PageLocation = 'frame' | 'window' | 'link';

export interface CardPayment {
  readonly card: CardForm;
  readonly option: PaymentOption;
  readonly quote: HeldQuote;
  readonly leadPassengerId: string;
}

export interface GatewayPayment {
  readonly option: PaymentOption;
  readonly quote: HeldQuote;
  readonly leadPassengerId: string;
  readonly lead: LeadDetails;
}

interface AttemptEvent {
  readonly attempt: PaymentAttempt;
}
type AttemptEventType =
  | 'succeeded'
  | 'failed'
  | ChargeReason
  | 'not-received'
  | 'timed-out'
  | 'no-payment-page'
  | 'no-decision'
  | 'other-payment'
  | 'cancelled'
  | 'order-created'
  | 'order-failed';

export type PaymentEvent =
  // From the shopper and the page.
  | { readonly type: 'pay-by-card'; readonly payment: CardPayment }
  /** `payment` is null when the lead passenger has no email, phone or id. */
  | { readonly type: 'pay-on-gateway'; readonly payment: GatewayPayment | null }
  | { readonly type: 'cancel' | 'check' | 'retry-order' | 'resume' | 'online' }
  // From the server, about an attempt.
  | { readonly type: 'pending'; readonly attempt: PaymentAttempt; readonly visibleIn: PageLocation }
  /** `reason` is null when another payment exists that this tab cannot look up. */
  | { readonly type: 'rejected'; readonly attempt: PaymentAttempt; readonly reason: NotCharged | null }
  | { [T in AttemptEventType]: AttemptEvent & { readonly type: T } }[AttemptEventType];

export type PaymentEffect =
  | { readonly type: 'charge-card'; readonly payment: CardPayment }
  | { readonly type: 'start-gateway-payment'; readonly payment: GatewayPayment }
  /** Fetches the status of the attempt once. */
  | { readonly type: 'look-up'; readonly attempt: PaymentAttempt }
  /** Polls the status until it is decided. */
  | { readonly type: 'watch'; readonly attempt: PaymentAttempt }
  /** Fetches the status now, in addition to the polling interval. */
  | { readonly type: 'poll-now' }
  | { readonly type: 'stop-watching' }
  | { readonly type: 'cancel-payment'; readonly attempt: PaymentAttempt }
  | { readonly type: 'create-order'; readonly attempt: PaymentAttempt }
  /** Stores the attempt in the booking session. */
  | { readonly type: 'record'; readonly attempt: PaymentAttempt }
  | { readonly type: 'refresh-price' }
  | { readonly type: 'show-confirmation' };

export interface Transition {
  readonly state: PaymentState;
  readonly effects: readonly PaymentEffect[];
}

export function initialState(attempt: PaymentAttempt | null): PaymentState {
  return isOpenAttempt(attempt) ? { kind: 'checking', attempt, lookup: 'not-started' } : READY;
}

/** Returns the next state and the effects to run, or `null` for an event that is impossible in this state. */
export function transition(state: PaymentState, event: PaymentEvent): Transition | null {
  // TypeScript cannot relate the two lookups; the type of the table does pair each handler with its state and event.
  const handler = TRANSITIONS[state.kind][event.type] as
    | ((event: PaymentEvent, state: PaymentState) => Transition | null)
    | undefined;
  return handler?.(event, state) ?? null;
}

type Kind = PaymentState['kind'];
type StateOf<K extends Kind> = Extract<PaymentState, { kind: K }>;
type EventOf<T extends PaymentEvent['type']> = PaymentEvent & { readonly type: T };
type Handlers<K extends Kind> = {
  readonly [T in PaymentEvent['type']]?: (event: EventOf<T>, state: StateOf<K>) => Transition | null;
};

/** The outcomes of a lookup or a poll that lead to the same state from wherever they are received. */
const OUTCOMES = {
  succeeded: createOrder,
  failed: ({ attempt }) => closeUnpaid(attempt, chargeFailed(attempt, 'declined')),
  'insufficient-funds': refused,
  'bank-check': refused,
  'provider-error': refused,
  // Cancelled on the page of the provider.
  cancelled: ({ attempt }) => closeUnpaid(attempt, chargeFailed(attempt, 'cancelled')),
  'timed-out': ({ attempt }) => to({ kind: 'timed-out', attempt }),
} satisfies Handlers<Kind>;

/** The provider refused the charge for a reason with advice of its own (DEC-194). */
function refused({ attempt, type }: EventOf<ChargeReason>) {
  return closeUnpaid(attempt, chargeFailed(attempt, type));
}

/** The server never received the attempt that this page has just sent. */
const notReached = ({ attempt }: AttemptEvent) => closeUnpaid(attempt, chargeFailed(attempt, 'not-reached'));

/** The server never received an attempt of an earlier page, or one that was being cancelled: no error to show. */
const neverSent = ({ attempt }: AttemptEvent) => closeUnpaid(attempt, READY);

const POLLED = {
  ...OUTCOMES,
  'not-received': notReached,
  check: (_, state) => to(state, { type: 'poll-now' }),
  online: (_, state) => to(state, { type: 'poll-now' }),
  // Leaving the page has stopped the polling.
  resume: (_, state) => to(state, { type: 'watch', attempt: state.attempt }),
  cancel: (_, { attempt }) => cancelPayment(attempt),
} satisfies Handlers<'gateway' | 'waiting'>;

const TRANSITIONS: { readonly [K in Kind]: Handlers<K> } = {
  ready: {
    'pay-by-card': ({ payment }) => to({ kind: 'paying' }, { type: 'charge-card', payment }),
    'pay-on-gateway': ({ payment }) =>
      payment ? to({ kind: 'paying' }, { type: 'start-gateway-payment', payment }) : to(CONTACT_MISSING),
  },
  paying: {
    ...OUTCOMES,
    'not-received': notReached,
    pending: watchPending,
    rejected: ({ attempt, reason }) => closeUnpaid(attempt, startFailed(attempt, reason)),
    'no-payment-page': ({ attempt }) => closeUnpaid(attempt, NO_PAYMENT_PAGE),
    'no-decision': ({ attempt }, state) =>
      attempt.route === 'card'
        ? lookUp(attempt, state)
        : // The shopper has not seen the payment page, so nothing can have been paid.
          closeUnpaid(attempt, startFailed(attempt, 'not-reached')),
    'other-payment': ({ attempt }) => check(attempt),
  },
  checking: {
    ...OUTCOMES,
    'not-received': neverSent,
    pending: watchPending,
    resume: (_, { attempt, lookup }) => {
      if (lookup === 'running') return null;
      return attempt.state === 'succeeded' ? createOrder({ attempt }) : check(attempt);
    },
    'retry-order': (_, { attempt }) => (attempt.state === 'succeeded' ? createOrder({ attempt }) : null),
  },
  gateway: POLLED,
  waiting: POLLED,
  'timed-out': {
    check: (_, { attempt }) => check(attempt),
    online: (_, { attempt }) => check(attempt),
    cancel: (_, { attempt }) => cancelPayment(attempt),
  },
  cancelling: {
    ...OUTCOMES,
    'not-received': neverSent,
    pending: watchPending,
    'no-decision': ({ attempt }, state) => lookUp(attempt, state),
    cancelled: ({ attempt }) => to(READY, { type: 'record', attempt: { ...attempt, state: 'cancelled' } }),
  },
  finalising: {
    'order-created': (_, state) => to(state, { type: 'show-confirmation' }),
    'order-failed': ({ attempt }) => to({ kind: 'paid-not-ordered', attempt }),
  },
  'paid-not-ordered': {
    'retry-order': (_, { attempt }) => createOrder({ attempt }),
    online: (_, { attempt }) => createOrder({ attempt }),
  },
};

function to(state: PaymentState, ...effects: readonly PaymentEffect[]): Transition {
  return { state, effects };
}

function createOrder({ attempt }: AttemptEvent): Transition {
  return to({ kind: 'finalising' }, { type: 'create-order', attempt });
}

/** Closes an attempt under which nothing was charged. */
function closeUnpaid(attempt: PaymentAttempt, next: Ready): Transition {
  const record: PaymentEffect = { type: 'record', attempt: { ...attempt, state: 'failed' } };
  return next.reason === 'price' ? to(next, record, { type: 'refresh-price' }) : to(next, record);
}

function watchPending({ attempt, visibleIn }: EventOf<'pending'>): Transition {
  const { paymentUrl } = attempt;
  const state: PaymentState = paymentUrl
    ? { kind: 'gateway', attempt, paymentUrl, visibleIn }
    : { kind: 'waiting', attempt };
  return to(state, { type: 'watch', attempt });
}

function check(attempt: PaymentAttempt): Transition {
  return lookUp(attempt, { kind: 'checking', attempt, lookup: 'running' });
}

function lookUp(attempt: PaymentAttempt, state: PaymentState): Transition {
  return to(state, { type: 'look-up', attempt });
}

function cancelPayment(attempt: PaymentAttempt): Transition {
  // A poll that sees the cancellation first must not report it as a failed payment.
  return to({ kind: 'cancelling' }, { type: 'stop-watching' }, { type: 'cancel-payment', attempt });
}

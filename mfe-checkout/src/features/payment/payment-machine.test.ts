/** @needs document */
import type { PaymentAttempt } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { aQuote } from '@storefront/shared/testing/booking-builders';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { EMPTY_CARD } from '../../domain/card-rules';
import { paymentOptions } from '../../domain/payment-options';
import { aBookingToPay, anAttempt, PAYMENT_URL } from '../../../testing/payment/payment-builders';

import {
  initialState,
  transition,
  type CardPayment,
  type GatewayPayment,
  type PaymentEvent,
  type PaymentState,
} from './payment-machine';
import { READY, type ChargeReason } from './ready-state';

const quote = aQuote();
const [option] = paymentOptions(quote, '2027-06-12');
const { leadDetails: lead } = aBookingToPay();
const cardPayment: CardPayment = { card: EMPTY_CARD, option, quote, leadPassengerId: 'lead-1' };
const gatewayPayment: GatewayPayment | null = lead && { option, quote, leadPassengerId: 'lead-1', lead };

const gatewayAttempt = anAttempt();
const cardAttempt = anAttempt({ route: 'card', paymentUrl: null });
const paidAttempt = anAttempt({ state: 'succeeded' });

/** One state of each kind, and the variants that the table distinguishes. */
const STATES = {
  ready: READY,
  paying: { kind: 'paying' },
  checking: { kind: 'checking', attempt: gatewayAttempt, lookup: 'running' },
  'checking (not started)': { kind: 'checking', attempt: gatewayAttempt, lookup: 'not-started' },
  'checking (paid before)': { kind: 'checking', attempt: paidAttempt, lookup: 'not-started' },
  gateway: { kind: 'gateway', attempt: gatewayAttempt, paymentUrl: PAYMENT_URL, visibleIn: 'frame' },
  waiting: { kind: 'waiting', attempt: cardAttempt },
  'timed-out': { kind: 'timed-out', attempt: gatewayAttempt },
  cancelling: { kind: 'cancelling' },
  finalising: { kind: 'finalising' },
  'paid-not-ordered': { kind: 'paid-not-ordered', attempt: paidAttempt },
} satisfies Record<string, PaymentState>;
type StateName = keyof typeof STATES;

/** One event of each type, and the variants that the table distinguishes. */
const EVENTS = {
  'pay-by-card': { type: 'pay-by-card', payment: cardPayment },
  'pay-on-gateway': { type: 'pay-on-gateway', payment: gatewayPayment },
  'pay-on-gateway (no contact)': { type: 'pay-on-gateway', payment: null },
  cancel: { type: 'cancel' },
  check: { type: 'check' },
  'retry-order': { type: 'retry-order' },
  resume: { type: 'resume' },
  online: { type: 'online' },
  pending: { type: 'pending', attempt: gatewayAttempt, visibleIn: 'link' },
  'pending (no page)': { type: 'pending', attempt: cardAttempt, visibleIn: 'link' },
  rejected: { type: 'rejected', attempt: cardAttempt, reason: 'declined' },
  'rejected (price)': { type: 'rejected', attempt: cardAttempt, reason: 'price' },
  'no-payment-page': { type: 'no-payment-page', attempt: gatewayAttempt },
  'no-decision': { type: 'no-decision', attempt: cardAttempt },
  'no-decision (gateway)': { type: 'no-decision', attempt: gatewayAttempt },
  'other-payment': { type: 'other-payment', attempt: gatewayAttempt },
  succeeded: { type: 'succeeded', attempt: gatewayAttempt },
  failed: { type: 'failed', attempt: gatewayAttempt },
  'insufficient-funds': { type: 'insufficient-funds', attempt: gatewayAttempt },
  'bank-check': { type: 'bank-check', attempt: gatewayAttempt },
  'provider-error': { type: 'provider-error', attempt: gatewayAttempt },
  'not-received': { type: 'not-received', attempt: gatewayAttempt },
  'timed-out': { type: 'timed-out', attempt: gatewayAttempt },
  cancelled: { type: 'cancelled', attempt: gatewayAttempt },
  'order-created': { type: 'order-created', attempt: paidAttempt },
  'order-failed': { type: 'order-failed', attempt: paidAttempt },
} satisfies { readonly [T in PaymentEvent['type']]: PaymentEvent & { readonly type: T } } & Record<
  string,
  PaymentEvent
>;
type EventName = keyof typeof EVENTS;

/** The reasons with which the provider refuses a charge. */
const REFUSALS = [
  'insufficient-funds',
  'bank-check',
  'provider-error',
] as const satisfies readonly ChargeReason[];

/** Every possible transition: state, event, next kind, effects. Every other pair is impossible. */
const POSSIBLE: readonly (readonly [StateName, EventName, PaymentState['kind'], readonly string[]])[] = [
  ['ready', 'pay-by-card', 'paying', ['charge-card']],
  ['ready', 'pay-on-gateway', 'paying', ['start-gateway-payment']],
  ['ready', 'pay-on-gateway (no contact)', 'ready', []],

  ['paying', 'pending', 'gateway', ['watch']],
  ['paying', 'pending (no page)', 'waiting', ['watch']],
  ['paying', 'no-decision', 'paying', ['look-up']],
  ['paying', 'other-payment', 'checking', ['look-up']],
  ['paying', 'succeeded', 'finalising', ['create-order']],
  ['paying', 'rejected', 'ready', ['record']],
  ['paying', 'rejected (price)', 'ready', ['record', 'refresh-price']],
  ['paying', 'no-payment-page', 'ready', ['record']],
  ['paying', 'no-decision (gateway)', 'ready', ['record']],
  ['paying', 'failed', 'ready', ['record']],
  ['paying', 'cancelled', 'ready', ['record']],
  ['paying', 'not-received', 'ready', ['record']],
  ['paying', 'timed-out', 'timed-out', []],

  ['checking (not started)', 'resume', 'checking', ['look-up']],
  ['checking (paid before)', 'resume', 'finalising', ['create-order']],
  ['checking (paid before)', 'retry-order', 'finalising', ['create-order']],
  ...(['checking', 'checking (not started)', 'checking (paid before)'] as const).flatMap(
    (state) =>
      [
        [state, 'pending', 'gateway', ['watch']],
        [state, 'pending (no page)', 'waiting', ['watch']],
        [state, 'succeeded', 'finalising', ['create-order']],
        [state, 'failed', 'ready', ['record']],
        [state, 'cancelled', 'ready', ['record']],
        [state, 'not-received', 'ready', ['record']],
        [state, 'timed-out', 'timed-out', []],
      ] as const,
  ),

  ...(['gateway', 'waiting'] as const).flatMap(
    (state) =>
      [
        [state, 'resume', state, ['watch']],
        [state, 'check', state, ['poll-now']],
        [state, 'online', state, ['poll-now']],
        [state, 'cancel', 'cancelling', ['stop-watching', 'cancel-payment']],
        [state, 'succeeded', 'finalising', ['create-order']],
        [state, 'failed', 'ready', ['record']],
        [state, 'cancelled', 'ready', ['record']],
        [state, 'not-received', 'ready', ['record']],
        [state, 'timed-out', 'timed-out', []],
      ] as const,
  ),

  ['timed-out', 'check', 'checking', ['look-up']],
  ['timed-out', 'online', 'checking', ['look-up']],
  ['timed-out', 'cancel', 'cancelling', ['stop-watching', 'cancel-payment']],

  ['cancelling', 'no-decision', 'cancelling', ['look-up']],
  ['cancelling', 'no-decision (gateway)', 'cancelling', ['look-up']],
  ['cancelling', 'pending', 'gateway', ['watch']],
  ['cancelling', 'pending (no page)', 'waiting', ['watch']],
  ['cancelling', 'succeeded', 'finalising', ['create-order']],
  ['cancelling', 'cancelled', 'ready', ['record']],
  ['cancelling', 'failed', 'ready', ['record']],
  ['cancelling', 'not-received', 'ready', ['record']],
  ['cancelling', 'timed-out', 'timed-out', []],

  ...REFUSALS.flatMap((reason) =>
    (
      [
        'paying',
        'checking',
        'checking (not started)',
        'checking (paid before)',
        'gateway',
        'waiting',
        'cancelling',
      ] as const
    ).map((state) => [state, reason, 'ready', ['record']] as const),
  ),

  ['finalising', 'order-created', 'finalising', ['show-confirmation']],
  ['finalising', 'order-failed', 'paid-not-ordered', []],
  ['paid-not-ordered', 'retry-order', 'finalising', ['create-order']],
  ['paid-not-ordered', 'online', 'finalising', ['create-order']],
];

const possiblePairs = new Set(POSSIBLE.map(([state, event]) => `${state} | ${event}`));

function namesOf<T extends object>(record: T): readonly (keyof T)[] {
  return Object.keys(record) as (keyof T)[];
}

describe('the payment machine', () => {
  it.each(POSSIBLE)('goes from %s on %s to %s with %j', (state, event, kind, effects) => {
    const next = transition(STATES[state], EVENTS[event]);
    expect(next?.state.kind).toBe(kind);
    expect(next?.effects.map(({ type }) => type)).toEqual(effects);
  });

  it.each(namesOf(STATES))('ignores every other event in %s', (state) => {
    const impossible = namesOf(EVENTS).filter((event) => !possiblePairs.has(`${state} | ${event}`));
    expect(impossible.filter((event) => transition(STATES[state], EVENTS[event]) !== null)).toEqual([]);
  });

  it.each([
    ['without an attempt', null, 'ready'],
    ['with a pending attempt', gatewayAttempt, 'checking'],
    ['with a paid attempt', paidAttempt, 'checking'],
    ['with a failed attempt', anAttempt({ state: 'failed' }), 'ready'],
    ['with a cancelled attempt', anAttempt({ state: 'cancelled' }), 'ready'],
  ])('starts %s', (_, attempt, kind) => {
    expect(initialState(attempt).kind).toBe(kind);
  });

  it('has the transitions of the diagram at the top of its file, and no others', () => {
    const drawn = diagramArrows();
    const tested = POSSIBLE.map(
      ([state, event, kind]) => `${withoutVariant(state)} --> ${kind}: ${withoutVariant(event)}`,
    );
    expect([...drawn].toSorted()).toEqual([...new Set(tested)].toSorted());
  });

  it('never starts a charge while another attempt is undecided, in any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...namesOf(EVENTS)), { maxLength: 40 }), (names) => {
        let state: PaymentState = READY;
        let isUndecided = false;
        for (const name of names) {
          const next = transition(state, EVENTS[name]);
          if (!next) continue;
          for (const effect of next.effects) {
            const isCharge = effect.type === 'charge-card' || effect.type === 'start-gateway-payment';
            if (isCharge) {
              expect(isUndecided).toBe(false);
              isUndecided = true;
            }
            // Only a closed attempt allows another charge.
            if (effect.type === 'record') isUndecided = isOpenState(effect.attempt.state);
          }
          state = next.state;
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('creates an order only after a success, and never charges after one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...namesOf(EVENTS)), { maxLength: 40 }), (names) => {
        let state: PaymentState = READY;
        let hasSucceeded = false;
        for (const name of names) {
          const next = transition(state, EVENTS[name]);
          if (!next) continue;
          hasSucceeded ||= name === 'succeeded';
          const types = next.effects.map(({ type }) => type);
          if (types.includes('create-order')) expect(hasSucceeded).toBe(true);
          if (hasSucceeded) {
            expect(types).not.toContain('charge-card');
            expect(types).not.toContain('start-gateway-payment');
          }
          state = next.state;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

function isOpenState(state: PaymentAttempt['state']): boolean {
  return state !== 'failed' && state !== 'cancelled';
}

function withoutVariant(name: string): string {
  return name.replace(/ \(.*\)$/, '');
}

/** Lines such as ` *   paying --> waiting   pending (no payment page)`. */
function diagramArrows(): ReadonlySet<string> {
  const source = readFileSync(join(__dirname, 'payment-machine.ts'), 'utf8');
  const lines = [...source.matchAll(/^ \* {3}([\w-]+) --> ([\w-]+) +(.+)$/gm)];
  return new Set(
    lines.flatMap(([, from, to, events = '']) =>
      events.split(/, (?![^(]*\))/).map((event) => `${from} --> ${to}: ${withoutVariant(event)}`),
    ),
  );
}

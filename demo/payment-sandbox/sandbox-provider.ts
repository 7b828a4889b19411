import type { Pence } from '@storefront/shared/domain/pricing/pence';
import type { Selectable } from 'kysely';

import { newToken } from '@storefront/backend/db/ids';
import type { Database } from '@storefront/backend/db/open-database';
import type { Tables } from '@storefront/backend/db/tables';

import { passesLuhn } from '@storefront/backend/payments/luhn';
import type { CardInput, Charge, PaymentProvider } from '@storefront/backend/payments/payment-provider';

export type SandboxCharge = Selectable<Tables['sandbox_charges']>;

/** What the well-known test cards do; every other number that is possible at all approves. */
const REASONS: Readonly<Record<string, string>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000000119': 'processing-error',
};
export const CHALLENGE_CARD = '4000002760003184';
export const SLOW_CARD = '4000000000000077';
export const NEVER_CARD = '4000000000000259';
const SLOW_MS = 30_000;
const CODES_ALLOWED = 3;

export interface Sandbox extends PaymentProvider {
  readonly setOn: (on: boolean) => void;
  readonly byToken: (token: string) => Promise<SandboxCharge | null>;
  /** Takes a card on the hosted page. */
  readonly submit: (token: string, card: CardInput) => Promise<SandboxCharge | null>;
  readonly settle: (
    token: string,
    state: 'succeeded' | 'failed' | 'cancelled',
    reason: string | null,
  ) => Promise<void>;
  readonly byKey: (key: string) => Promise<SandboxCharge | null>;
  /** The bank decides, also what it has at work: only demonstrations do this. */
  readonly decide: Sandbox['settle'];
  /** A wrong code on the challenge page: the third one declines. */
  readonly wrongCode: (token: string) => Promise<void>;
}

/** The embedded provider: it has a ledger of its own, so that a lost answer can be asked for again. */
export function sandboxProvider(db: Database, gatewayUrl: string, now: () => number): Sandbox {
  let on = true;

  /** What a slow bank has decided by now. Done before anything is read or written. */
  const ripen = async () => {
    await db
      .updateTable('sandbox_charges')
      .set({ state: 'succeeded' })
      .where('state', '=', 'open')
      .where('settles_at', '<=', new Date(now()))
      .execute();
  };
  const findBy = async (column: 'key' | 'token', value: string) => {
    await ripen();
    const row = db.selectFrom('sandbox_charges').selectAll().where(column, '=', value);
    return (await row.executeTakeFirst()) ?? null;
  };
  const find = (key: string) => findBy('key', key);
  const byToken = (token: string) => findBy('token', token);

  const open = async (key: string, amount: Pence) => {
    await db
      .insertInto('sandbox_charges')
      .values({
        key,
        token: newToken(),
        amount,
        state: 'open',
        reason: null,
        brand: null,
        last4: null,
        settles_at: null,
        created_at: new Date(now()),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const charge = await find(key);
    if (!charge) throw new Error('the charge that was just opened is not there');
    return charge;
  };

  /** A charge that is settled never changes again. */
  const settle: Sandbox['settle'] = async (token, state, reason) => {
    await db
      .updateTable('sandbox_charges')
      .set({ state, reason })
      .where('token', '=', token)
      .where('state', 'in', ['open', 'challenge'])
      // A bank that is at work on it will say so by itself.
      .where('settles_at', 'is', null)
      .execute();
  };

  const wrongCode: Sandbox['wrongCode'] = async (token) => {
    const charge = await db
      .updateTable('sandbox_charges')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('token', '=', token)
      .where('state', '=', 'challenge')
      .returning('tries')
      .executeTakeFirst();
    if (charge && charge.tries >= CODES_ALLOWED) await settle(token, 'failed', 'challenge-failed');
  };

  const submit: Sandbox['submit'] = async (token, card) => {
    const { number } = card.reveal();
    const settlesAt = number === SLOW_CARD ? new Date(now() + SLOW_MS) : null;
    await db
      .updateTable('sandbox_charges')
      .set({ ...outcomeOf(number), brand: card.brand, last4: card.last4, settles_at: settlesAt })
      .where('token', '=', token)
      .where('state', '=', 'open')
      .where('last4', 'is', null)
      .execute();
    return byToken(token);
  };

  return {
    takesCards: true,
    isOn: async () => on,
    setOn: (next) => (on = next),
    byToken,
    byKey: find,
    decide: async (token, state, reason) => {
      await db
        .updateTable('sandbox_charges')
        .set({ state, reason, settles_at: null })
        .where('token', '=', token)
        .where('state', 'in', ['open', 'challenge'])
        .execute();
    },
    submit,
    settle,
    wrongCode,
    openPage: async (key, amount) => ({ paymentUrl: `${gatewayUrl}/pay/${(await open(key, amount)).token}` }),
    chargeCard: async (key, amount, card) => {
      const charge = await open(key, amount);
      const settled = charge.state === 'open' ? await submit(charge.token, card) : charge;
      // There is nobody at a page to answer a challenge when a card is charged directly.
      if (settled?.state === 'challenge') await settle(charge.token, 'failed', 'challenge-required');
      return chargeOf((await find(key)) ?? charge);
    },
    lookUp: async (key) => {
      const charge = await find(key);
      return charge && chargeOf(charge);
    },
    cancel: async (key, amount) => {
      const charge = await open(key, amount);
      await settle(charge.token, 'cancelled', null);
      return chargeOf((await find(key)) ?? charge);
    },
  };
}

function outcomeOf(number: string): Pick<SandboxCharge, 'state' | 'reason'> {
  if (!passesLuhn(number)) return { state: 'failed', reason: 'invalid-number' };
  const reason = REASONS[number];
  if (reason) return { state: 'failed', reason };
  if (number === CHALLENGE_CARD) return { state: 'challenge', reason: null };
  return { state: number === SLOW_CARD || number === NEVER_CARD ? 'open' : 'succeeded', reason: null };
}

function chargeOf({ state, reason, brand, last4 }: SandboxCharge): Charge {
  return { state: state === 'open' || state === 'challenge' ? 'pending' : state, reason, brand, last4 };
}

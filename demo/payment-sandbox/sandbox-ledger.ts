import type { Database } from '@storefront/backend/db/open-database';
import { newToken } from '@storefront/backend/db/ids';
import { batched } from '@storefront/backend/db/statement-batch';
import type { Tables } from '@storefront/backend/db/tables';
import { passesLuhn } from '@storefront/backend/payments/luhn';
import type { CardInput } from '@storefront/backend/payments/payment-provider';
import type { Pence } from '@storefront/shared/domain/pricing/pence';
import { sql, type Selectable } from 'kysely';

export type SandboxCharge = Selectable<Tables['sandbox_charges']>;

/** Test cards that fail. Every other valid number is approved. */
const FAILURE_REASONS: Readonly<Record<string, string>> = {
  '4000000000000002': 'declined',
  '4000000000009995': 'insufficient-funds',
  '4000000000000119': 'processing-error',
};
const CHALLENGE_CARD = '4000002760003184';
const SLOW_CARD = '4000000000000077';
const NEVER_CARD = '4000000000000259';
const SLOW_MS = 30_000;
/** The charge fails at this number of wrong codes. */
export const CODES_ALLOWED = 3;

type SettledState = 'succeeded' | 'failed' | 'cancelled';

/** The charges of the payment sandbox, stored in the table `sandbox_charges`. */
export interface SandboxLedger {
  readonly byToken: (token: string) => Promise<SandboxCharge | null>;
  readonly byKey: (key: string) => Promise<SandboxCharge | null>;
  /** Returns the charge with the key, and creates it if it does not exist. @param returnUrl page of the shop */
  readonly open: (key: string, amount: Pence, returnUrl?: string | null) => Promise<SandboxCharge>;
  /** Opens a charge and charges the card at once; `null` when there is a charge with the key. */
  readonly charge: (key: string, amount: Pence, card: CardInput) => Promise<SandboxCharge | null>;
  /** Charges the card. The result depends on the test card. */
  readonly submit: (token: string, card: CardInput) => Promise<SandboxCharge | null>;
  readonly settle: (token: string, state: SettledState, reason: string | null) => Promise<void>;
  /** Settles a charge, even one that is pending at the bank. Only the demonstration calls it. */
  readonly decide: (token: string, state: SettledState, reason: string | null) => Promise<void>;
  /**
   * Refunds a part of a charge once for each key. Returns false when the charge was not paid or less of it is left.
   */
  readonly refund: (key: string, chargeKey: string, amount: Pence) => Promise<boolean>;
  /** Counts a wrong code on the challenge page. The third one fails the charge. */
  readonly wrongCode: (token: string) => Promise<void>;
}

/** Opens the ledger of the sandbox. @param now in milliseconds */
export function sandboxLedger(db: Database, now: () => number): SandboxLedger {
  const { byKey, byToken } = chargeLookup(db, now);
  const settlement = chargeSettlement(db);
  const open: SandboxLedger['open'] = async (key, amount, returnUrl = null) => {
    const opened = await db
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
        return_url: returnUrl,
        created_at: new Date(now()),
      })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returningAll()
      .executeTakeFirst();
    const charge = opened ?? (await byKey(key));
    if (!charge) throw new Error(`sandbox_charges: the charge with key ${key} is missing after its insert`);
    return charge;
  };

  const submit: SandboxLedger['submit'] = async (token, card) => {
    const submitted = await db
      .updateTable('sandbox_charges')
      .set(outcomeOf(card, now()))
      .where('token', '=', token)
      .where('state', '=', 'open')
      .where('last4', 'is', null)
      .returningAll()
      .executeTakeFirst();
    return submitted ?? byToken(token);
  };

  const charge: SandboxLedger['charge'] = async (key, amount, card) => {
    const created_at = new Date(now());
    const made = {
      key,
      token: newToken(),
      amount,
      created_at,
      tries: 0,
      return_url: null,
      ...outcomeOf(card, now()),
    };
    return (await storeCharge(db, made)) ? made : null;
  };

  return { byKey, byToken, open, submit, charge, refund: refunds(db, now), ...settlement };
}

/** The charge is locked, so that two refunds never exceed it together. */
function refunds(db: Database, now: () => number): SandboxLedger['refund'] {
  return async (key, chargeKey, amount) => {
    await sql`
      with charge as (
        select key, amount from sandbox_charges where key = ${chargeKey} and state = 'succeeded' for update
      )
      insert into sandbox_refunds (key, charge_key, amount, created_at)
      select ${key}::text, charge.key, ${amount}::integer, ${new Date(now())}::timestamptz from charge
      where charge.amount >= ${amount}::integer + (
        select coalesce(sum(amount), 0) from sandbox_refunds where charge_key = charge.key)
      on conflict (key) do nothing`.execute(db);
    const made = await db
      .selectFrom('sandbox_refunds')
      .select('amount')
      .where('key', '=', key)
      .executeTakeFirst();
    if (made && made.amount !== amount)
      throw new Error(`sandbox_refunds: ${key} was used for another amount`);
    return made !== undefined;
  };
}

/** Stores charges with the results of their cards by one statement. The result is false where the key has a charge. */
const storeCharge = batched(
  async (db, charges: readonly SandboxCharge[]) => {
    const { rows } = await sql<{ key: string }>`
      insert into sandbox_charges (key, token, amount, state, reason, brand, last4, settles_at, created_at)
      select key, token, amount, state, reason, brand, last4, settles_at, created_at
      from jsonb_populate_recordset(null::sandbox_charges, ${JSON.stringify(charges)}::jsonb)
      on conflict (key) do nothing returning key`.execute(db);
    const stored = new Set(rows.map(({ key }) => key));
    return charges.map(({ key }) => stored.has(key));
  },
  ({ key }) => key,
);

function chargeLookup(db: Database, now: () => number): Pick<SandboxLedger, 'byKey' | 'byToken'> {
  const select = async (column: 'key' | 'token', value: string) => {
    const row = db.selectFrom('sandbox_charges').selectAll().where(column, '=', value);
    return (await row.executeTakeFirst()) ?? null;
  };
  /** A charge of the slow test card settles with the first read after it is due. */
  const findBy = async (column: 'key' | 'token', value: string) => {
    const charge = await select(column, value);
    if (charge?.state !== 'open' || charge.settles_at === null || charge.settles_at.getTime() > now())
      return charge;
    await db
      .updateTable('sandbox_charges')
      .set({ state: 'succeeded' })
      .where(column, '=', value)
      .where('state', '=', 'open')
      .execute();
    return select(column, value);
  };
  const byKey = (key: string) => findBy('key', key);
  const byToken = (token: string) => findBy('token', token);
  return { byKey, byToken };
}

function chargeSettlement(db: Database): Pick<SandboxLedger, 'settle' | 'decide' | 'wrongCode'> {
  /** Changes only charges that are not settled yet. */
  const settle: SandboxLedger['settle'] = async (token, state, reason) => {
    await db
      .updateTable('sandbox_charges')
      .set({ state, reason })
      .where('token', '=', token)
      .where('state', 'in', ['open', 'challenge'])
      // Charges of the slow test card settle only when they are due.
      .where('settles_at', 'is', null)
      .execute();
  };

  const wrongCode: SandboxLedger['wrongCode'] = async (token) => {
    const charge = await db
      .updateTable('sandbox_charges')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('token', '=', token)
      .where('state', '=', 'challenge')
      .returning('tries')
      .executeTakeFirst();
    if (charge && charge.tries >= CODES_ALLOWED) await settle(token, 'failed', 'challenge-failed');
  };

  const decide: SandboxLedger['decide'] = async (token, state, reason) => {
    await db
      .updateTable('sandbox_charges')
      .set({ state, reason, settles_at: null })
      .where('token', '=', token)
      .where('state', 'in', ['open', 'challenge'])
      .execute();
  };

  return { settle, decide, wrongCode };
}

function outcomeOf(
  card: CardInput,
  now: number,
): Pick<SandboxCharge, 'state' | 'reason' | 'brand' | 'last4' | 'settles_at'> {
  const { number } = card.reveal();
  const settles_at = number === SLOW_CARD ? new Date(now + SLOW_MS) : null;
  return { ...stateOf(number), brand: card.brand, last4: card.last4, settles_at };
}

function stateOf(number: string): Pick<SandboxCharge, 'state' | 'reason'> {
  if (!passesLuhn(number)) return { state: 'failed', reason: 'invalid-number' };
  const reason = FAILURE_REASONS[number];
  if (reason) return { state: 'failed', reason };
  if (number === CHALLENGE_CARD) return { state: 'challenge', reason: null };
  return { state: number === SLOW_CARD || number === NEVER_CARD ? 'open' : 'succeeded', reason: null };
}

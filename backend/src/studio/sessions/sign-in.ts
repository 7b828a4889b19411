import { createHash } from 'node:crypto';

import { clientNetwork } from '@storefront/server-kit/client-network';
import { z } from 'zod';

import type { Database } from '../../db/open-database';
import { ApiError } from '../../http/api-error';
import { forgetTries, secondsUntilNextTry } from '../../http/try-counts';
import type { Account } from '../accounts/account-store';
import { isPassword } from '../accounts/passwords';
import { appendAudit } from '../audit-log';

import { startSession } from './session-store';

/** Any text is accepted: an invalid email gets the same response as a wrong password. */
export const signInSchema = z.object({ email: z.string().max(254), password: z.string().max(200) });

const WINDOW_MS = 15 * 60_000;
/** Sign-ins of one account within the window. */
const MAX_OF_ACCOUNT = 8;
/** Sign-ins of one address within the window: an office has one address. */
const MAX_OF_ADDRESS = 40;

/**
 * Starts a session. Response and time are the same whether the account is missing, disabled or has another password,
 * and tries are counted for addresses and emails alike, so that nobody learns who has an account (DEC-213).
 *
 * @throws ApiError 401 for wrong credentials, 429 after too many tries
 */
export async function signIn(
  { db, now }: { readonly db: Database; readonly now: number },
  { email: written, password }: z.output<typeof signInSchema>,
  address: string,
): Promise<{ readonly token: string; readonly account: Account }> {
  const email = written.trim().toLowerCase();
  const accountKey = `studio sign-in ${createHash('sha256').update(email).digest('hex')}`;
  await limitSignIns(db, address, accountKey);
  const row = await db
    .selectFrom('studio_accounts')
    .select(['id', 'email', 'name', 'role', 'password_hash'])
    .where('email', '=', email)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  const isValid = await isPassword(password, row?.password_hash ?? null);
  if (!row || !isValid) {
    const nobody = { accountId: null, name: 'not signed in' };
    await appendAudit(
      db,
      nobody,
      { act: 'sign-in.refused', subject: email, detail: { address } },
      new Date(now),
    );
    throw new ApiError(401, 'wrong-credentials', 'The email or the password is wrong.');
  }
  await forgetTries(db, accountKey);
  const { password_hash: _hash, ...account } = row;
  const token = await startSession(db, account.id, now);
  const actor = { accountId: account.id, name: account.name };
  await appendAudit(db, actor, { act: 'sign-in', subject: email, detail: { address } }, new Date(now));
  return { token, account };
}

/**
 * Counts a sign-in.
 *
 * @param accountKey key of the account, where it exists before the sign-in
 * @throws ApiError 429 after too many tries
 */
export async function limitSignIns(db: Database, address: string, accountKey?: string): Promise<void> {
  const tries = [
    ...(accountKey === undefined ? [] : [{ key: accountKey, limit: MAX_OF_ACCOUNT }]),
    { key: `studio sign-in from ${clientNetwork(address)}`, limit: MAX_OF_ADDRESS },
  ];
  const seconds = await secondsUntilNextTry(db, tries, WINDOW_MS);
  if (seconds === null) return;
  const minutes = Math.ceil(seconds / 60);
  throw new ApiError(
    429,
    'too-many-tries',
    `Too many sign-ins. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  );
}

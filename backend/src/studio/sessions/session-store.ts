import { createHash, randomBytes } from 'node:crypto';

import type { Database } from '../../db/open-database';
import type { Account } from '../accounts/account-store';

/** A session ends this long after its last request. */
const IDLE_MS = 2 * 3_600_000;
/** A session ends this long after the sign-in, whatever its use. */
export const SESSION_MS = 12 * 3_600_000;
/** `last_used_at` is written at most this often. */
const USE_EVERY_MS = 60_000;

/**
 * @param byProvider whether an identity provider has signed the account in
 * @returns the token, of which only the hash is stored
 */
export async function startSession(
  db: Database,
  accountId: string,
  now: number,
  byProvider = false,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('studio_sessions')
    .values({
      token_hash: hashOf(token),
      account_id: accountId,
      created_at: new Date(now),
      last_used_at: new Date(now),
      expires_at: new Date(now + SESSION_MS),
      by_provider: byProvider,
    })
    .execute();
  return token;
}

/** Returns the account of a session; `null` for an unknown or expired token, and for a disabled account. */
export async function findSession(db: Database, token: string, now: number): Promise<Account | null> {
  const row = await db
    .selectFrom('studio_sessions as s')
    .innerJoin('studio_accounts as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.email', 'a.name', 'a.role', 's.last_used_at'])
    .where('s.token_hash', '=', hashOf(token))
    .where('s.expires_at', '>', new Date(now))
    .where('s.last_used_at', '>', new Date(now - IDLE_MS))
    .where('a.disabled_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { last_used_at: lastUsedAt, ...account } = row;
  if (lastUsedAt.getTime() <= now - USE_EVERY_MS)
    await db
      .updateTable('studio_sessions')
      .set({ last_used_at: new Date(now) })
      .where('token_hash', '=', hashOf(token))
      .execute();
  return account;
}

/** @returns whether an identity provider had started the session */
export async function endSession(db: Database, token: string): Promise<boolean> {
  const row = await db
    .deleteFrom('studio_sessions')
    .where('token_hash', '=', hashOf(token))
    .returning('by_provider')
    .executeTakeFirst();
  return row?.by_provider ?? false;
}

/** Deletes sessions that have expired or were not used. */
export async function deleteExpiredSessions(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('studio_sessions')
    .where((eb) =>
      eb.or([eb('expires_at', '<=', new Date(now)), eb('last_used_at', '<=', new Date(now - IDLE_MS))]),
    )
    .execute();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

import { createHash } from 'node:crypto';

import type { Database } from '../../db/open-database';
import { SIGN_ON_MS } from '../sessions/session-cookie';

import type { SignOnChecks } from './identity-provider';

interface StartedSignOn extends SignOnChecks {
  /** Random text in a cookie of the browser. */
  readonly browser: string;
  readonly returnTo: string;
}

/** Stores a sign-in that goes on at the provider; of state and cookie only the hash. */
export async function saveSignOn(
  db: Database,
  { state, browser, codeVerifier, nonce, returnTo }: StartedSignOn,
  now: number,
): Promise<void> {
  await db
    .insertInto('studio_sign_ons')
    .values({
      state_hash: hashOf(state),
      browser_hash: hashOf(browser),
      code_verifier: codeVerifier,
      nonce,
      return_to: returnTo,
      expires_at: new Date(now + SIGN_ON_MS),
    })
    .execute();
}

/** Deletes a stored sign-in and returns it: a state is used once, and by the browser that has started it. */
export async function takeSignOn(
  db: Database,
  state: string,
  browser: string,
  now: number,
): Promise<{ readonly codeVerifier: string; readonly nonce: string; readonly returnTo: string } | null> {
  const row = await db
    .deleteFrom('studio_sign_ons')
    .where('state_hash', '=', hashOf(state))
    .where('browser_hash', '=', hashOf(browser))
    .where('expires_at', '>', new Date(now))
    .returning(['code_verifier', 'nonce', 'return_to'])
    .executeTakeFirst();
  return row ? { codeVerifier: row.code_verifier, nonce: row.nonce, returnTo: row.return_to } : null;
}

/** Deletes sign-ins that nobody has finished. */
export async function deleteExpiredSignOns(db: Database, now: number): Promise<void> {
  await db.deleteFrom('studio_sign_ons').where('expires_at', '<=', new Date(now)).execute();
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

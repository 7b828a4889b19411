import { randomBytes } from 'node:crypto';

import { errorMessage } from '@storefront/server-kit/error-text';
import { z } from 'zod';

import type { Database } from '../../db/open-database';
import { ApiError } from '../../http/api-error';
import type { Account } from '../accounts/account-store';
import { appendAudit } from '../audit-log';
import { startSession } from '../sessions/session-store';
import { limitSignIns } from '../sessions/sign-in';

import { accountOfPerson, personOf } from './account-of-claims';
import type { IdentityProvider } from './identity-provider';
import { saveSignOn, takeSignOn } from './sign-on-store';

/** A path of the studio itself: `//host` would be another site. */
const returnPathSchema = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
  .catch('/');

export const startSchema = z.object({ returnTo: returnPathSchema });
export const finishSchema = z.object({ query: z.string().max(8_000) });

interface SignOnContext {
  readonly db: Database;
  readonly now: number;
  readonly provider: IdentityProvider;
  /** Address of the browser. */
  readonly address: string;
}

/**
 * Starts a sign-in at the provider.
 *
 * @returns its URL, and the text for a cookie that ties the sign-in to this browser
 * @throws ApiError 429 after too many tries, 424 while the provider is unreachable
 */
export async function startSignOn(
  { db, now, provider, address }: SignOnContext,
  { returnTo }: z.output<typeof startSchema>,
): Promise<{ readonly url: string; readonly browser: string }> {
  await limitSignIns(db, address);
  const { url, ...checks } = await provider.start();
  const browser = randomBytes(32).toString('base64url');
  await saveSignOn(db, { ...checks, browser, returnTo }, now);
  return { url, browser };
}

interface Finished {
  readonly token: string;
  readonly account: Account;
  readonly returnTo: string;
}

/**
 * Finishes a sign-in with the response of the provider, and starts a session.
 *
 * @param browser text of the cookie; `null` without one
 * @throws ApiError 401 for a response that is unknown, used, expired or not valid, 403 for a person without access
 */
export async function finishSignOn(
  context: SignOnContext,
  query: string,
  browser: string | null,
): Promise<Finished> {
  const { db, now, provider, address } = context;
  const name = provider.settings.name;
  const state = new URLSearchParams(query).get('state');
  const started = state !== null && browser !== null && (await takeSignOn(db, state, browser, now));
  if (!started)
    throw new ApiError(
      401,
      'sign-on-unknown',
      'This sign-in was already used, has expired or was started in another browser. Please start again.',
    );
  const { returnTo, ...checks } = started;
  let email = 'unknown';
  try {
    const person = personOf(await provider.finish(query, { state, ...checks }), provider.settings);
    email = person.email;
    const at = new Date(now);
    return await db.transaction().execute(async (trx) => {
      const account = await accountOfPerson(trx, person, provider.settings, at);
      const actor = { accountId: account.id, name: account.name };
      await appendAudit(trx, actor, { act: 'sign-in', subject: email, detail: { address, by: name } }, at);
      return { account, returnTo, token: await startSession(trx, account.id, now, true) };
    });
  } catch (error) {
    const detail = { address, by: name, reason: errorMessage(error) };
    const nobody = { accountId: null, name: 'not signed in' };
    await appendAudit(db, nobody, { act: 'sign-in.refused', subject: email, detail }, new Date(now));
    throw error;
  }
}

import { createHmac } from 'node:crypto';

import { isEqualSecret } from '@storefront/server-kit/equal-secret';

export const SESSION_COOKIE = 'storefront-console';
export const SESSION_SECONDS = 8 * 3600;

/**
 * Returns the value of the session cookie: expiry and name, signed with the token. Changing the token ends all
 * sessions.
 *
 * @param now milliseconds since 1970
 */
export function newSession(name: string, token: string, now: number): string {
  const until = Math.floor(now / 1_000) + SESSION_SECONDS;
  const claim = `${until}.${Buffer.from(name).toString('base64url')}`;
  return `${claim}.${signatureOf(claim, token)}`;
}

/** Returns the name of the user; `null` if the cookie has expired or has no valid signature. */
export function nameInSession(value: string, token: string, now: number): string | null {
  const [, claim, until, name, signature] = /^((\d{1,12})\.([\w-]+))\.([\w-]+)$/.exec(value) ?? [];
  if (claim === undefined || name === undefined || signature === undefined) return null;
  if (!isEqualSecret(signature, signatureOf(claim, token)) || now >= Number(until) * 1_000) return null;
  return Buffer.from(name, 'base64url').toString('utf8');
}

function signatureOf(claim: string, token: string): string {
  return createHmac('sha256', token).update(`storefront console\n${claim}`).digest('base64url');
}

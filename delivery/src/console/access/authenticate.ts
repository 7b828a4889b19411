import { isEqualSecret } from '@storefront/server-kit/equal-secret';
import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

import { nameInSession, SESSION_COOKIE } from './session';
import type { SignInAttempts } from './sign-in-attempts';

export interface TokenAccess {
  readonly token: string;
  readonly attempts: SignInAttempts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Authentication =
  | { readonly kind: 'session'; readonly name: string }
  /** A program with the token in its Authorization header. */
  | { readonly kind: 'bearer' }
  /** `waitSeconds` is greater than 0 after too many wrong tokens. */
  | { readonly kind: 'anonymous'; readonly waitSeconds: number };

/** Authenticates a request by its bearer token or its session cookie. */
export function authenticate(
  { headers, ip }: FastifyRequest,
  { token, attempts, now }: TokenAccess,
): Authentication {
  const [, bearerToken] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (bearerToken !== undefined) {
    const waitSeconds = attempts.waitSeconds(ip);
    if (waitSeconds > 0) return { kind: 'anonymous', waitSeconds };
    if (isEqualSecret(bearerToken, token)) return { kind: 'bearer' };
    attempts.failed(ip);
    return { kind: 'anonymous', waitSeconds: 0 };
  }
  const cookie = parseCookie(headers.cookie ?? '')[SESSION_COOKIE];
  const name = cookie === undefined ? null : nameInSession(cookie, token, now());
  return name === null ? { kind: 'anonymous', waitSeconds: 0 } : { kind: 'session', name };
}

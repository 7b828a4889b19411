import { parseCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';

import { isSameSecret } from './same-secret';
import { nameInSession, SESSION_COOKIE } from './session';
import type { SignInTries } from './sign-in-attempts';

export interface TokenGate {
  readonly token: string;
  readonly tries: SignInTries;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type WhoAsks =
  | { readonly kind: 'session'; readonly name: string }
  /** A program that sent the token itself. */
  | { readonly kind: 'bearer' }
  /** With the seconds to wait after too many wrong tokens; 0 where there is no need. */
  | { readonly kind: 'nobody'; readonly waitSeconds: number };

export function whoAsks({ headers, ip }: FastifyRequest, { token, tries, now }: TokenGate): WhoAsks {
  const [, given] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
  if (given !== undefined) {
    const waitSeconds = tries.waitSeconds(ip);
    if (waitSeconds > 0) return { kind: 'nobody', waitSeconds };
    if (isSameSecret(given, token)) return { kind: 'bearer' };
    tries.failed(ip);
    return { kind: 'nobody', waitSeconds: 0 };
  }
  const cookie = parseCookie(headers.cookie ?? '')[SESSION_COOKIE];
  const name = cookie === undefined ? null : nameInSession(cookie, token, now());
  return name === null ? { kind: 'nobody', waitSeconds: 0 } : { kind: 'session', name };
}

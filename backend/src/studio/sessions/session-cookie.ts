import { parseCookie, stringifySetCookie } from 'cookie';

import { SESSION_MS } from './session-store';

/** The prefix makes browsers refuse the cookie for other hosts and without HTTPS. */
const nameOf = (origin: string) => (isHttps(origin) ? '__Host-studio' : 'studio');

/** Returns the token of a request; `null` without a session cookie. */
export function sessionToken(origin: string, cookieHeader: string | undefined): string | null {
  return parseCookie(cookieHeader ?? '')[nameOf(origin)] || null;
}

/** @param token `null` removes the cookie */
export function sessionCookie(origin: string, token: string | null): string {
  return stringifySetCookie({
    name: nameOf(origin),
    value: token ?? '',
    path: '/',
    httpOnly: true,
    secure: isHttps(origin),
    sameSite: 'strict',
    maxAge: token === null ? 0 : SESSION_MS / 1_000,
  });
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:');
}

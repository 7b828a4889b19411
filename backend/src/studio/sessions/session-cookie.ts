import { parseCookie, stringifySetCookie } from 'cookie';

import { SESSION_MS } from './session-store';

/** Time to sign in at the identity provider. */
export const SIGN_ON_MS = 10 * 60_000;

type CookieName = 'studio' | 'studio-sign-on';

/** The prefix makes browsers refuse the cookie for other hosts and without HTTPS. */
const nameOf = (name: CookieName, origin: string) => (isHttps(origin) ? `__Host-${name}` : name);

/** Returns the token of a request; `null` without a session cookie. */
export function sessionToken(origin: string, cookieHeader: string | undefined): string | null {
  return readCookie('studio', origin, cookieHeader);
}

/** @param token `null` removes the cookie */
export function sessionCookie(origin: string, token: string | null): string {
  return cookie('studio', origin, token, SESSION_MS);
}

/** Returns the text that ties a sign-in at the identity provider to this browser; `null` without one. */
export function signOnToken(origin: string, cookieHeader: string | undefined): string | null {
  return readCookie('studio-sign-on', origin, cookieHeader);
}

export function signOnCookie(origin: string, browser: string): string {
  return cookie('studio-sign-on', origin, browser, SIGN_ON_MS);
}

export function withoutSignOn(origin: string): string {
  return cookie('studio-sign-on', origin, null, SIGN_ON_MS);
}

function readCookie(name: CookieName, origin: string, cookieHeader: string | undefined): string | null {
  return parseCookie(cookieHeader ?? '')[nameOf(name, origin)] || null;
}

function cookie(name: CookieName, origin: string, value: string | null, ms: number): string {
  return stringifySetCookie({
    name: nameOf(name, origin),
    value: value ?? '',
    path: '/',
    httpOnly: true,
    secure: isHttps(origin),
    sameSite: 'strict',
    maxAge: value === null ? 0 : ms / 1_000,
  });
}

function isHttps(origin: string): boolean {
  return origin.startsWith('https:');
}

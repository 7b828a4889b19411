import { randomInt } from 'node:crypto';

import { parseCookie, stringifySetCookie } from 'cookie';

import { BUCKETS } from '../registry/live-registry';

/** Keeps a visitor on the same versions while a canary runs. Not set at other times. */
export const BUCKET_COOKIE = 'storefront-bucket';

const COOKIE_MAX_AGE_SECONDS = 30 * 24 * 3600;

export interface Visitor {
  /** 0 to 99. */
  readonly bucket: number;
  /** True if the request had a valid bucket cookie. */
  readonly isReturning: boolean;
}

/** Reads the bucket from the cookie, or draws a random one. */
export function readVisitor(cookieHeader: string | undefined): Visitor {
  const text = parseCookie(cookieHeader ?? '')[BUCKET_COOKIE] ?? '';
  const bucket = /^\d{1,2}$/.test(text) ? Number(text) : null;
  return bucket === null ? { bucket: randomInt(BUCKETS), isReturning: false } : { bucket, isReturning: true };
}

/** Returns a `Set-Cookie` header that keeps a visitor in a bucket. */
export function bucketCookie(bucket: number, siteUrl: string): string {
  return stringifySetCookie({
    name: BUCKET_COOKIE,
    value: String(bucket),
    path: '/',
    maxAge: COOKIE_MAX_AGE_SECONDS,
    sameSite: 'lax',
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
  });
}

import { randomInt } from 'node:crypto';

import { parseCookie, stringifySetCookie } from 'cookie';

import { BUCKETS } from '../registry/live-registry';

/** The one cookie that is set unasked, and only while a canary runs: it keeps a visitor with the versions first seen. */
export const BUCKET_COOKIE = 'storefront-bucket';

const KEPT_SECONDS = 30 * 24 * 3600;

export interface Visitor {
  /** 0 to 99. */
  readonly bucket: number;
  /** True when the visitor brought the bucket along. */
  readonly known: boolean;
}

export function visitorOf(cookieHeader: string | undefined): Visitor {
  const text = parseCookie(cookieHeader ?? '')[BUCKET_COOKIE] ?? '';
  const bucket = /^\d{1,2}$/.test(text) ? Number(text) : null;
  return bucket === null ? { bucket: randomInt(BUCKETS), known: false } : { bucket, known: true };
}

/** Value of the `Set-Cookie` header that keeps a visitor in a bucket. */
export function bucketCookie(bucket: number, siteUrl: string): string {
  return stringifySetCookie({
    name: BUCKET_COOKIE,
    value: String(bucket),
    path: '/',
    maxAge: KEPT_SECONDS,
    sameSite: 'lax',
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
  });
}

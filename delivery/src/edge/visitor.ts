import { createHash, randomUUID } from 'node:crypto';

import {
  canaryBucket,
  VISITOR_COOKIE,
  VISITOR_COOKIE_MAX_AGE_SECONDS,
  VISITOR_ID,
} from '@storefront/shared/contracts/canary-bucket';
import { parseCookie, stringifySetCookie } from 'cookie';

import type { BucketOf, LiveRegistry } from '../registry/live-registry';

/**
 * The cookie of earlier versions of this server: one bucket for all canaries. It is still valid, so that a visitor
 * keeps the versions of a canary that was running at the update, and expires 30 days after it was set.
 */
const BUCKET_COOKIE = 'storefront-bucket';

/** Identifies the releases that a visitor gets, for a CDN: many visitors have the same value. */
export const RELEASES_COOKIE = 'storefront-releases';

/** A CDN copies `RELEASES_COOKIE` into this header and adds the header to its cache key (docs/operations.md). */
export const RELEASES_HEADER = 'x-storefront-releases';

export interface Visitor {
  /** Draws a bucket, 0 to 99, for the canary of an app. */
  readonly bucketOf: BucketOf;
  /** To be set if the page depends on the visitor; `null` for visitors who already have one. */
  readonly newId: string | null;
  /** True for a visitor with the cookie of an earlier version, which only this server can read. */
  readonly hasFixedBucket: boolean;
  /** Value of `RELEASES_COOKIE`. */
  readonly releases: string | null;
}

/** Reads the visitor from the cookies, or draws a new id. */
export function readVisitor(cookieHeader: string | undefined): Visitor {
  const cookies = parseCookie(cookieHeader ?? '');
  const releases = cookies[RELEASES_COOKIE] ?? null;
  const fixed = /^\d{1,2}$/.exec(cookies[BUCKET_COOKIE] ?? '')?.[0];
  if (fixed !== undefined)
    return { bucketOf: () => Number(fixed), newId: null, hasFixedBucket: true, releases };
  const existingId = VISITOR_ID.exec(cookies[VISITOR_COOKIE] ?? '')?.[0];
  const id = existingId ?? randomUUID();
  return {
    bucketOf: (app, version) => canaryBucket(id, app, version),
    newId: existingId === undefined ? id : null,
    hasFixedBucket: false,
    releases,
  };
}

/** Returns a `Set-Cookie` header with the id of a visitor. Scripts read it too, on documents that all visitors share. */
export function visitorCookie(id: string, siteUrl: string): string {
  return cookie(VISITOR_COOKIE, id, siteUrl);
}

/** Returns a `Set-Cookie` header with the value of `releaseSetId`. */
export function releasesCookie(id: string, siteUrl: string): string {
  return cookie(RELEASES_COOKIE, id, siteUrl);
}

/** Returns a short id of all versions that a visitor gets. */
export function releaseSetId({ shell, remotes }: LiveRegistry): string {
  const versions = remotes.map(({ snapshot }) => `${snapshot.name} ${snapshot.version}`);
  return createHash('sha256')
    .update([shell.version, ...versions].join('\n'))
    .digest('hex')
    .slice(0, 12);
}

function cookie(name: string, value: string, siteUrl: string): string {
  return stringifySetCookie({
    name,
    value,
    path: '/',
    maxAge: VISITOR_COOKIE_MAX_AGE_SECONDS,
    sameSite: 'lax',
    secure: siteUrl.startsWith('https:'),
  });
}

/** A canary with `traffic` percent of the visitors gets those in the buckets below it. */
const BUCKETS = 100;

/**
 * Cookie with a random id, from which edge server and browser compute the same bucket. Set only while a canary exists;
 * the browser sets it on documents that are shared by all visitors.
 */
export const VISITOR_COOKIE = 'storefront-visitor';

/** Valid visitor ids. */
export const VISITOR_ID = /^[\w-]{8,40}$/;

export const VISITOR_COOKIE_MAX_AGE_SECONDS = 30 * 24 * 3600;

/**
 * Returns the bucket of a visitor for one canary, 0 to 99. Another app or another version is another draw, so that the
 * visitors of one canary are not those of all others.
 */
export function canaryBucket(visitorId: string, app: string, version: string): number {
  // FNV-1a, then the last steps of MurmurHash3, because FNV alone spreads the last characters badly.
  let hash = 0x811c9dc5;
  for (const char of `${visitorId} ${app} ${version}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % BUCKETS;
}

import { createHmac, timingSafeEqual } from 'node:crypto';

import { releaseText, type PreviewedRelease } from './previewed-release';

/**
 * Signs what a preview link shows and until when, so that nobody without the secret can have the site
 * answer with a release that was never live, or was taken back.
 *
 * @param until seconds since 1970
 */
export function previewSignature(
  secret: string,
  releases: readonly PreviewedRelease[],
  until: number,
): string {
  return digestOf(secret, releases, until).toString('base64url');
}

/** In constant time: how long it takes says nothing about the right signature. */
export function isSignatureOf(
  signature: string,
  secret: string,
  releases: readonly PreviewedRelease[],
  until: number,
): boolean {
  const [given, wanted] = [Buffer.from(signature, 'base64url'), digestOf(secret, releases, until)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function digestOf(secret: string, releases: readonly PreviewedRelease[], until: number): Buffer {
  // The order in which releases stand in a link means nothing.
  const text = ['storefront preview', ...releases.map(releaseText).toSorted(), until].join('\n');
  return createHmac('sha256', secret).update(text).digest();
}

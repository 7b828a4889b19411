import { createHmac, timingSafeEqual } from 'node:crypto';

import { formatRelease, type PreviewedRelease } from './previewed-release';

/**
 * Signs the releases and expiry of a preview link. Without the secret nobody can request a release that was never
 * live or was rolled back.
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

/** Compares in constant time, so that response times reveal nothing about the signature. */
export function isValidSignature(
  signature: string,
  secret: string,
  releases: readonly PreviewedRelease[],
  until: number,
): boolean {
  const [given, expected] = [Buffer.from(signature, 'base64url'), digestOf(secret, releases, until)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function digestOf(secret: string, releases: readonly PreviewedRelease[], until: number): Buffer {
  // Sorted, because the order of releases in a link does not matter.
  const text = ['storefront preview', ...releases.map(formatRelease).toSorted(), until].join('\n');
  return createHmac('sha256', secret).update(text).digest();
}

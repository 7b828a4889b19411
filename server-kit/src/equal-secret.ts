import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that depends on neither of them, nor on their lengths. */
export function isEqualSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

/** Digests have one length, which the comparison needs. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY = randomBytes(32);

/** Compares in constant time, independent of the lengths. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHmac('sha256', KEY).update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

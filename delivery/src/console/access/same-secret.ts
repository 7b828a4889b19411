import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const KEY = randomBytes(32);

/** In constant time, of the lengths too: how long it takes says nothing about the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  const [one, other] = [given, secret].map((text) => createHmac('sha256', KEY).update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

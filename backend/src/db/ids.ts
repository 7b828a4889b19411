import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Returns an id of 122 random bits, which cannot be guessed. */
export function newId(): string {
  return randomUUID();
}

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns ten characters that can be read out over the phone. */
export function newBookingReference(): string {
  return Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

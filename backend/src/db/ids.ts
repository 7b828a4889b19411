import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** 128 random bits: nobody guesses an id. */
export function newId(): string {
  return randomUUID();
}

/** Without letters and digits that are taken for one another. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten letters a person can read out over the phone. */
export function newBookingReference(): string {
  return Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

export function newToken(): string {
  return randomBytes(24).toString('base64url');
}

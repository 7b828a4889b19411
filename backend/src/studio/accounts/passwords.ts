import { randomBytes } from 'node:crypto';

import { hash, verify } from '@node-rs/argon2';
import { z } from 'zod';

import { ApiError } from '../../http/api-error';
import { createConcurrencyLimiter } from '../../http/concurrency-limiter';

/** Argon2id, the default of the library: about 0.15 s on one core. The memory is in KiB. */
const OPTIONS = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Each hash takes 64 MiB, so sign-ins wait for each other. */
const limited = createConcurrencyLimiter({
  maxConcurrent: 2,
  maxQueued: 50,
  overloaded: () => new ApiError(503, 'busy', 'Too many people sign in at the moment. Please try again.'),
});

/** Longer passwords would only cost time. */
export const passwordSchema = z.string().min(12, 'has fewer than 12 characters').max(200);

export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, OPTIONS));
}

let unusedHash: Promise<string> | undefined;

/**
 * Compares a password with a stored hash.
 *
 * @param stored `null` where there is no account: the comparison then takes the same time and fails
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  unusedHash ??= hashPassword(newPassword());
  const compared = stored ?? (await unusedHash);
  const isEqual = await limited(() => verify(compared, password));
  return isEqual && stored !== null;
}

/** Returns a password of 120 random bits, for an admin to hand over. */
export function newPassword(): string {
  return randomBytes(15).toString('base64url');
}

import { createHash } from 'node:crypto';

/** Only the hash is stored, so that the database gives no means to confirm for others. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

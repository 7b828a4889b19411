import { z } from 'zod';

import { signatureSchema } from '../signing/sign-json';

/** Key of the timestamp in a release store. */
export const TIMESTAMP_KEY = 'timestamp.json';

/** Hours for which a timestamp is valid. */
const VALID_HOURS = 24;
const HOUR_MS = 3_600_000;

/**
 * States which revision of the registry was the newest at an instant, and expires: an attacker who keeps edge servers from
 * seeing newer registries is noticed (freeze attack).
 */
export const timestampSchema = z.object({
  /** The registry had this revision or a newer one. */
  revision: z.number().int().min(0),
  rootVersion: z.number().int().min(0),
  at: z.iso.datetime(),
  expires: z.iso.datetime(),
  signatures: z.array(signatureSchema).min(1),
});
export type Timestamp = z.output<typeof timestampSchema>;

/** Returns an unsigned timestamp. @param now milliseconds since 1970 */
export function newTimestamp(
  revision: number,
  rootVersion: number,
  now: number,
): Omit<Timestamp, 'signatures'> {
  return {
    revision,
    rootVersion,
    at: new Date(now).toISOString(),
    expires: new Date(now + VALID_HOURS * HOUR_MS).toISOString(),
  };
}

/** Whether the timestamp is less than an hour old and of this state. */
export function isRecent(timestamp: Timestamp, revision: number, rootVersion: number, now: number): boolean {
  const age = now - Date.parse(timestamp.at);
  return timestamp.revision === revision && timestamp.rootVersion === rootVersion && age < HOUR_MS;
}

import { err, ok, type Result } from '../../domain/result/result';

import { BOOKING_SESSION_VERSION, bookingSessionSchema, type BookingSession } from './booking-session.schema';
import { migrateUnversioned } from './migrate-unversioned';

/** The reason why a stored session cannot be used. The store keeps such a session under another key. */
export type UnreadableSession = {
  readonly reason: 'newer-version' | 'broken';
  readonly detail: string;
};

/**
 * Parses a stored session. An older version is migrated. A newer version, written by a newer release, is rejected.
 * Never throws.
 *
 * @param text JSON, as stored under `BOOKING_SESSION_KEY`
 */
export function readSession(text: string): Result<BookingSession, UnreadableSession> {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return err({ reason: 'broken', detail: 'not JSON' });
  }

  const version = versionOf(stored);
  if (version > BOOKING_SESSION_VERSION) {
    return err({ reason: 'newer-version', detail: `version ${version}` });
  }
  const current = version === 0 ? migrateUnversioned(stored) : stored;
  const parsed = bookingSessionSchema.safeParse(current);
  return parsed.success ? ok(parsed.data) : err({ reason: 'broken', detail: parsed.error.message });
}

function versionOf(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null || !('version' in stored)) return 0;
  return typeof stored.version === 'number' ? stored.version : 0;
}

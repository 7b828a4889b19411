import {
  bookingSessionSchema,
  EMPTY_SESSION,
  type BookingSession,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { readSession } from '@storefront/shared/contracts/booking-session/read-session';
import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import { sessionRead, type SessionFixtures } from '@storefront/shared/contracts/session-fixtures';

import { STEPS, UNVERSIONED } from './a-booking';

/**
 * The shell owns the store of the session: it reads all of it, and all that is stored went through its
 * commands. So its sessions are not typed out but made by the commands themselves, one after the other.
 */
export const sessionFixtures: SessionFixtures = {
  contract: CONTRACT_VERSION,
  writes: [
    ...STEPS.map(({ name }, index) => ({ name, session: storedForm(after(index + 1)) })),
    { name: 'a migrated session without a version', session: storedForm(migrated()) },
  ],
  reads: [sessionRead('stored session', bookingSessionSchema)],
};

/** The booking after its first `count` steps. */
function after(count: number): BookingSession {
  return STEPS.slice(0, count).reduce((session, { change }) => change(session), EMPTY_SESSION);
}

function migrated(): BookingSession {
  const session = readSession(JSON.stringify(UNVERSIONED));
  if (!session.ok) throw new Error(`the session without a version is not migrated: ${session.error.detail}`);
  return session.value;
}

function storedForm(session: BookingSession): Record<string, unknown> {
  return JSON.parse(JSON.stringify(session)) as Record<string, unknown>;
}

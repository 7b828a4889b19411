import {
  bookingSessionSchema,
  EMPTY_SESSION,
  type BookingSession,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { readSession } from '@storefront/shared/contracts/booking-session/read-session';
import { CONTRACT_VERSION } from '@storefront/shared/contracts/contract-version';
import { sessionRead, type SessionFixtures } from '@storefront/shared/contracts/session-fixtures';

import { BOOKING_STEPS, UNVERSIONED_SESSION } from './booking-steps';

/**
 * Example sessions of this release, which the release command checks against the other live releases. The shell owns
 * the booking store, so the sessions are created by its commands.
 */
export const sessionFixtures: SessionFixtures = {
  contract: CONTRACT_VERSION,
  writes: [
    ...BOOKING_STEPS.map(({ name }, index) => ({ name, session: storedForm(sessionAfterSteps(index + 1)) })),
    { name: 'a migrated session without a version', session: storedForm(migratedSession()) },
  ],
  reads: [sessionRead('stored session', bookingSessionSchema)],
};

/** Returns the session after the first `count` steps. */
function sessionAfterSteps(count: number): BookingSession {
  return BOOKING_STEPS.slice(0, count).reduce((session, { change }) => change(session), EMPTY_SESSION);
}

function migratedSession(): BookingSession {
  const session = readSession(JSON.stringify(UNVERSIONED_SESSION));
  if (!session.ok) throw new Error(`the unversioned session cannot be migrated: ${session.error.detail}`);
  return session.value;
}

function storedForm(session: BookingSession): Record<string, unknown> {
  return JSON.parse(JSON.stringify(session)) as Record<string, unknown>;
}

import { BOOKING_SESSION_KEY } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { bookingChanges } from '@storefront/shared/contracts/booking-session/commands';
import { sessionFixturesSchema } from '@storefront/shared/contracts/session-fixtures';
import { createBookingStore } from '@storefront/shared/runtime';

import { STEPS, UNVERSIONED } from './a-booking';
import { sessionFixtures } from './session-fixtures';

function tab(initial: unknown) {
  const entries = new Map([[BOOKING_SESSION_KEY, JSON.stringify(initial)]]);
  return {
    stored: (): unknown => JSON.parse(entries.get(BOOKING_SESSION_KEY) ?? 'null'),
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
  };
}

function fixture(name: string) {
  return sessionFixtures.writes.find((write) => write.name === name)?.session;
}

describe('the session fixtures of the shell', () => {
  it('are a record that a release can carry', () => {
    expect(sessionFixturesSchema.parse(JSON.parse(JSON.stringify(sessionFixtures)))).toEqual(sessionFixtures);
  });

  it('leave out no command', () => {
    const named = new Set(STEPS.map(({ name }) => name.split(' ')[0]));

    expect([...named].sort()).toEqual(Object.keys(bookingChanges).sort());
  });

  it.each(sessionFixtures.writes)(
    'the store of a tab takes up what it left after $name, and leaves the same again',
    ({ session }) => {
      const mirror = tab(session);
      const { commands, getState } = createBookingStore({ mirror });
      // Nothing but a command makes the store write.
      commands.chooseHoldBags(getState().extras.holdBags);

      expect(mirror.stored()).toEqual({ ...session, quote: null });
    },
  );

  it('hold a session without a version as the store of a tab migrates it, with room, board and contact', () => {
    expect(createBookingStore({ mirror: tab(UNVERSIONED) }).getState()).toEqual(
      fixture('a migrated session without a version'),
    );
    expect(fixture('a migrated session without a version')).toMatchObject({
      extras: { room: { code: 'DBS' }, board: { code: 'AI' }, transfer: 'SHUTTLE' },
      contact: { email: 'ann@example.com' },
    });
  });

  it('fill every part of the session by the last step', () => {
    const { extras, ...whole } = Object(fixture('confirmOrder'));

    expect(Object.values(whole)).not.toContain(null);
    expect(extras).toMatchObject({ holdBags: 1, tours: [{ id: 't1' }], cruiseBoard: { id: 'b1' } });
  });
});

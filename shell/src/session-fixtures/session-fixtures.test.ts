import { BOOKING_SESSION_KEY } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { bookingChanges } from '@storefront/shared/contracts/booking-session/commands';
import { sessionFixturesSchema } from '@storefront/shared/contracts/session-fixtures';
import { createBookingStore } from '@storefront/shared/runtime';

import { BOOKING_STEPS, UNVERSIONED_SESSION } from './booking-steps';
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
  it('survive serialization in a release', () => {
    expect(sessionFixturesSchema.parse(JSON.parse(JSON.stringify(sessionFixtures)))).toEqual(sessionFixtures);
  });

  it('cover every command', () => {
    const commands = new Set(BOOKING_STEPS.map(({ name }) => name.split(' ')[0]));

    expect(commands).toEqual(new Set(Object.keys(bookingChanges)));
  });

  it.each(sessionFixtures.writes)(
    'are read and written unchanged by the booking store: $name',
    ({ session }) => {
      const mirror = tab(session);
      const { commands, getState } = createBookingStore({ mirror });
      // The store writes only after a command.
      commands.chooseHoldBags(getState().extras.holdBags);

      expect(mirror.stored()).toEqual({ ...session, quote: null });
    },
  );

  it('contain an unversioned session as the booking store migrates it, with room, board and contact', () => {
    expect(createBookingStore({ mirror: tab(UNVERSIONED_SESSION) }).getState()).toEqual(
      fixture('a migrated session without a version'),
    );
    expect(fixture('a migrated session without a version')).toMatchObject({
      extras: { room: { code: 'DBS' }, board: { code: 'AI' }, transfer: 'SHUTTLE' },
      contact: { email: 'ann@example.com' },
    });
  });

  it('fill every field of the session after the last step', () => {
    const { extras, ...whole } = Object(fixture('confirmOrder'));

    expect(Object.values(whole)).not.toContain(null);
    expect(extras).toMatchObject({ holdBags: 1, tours: [{ id: 't1' }], cruiseBoard: { id: 'b1' } });
  });
});

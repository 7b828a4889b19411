import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sessionFixturesSchema } from '@storefront/shared/contracts/session-fixtures';

import { sessionFixtures } from './session-fixtures';

/** The ways to the session: the hooks, the store of the runtime, the schema and the key of what is stored. */
const WAYS =
  /\buseBooking|\bruntime\.booking\b|\bbooking\b[^;{]*\} = useRuntime\(|booking-session\/|bookingData/;
const OUR_OWN = /^(testing|session-fixtures)\//;

describe('the session fixtures of mfe-search', () => {
  it('are a record that a release can carry', () => {
    expect(sessionFixturesSchema.parse(sessionFixtures)).toEqual(sessionFixtures);
  });

  it('are empty, since no source goes near the booking session', () => {
    const folder = join(__dirname, '..');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && !OUR_OWN.test(file),
    );

    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((file) => WAYS.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});

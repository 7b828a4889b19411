import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sessionFixturesSchema } from '@storefront/shared/contracts/session-fixtures';

import { sessionFixtures } from './session-fixtures';

/** Every access to the booking session: hooks, runtime store, schema and storage key. */
const WAYS =
  /\buseBooking|\bruntime\.booking\b|\bbooking\b[^;{]*\} = useRuntime\(|booking-session\/|bookingData/;
const OUR_OWN = /^(testing|session-fixtures)\//;

describe('the session fixtures of mfe-discovery', () => {
  it('are a valid record for a release', () => {
    expect(sessionFixturesSchema.parse(sessionFixtures)).toEqual(sessionFixtures);
  });

  it('are empty, because no source accesses the booking session', () => {
    const folder = join(__dirname, '..');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && !OUR_OWN.test(file),
    );

    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((file) => WAYS.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});

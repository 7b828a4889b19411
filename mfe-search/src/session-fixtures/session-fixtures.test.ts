import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sessionFixturesSchema } from '@storefront/shared/contracts/session-fixtures';

import { sessionFixtures } from './session-fixtures';

/** Every access to the session: the hooks, the store of the runtime, the schema and the storage key. */
const SESSION_ACCESS =
  /\buseBooking|\bruntime\.booking\b|\bbooking\b[^;{]*\} = useRuntime\(|booking-session\/|bookingData/;
const OUR_OWN = /^(testing|session-fixtures)\//;

describe('the session fixtures of mfe-search', () => {
  it('match the schema of release metadata', () => {
    expect(sessionFixturesSchema.parse(sessionFixtures)).toEqual(sessionFixtures);
  });

  it('are empty, because no source accesses the booking session', () => {
    const folder = join(__dirname, '..');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.tsx?$/.test(file) && !OUR_OWN.test(file),
    );

    expect(sources.length).toBeGreaterThan(20);
    expect(sources.filter((file) => SESSION_ACCESS.test(readFileSync(join(folder, file), 'utf8')))).toEqual(
      [],
    );
  });
});

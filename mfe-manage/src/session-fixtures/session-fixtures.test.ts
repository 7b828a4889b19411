import { sessionFixturesSchema } from '@storefront/shared/contracts/session-fixtures';

import { sessionFixtures } from './session-fixtures';

it('mfe-manage has session fixtures that a release can carry', () => {
  expect(sessionFixturesSchema.parse(sessionFixtures)).toEqual(sessionFixtures);
});

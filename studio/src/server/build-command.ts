import { errorMessage } from '@storefront/server-kit/error-text';

import { buildStudio } from './build-studio';

/* Builds the files of the studio, for an image that only serves them. */
buildStudio().catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exit(1);
});

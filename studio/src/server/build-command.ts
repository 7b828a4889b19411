import { errorMessage } from '@storefront/server-kit/error-text';

import { currentStudio } from './current-studio';

/* Builds the files of the studio, for an image that only serves them. */
currentStudio().catch((error: unknown) => {
  console.error(errorMessage(error));
  process.exit(1);
});

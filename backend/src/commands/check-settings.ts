import { errorMessage } from '@storefront/server-kit/error-text';

import { readProductionEnvironment } from '../config/production-environment';

/* Exits with 1 and one message when a setting of a production server is missing or invalid. */
try {
  readProductionEnvironment();
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}

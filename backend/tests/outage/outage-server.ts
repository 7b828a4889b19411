import { z } from 'zod';

import { runServer } from '../../src/run-server';
import { serve } from '../../src/serve';

import { bankProvider } from '../crash/bank-provider';
import { createDemoServices, readDemoEnvironment } from '../support/demo-services';

const { OUTAGE_BANK_URL } = z.object({ OUTAGE_BANK_URL: z.url() }).parse(process.env);

/** The backend as in production, with a bank outside its database. */
runServer({
  readEnvironment: readDemoEnvironment,
  ports: ({ port }) => ({ BACKEND_PORT: port }),
  start: async (environment, database) =>
    serve(
      environment,
      database,
      await createDemoServices(environment, database.db, { provider: bankProvider(OUTAGE_BANK_URL) }),
    ),
});

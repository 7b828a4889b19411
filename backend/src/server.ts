import { readProductionEnvironment } from './config/production-environment';
import { productionServices } from './production-services';
import { runServer } from './run-server';
import { serve } from './serve';

/** The backend of a shop in production. The demonstration starts `demo/server.ts` instead. */
runServer({
  readEnvironment: readProductionEnvironment,
  ports: ({ port }) => ({ BACKEND_PORT: port }),
  start: (environment, database) => {
    if (environment.databaseUrl === null)
      console.warn('DATABASE_URL is not set: the embedded database does not survive a power failure.');
    return serve(environment, database, productionServices(environment, database.db));
  },
});

import { runServer } from '@storefront/backend/run-server';

import { readDemoEnvironment } from './environment';
import { serveDemo } from './serve-demo';

/** The backend of the demonstration, with everything outside the shop simulated. */
runServer({
  readEnvironment: readDemoEnvironment,
  ports: ({ port, gatewayPort, stripe }) => ({
    BACKEND_PORT: port,
    ...(stripe === null ? { GATEWAY_PORT: gatewayPort } : {}),
  }),
  start: serveDemo,
});

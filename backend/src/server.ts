import { fatalErrorText } from '@storefront/server-kit/error-text';
import { requireFreePort } from '@storefront/server-kit/ports';

import { openDatabase } from './db/open-database';
import { readEnvironment } from './config/environment';
import { serve } from './serve';

const HOST = '0.0.0.0';

async function main(): Promise<void> {
  const environment = readEnvironment();
  const ports =
    environment.stripe === null ? [environment.port, environment.gatewayPort] : [environment.port];
  for (const port of ports) await requireFreePort(port, HOST);
  const opened = await openDatabase(
    environment.dataDir,
    environment.databaseUrl,
    environment.databaseConnections,
  );
  const stop = await serve(environment, opened);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  console.error(fatalErrorText(error, ['BACKEND_PORT', 'GATEWAY_PORT']));
  process.exit(1);
});

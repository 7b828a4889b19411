import { fatalErrorText } from '@storefront/server-kit/error-text';
import { requireFreePort } from '@storefront/server-kit/ports';
import { serveUntilSignal } from '@storefront/server-kit/serve-until-signal';
import { startTracing } from '@storefront/server-kit/tracing/start-tracing';
import { traceQuery } from '@storefront/server-kit/tracing/trace-query';

import type { BackendEnvironment } from './config/environment';
import { openDatabase, type OpenDatabase } from './db/open-database';
import { HOST } from './serve';

export interface ServerProgram<E extends BackendEnvironment> {
  readonly readEnvironment: () => E;
  /** Ports to listen on, by the setting that changes each. */
  readonly ports: (environment: E) => Readonly<Record<string, number>>;
  /** @returns stops everything and closes the database */
  readonly start: (environment: E, database: OpenDatabase) => Promise<() => Promise<void>>;
}

/** Runs a server until a signal stops it. A failed start prints one message and exits with 1. */
export function runServer<E extends BackendEnvironment>(program: ServerProgram<E>): void {
  serveUntilSignal(
    () => startServer(program),
    (error) => fatalErrorText(error, ['BACKEND_PORT', 'GATEWAY_PORT']),
  );
}

async function startServer<E extends BackendEnvironment>({
  readEnvironment,
  ports,
  start,
}: ServerProgram<E>): Promise<() => Promise<void>> {
  const environment = readEnvironment();
  // A taken port is reported before the database is opened, which takes a second.
  for (const port of Object.values(ports(environment))) await requireFreePort(port, HOST);
  const { dataDir, databaseUrl, databaseConnections } = environment;
  // A forgotten rejection in one job or request must not end the payments of all others.
  process.on('unhandledRejection', (error) => console.error('unhandled rejection:', error));
  const stopTracing = await startTracing('backend');
  const onQuery = stopTracing ? traceQuery : undefined;
  const database = await openDatabase(dataDir, databaseUrl, databaseConnections, onQuery);
  const stopServer = await start(environment, database);
  return async () => {
    await stopServer();
    await stopTracing?.();
  };
}

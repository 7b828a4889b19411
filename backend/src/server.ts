import { openDatabase } from './db/open-database';
import { readEnvironment } from './environment';
import { requireFreePort } from './port-free';
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
  console.error(wordsFor(error));
  process.exit(1);
});

function wordsFor(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE')
    return `A port is taken: ${error instanceof Error ? error.message : ''}. Set BACKEND_PORT or GATEWAY_PORT.`;
  if (code === 'ENOSPC') return 'The disk is full.';
  return error instanceof Error ? error.message : String(error);
}

import { buildApp } from './app';
import { seedContent } from './content/seed/seed-content';
import { openDatabase, type OpenDatabase } from './db/open-database';
import { readEnvironment, type BackendEnvironment } from './environment';
import { gatewayApp } from './gateway/gateway-app';
import { mailTransport } from './mail/mail-transport';
import { sendDueMails } from './mail/mail-worker';
import { createMarket } from './market/create-market';
import { reconcile } from './payments/reconciler';
import { sandboxProvider } from './payments/sandbox-provider';
import { requireFreePort } from './port-free';
import { repeat } from './repeat';

const RECONCILE_EVERY_MS = 3_000;
const MAIL_EVERY_MS = 1_000;
const HOST = '0.0.0.0';

async function main(): Promise<void> {
  const environment = readEnvironment();
  for (const port of [environment.port, environment.gatewayPort]) await requireFreePort(port, HOST);
  const opened = await openDatabase(environment.dataDir, environment.databaseUrl);
  const stop = await serve(environment, opened);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
}

async function serve(
  environment: BackendEnvironment,
  { db, close }: OpenDatabase,
): Promise<() => Promise<void>> {
  const { clock, seller } = environment;
  const market = createMarket({
    seed: environment.seed,
    today: clock.today,
    mediaBase: environment.publicUrl,
  });
  await seedContent({ db, market, today: clock.today(), mediaBase: environment.publicUrl });
  const sandbox = sandboxProvider(db, environment.gatewayUrl, clock.now);
  const app = await buildApp({ environment, db, market, sandbox });
  const gateway = gatewayApp({
    sandbox,
    merchant: seller.name,
    storefrontOrigins: environment.storefrontOrigins,
    clock,
  });
  const send = mailTransport(environment);

  await gateway.listen({ port: environment.gatewayPort, host: HOST });
  await app.listen({ port: environment.port, host: HOST });
  const workers = [
    repeat('reconciler', RECONCILE_EVERY_MS, () => reconcile({ db, provider: sandbox, clock })),
    repeat('mail', MAIL_EVERY_MS, () => sendDueMails(db, send, seller)),
  ];
  console.log(`backend ready on ${environment.publicUrl}`);

  return async () => {
    await Promise.all(workers.map((stop) => stop()));
    await Promise.all([app.close(), gateway.close()]);
    await close();
  };
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

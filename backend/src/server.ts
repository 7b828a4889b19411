import { buildApp } from './app';
import { seedContent } from './content/seed/seed-content';
import { openDatabase, type OpenDatabase } from './db/open-database';
import { readEnvironment, type BackendEnvironment } from './environment';
import { gatewayApp } from './gateway/gateway-app';
import { mailTransport } from './mail/mail-transport';
import { createMarket } from './market/create-market';
import { choosePayments } from './payments/choose-provider';
import type { Sandbox } from './payments/sandbox-provider';
import { requireFreePort } from './port-free';
import { startSweeps } from './sweeps';

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
  const payments = choosePayments(environment, db, clock);
  const app = await buildApp({ environment, db, market, payments });
  await app.listen({ port: environment.port, host: HOST });
  const closeGateway = payments.sandbox && (await openGateway(environment, payments.sandbox));
  const stopSweeps = startSweeps({
    db,
    market,
    clock,
    provider: payments.provider,
    send: mailTransport(environment),
    seller,
  });
  console.log(`backend ready on ${environment.publicUrl}`);

  return async () => {
    await stopSweeps();
    await Promise.all([app.close(), closeGateway?.()]);
    await close();
  };
}

async function openGateway(environment: BackendEnvironment, sandbox: Sandbox): Promise<() => Promise<void>> {
  const { seller, storefrontOrigins, clock, gatewayPort } = environment;
  const gateway = gatewayApp({ sandbox, merchant: seller.name, storefrontOrigins, clock });
  await gateway.listen({ port: gatewayPort, host: HOST });
  return () => gateway.close();
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

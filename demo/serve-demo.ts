import type { OpenDatabase } from '@storefront/backend/db/open-database';
import { HOST, serve } from '@storefront/backend/serve';

import { seedContent } from './content/seed-content';
import { createDemoServices } from './demo-services';
import { startDemoSearchThreads } from './demo-supplier';
import type { DemoEnvironment } from './environment';
import { gatewayApp } from './payment-sandbox/pages/gateway-app';
import type { Sandbox } from './payment-sandbox/sandbox-provider';

/** Seeds the content store, then starts the payment sandbox and the backend. @returns stops all of it */
export async function serveDemo(
  environment: DemoEnvironment,
  database: OpenDatabase,
): Promise<() => Promise<void>> {
  const { db } = database;
  const { clock, publicUrl } = environment;
  await seedContent(db, { today: clock.today(), publicUrl });
  const threads = startDemoSearchThreads(environment);
  const services = await createDemoServices(environment, db, { threads });
  const closeSandbox = services.sandbox && (await openSandbox(environment, services.sandbox));
  let sandboxClosed: Promise<void> | undefined;
  // Both servers stop listening at once; the database closes after the last response of either.
  const close = async () => {
    await sandboxClosed;
    await database.close();
  };
  const stopBackend = await serve(environment, { ...database, close }, services);
  return async () => {
    sandboxClosed = closeSandbox?.();
    await stopBackend();
    await threads?.stop();
  };
}

async function openSandbox(environment: DemoEnvironment, sandbox: Sandbox): Promise<() => Promise<void>> {
  const { seller, storefrontOrigins, clock, gatewayPort, gatewayUrl } = environment;
  const gateway = gatewayApp({
    sandbox,
    merchant: seller.name,
    storefrontOrigins,
    clock,
    publicUrl: gatewayUrl,
  });
  await gateway.listen({ port: gatewayPort, host: HOST });
  return () => gateway.close();
}

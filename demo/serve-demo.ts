import type { OpenDatabase } from '@storefront/backend/db/open-database';
import { HOST, serve } from '@storefront/backend/serve';

import { seedContent } from './content/seed-content';
import { createDemoServices } from './demo-services';
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
  const services = createDemoServices(environment, db);
  const closeSandbox = services.sandbox && (await openSandbox(environment, services.sandbox));
  const stopBackend = await serve(environment, database, services);
  return async () => {
    await closeSandbox?.();
    await stopBackend();
  };
}

async function openSandbox(environment: DemoEnvironment, sandbox: Sandbox): Promise<() => Promise<void>> {
  const { seller, storefrontOrigins, clock, gatewayPort } = environment;
  const gateway = gatewayApp({ sandbox, merchant: seller.name, storefrontOrigins, clock });
  await gateway.listen({ port: gatewayPort, host: HOST });
  return () => gateway.close();
}

import { buildApp } from './app';
import { seedContent } from '@storefront/demo/content/seed-content';
import type { OpenDatabase } from './db/open-database';
import type { BackendEnvironment } from './config/environment';
import { gatewayApp } from '@storefront/demo/payment-sandbox/pages/gateway-app';
import { mailTransport, type SendMail } from './mail/mail-transport';
import { createMarket } from '@storefront/demo/supplier-simulator/market/create-market';
import { choosePayments, type Payments } from './payments/choose-provider';
import type { Sandbox } from '@storefront/demo/payment-sandbox/sandbox-provider';
import { startBackgroundJobs } from './jobs/background-jobs';

const HOST = '0.0.0.0';

/** What stands in for the outside world; all of it as the environment says when left out. */
export interface Outside {
  readonly payments?: Payments;
  readonly send?: SendMail;
}

/** Everything that listens and works, on an open database. @returns stops it all, the database last */
export async function serve(
  environment: BackendEnvironment,
  { db, close }: OpenDatabase,
  outside: Outside = {},
): Promise<() => Promise<void>> {
  const { clock, seller } = environment;
  const market = createMarket({
    seed: environment.seed,
    today: clock.today,
    mediaBase: environment.publicUrl,
  });
  await seedContent({ db, market, today: clock.today(), mediaBase: environment.publicUrl });
  const payments = outside.payments ?? choosePayments(environment, db, clock);
  const app = await buildApp({ environment, db, market, payments });
  await app.listen({ port: environment.port, host: HOST });
  const closeGateway = payments.sandbox && (await openGateway(environment, payments.sandbox));
  const stopSweeps = startBackgroundJobs({
    db,
    market,
    clock,
    provider: payments.provider,
    send: outside.send ?? mailTransport(environment),
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

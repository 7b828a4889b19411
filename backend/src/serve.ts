import { drainConnections } from '@storefront/server-kit/graceful-close';
import { createMetricsRegistry } from '@storefront/server-kit/metrics/request-metrics';

import { pageInvalidation } from './admin/page-invalidation';
import { buildApp, type AppExtension } from './app';
import type { BackendEnvironment } from './config/environment';
import { termsOf } from './config/shop-settings';
import { seedSite } from './content/site/seed-site';
import type { Database, OpenDatabase } from './db/open-database';
import { startBackgroundJobs } from './jobs/background-jobs';
import { mailSettings } from './mail/mail-settings';
import type { SendMail } from './mail/mail-transport';
import { outboxFolder, sweepTemporaryMails } from './mail/outbox-folder';
import type { PictureSource } from './media/picture-source';
import { measureSupplier } from './metrics/measure-supplier';
import type { PaymentProvider } from './payments/payment-provider';
import { shutDown } from './shutdown';
import { createFirstAdmin } from './studio/accounts/first-admin';
import type { SupplierCircuits } from './supplier/circuit-breaker';
import type { Supplier } from './supplier/supplier';
import { traceSupplier } from './supplier/trace-supplier';

/** Interface on which every server of ours listens. */
export const HOST = '0.0.0.0';

/** The services outside the shop, chosen by the composition root: `server.ts`, or `demo/server.ts`. */
export interface OutsideServices {
  readonly supplier: Supplier;
  /** Circuits of the supplier's calls; absent where the supplier is simulated in this process. */
  readonly circuits?: SupplierCircuits | undefined;
  readonly provider: PaymentProvider;
  readonly send: SendMail;
  /** `null`: only files of the media folder are served. */
  readonly pictures: PictureSource | null;
  readonly extension?: AppExtension;
}

/**
 * Starts the HTTP server and the background jobs on an open database.
 *
 * @returns stops everything and closes the database
 */
export async function serve(
  environment: BackendEnvironment,
  { db, connections, close }: OpenDatabase,
  { supplier: unmeasured, circuits, provider, send, pictures, extension }: OutsideServices,
): Promise<() => Promise<void>> {
  const { clock } = environment;
  const metrics = environment.metricsToken === null ? undefined : createMetricsRegistry();
  const traced = traceSupplier(unmeasured);
  const supplier = metrics ? measureSupplier(traced, metrics) : traced;
  await sweepTemporaryMails(outboxFolder(environment.dataDir));
  await openStudio(environment, db);
  await seedSite({ db, clock });
  const services = { supplier, circuits, provider, pictures, extension };
  const stopping = new AbortController();
  const app = await buildApp({
    environment,
    db,
    connections,
    ...services,
    metrics,
    stopping: stopping.signal,
  });
  await app.listen({ port: environment.port, host: HOST });
  const stopJobs = startBackgroundJobs({
    db,
    isEmbedded: environment.databaseUrl === null,
    dataDir: environment.dataDir,
    supplier,
    clock,
    provider,
    send,
    mail: mailSettings(environment),
    terms: termsOf(environment.shop),
    invalidatePages: pageInvalidation(environment),
  });
  console.log(`backend ready on ${environment.publicUrl}`);

  const closeServer = async () => {
    stopping.abort();
    await drainConnections(app.server);
    await app.close();
  };
  return () => shutDown({ closeServer, stopJobs, closeDatabase: close });
}

/** Prints the password of the first admin once, to the error output, which `npm start` shows. */
async function openStudio({ studio, clock }: BackendEnvironment, db: Database): Promise<void> {
  const admin = studio && (await createFirstAdmin(db, studio.adminEmail, new Date(clock.now())));
  if (admin)
    console.warn(
      `studio: first sign-in as ${admin.email} with the password ${admin.password}, printed only now`,
    );
}

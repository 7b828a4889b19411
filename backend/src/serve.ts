import { buildApp, type AppExtension } from './app';
import type { BackendEnvironment } from './config/environment';
import type { OpenDatabase } from './db/open-database';
import { startBackgroundJobs } from './jobs/background-jobs';
import type { SendMail } from './mail/mail-transport';
import { outboxFolder, sweepTemporaryMails } from './mail/outbox-folder';
import type { PictureSource } from './media/picture-source';
import type { PaymentProvider } from './payments/payment-provider';
import { shutDown } from './shutdown';
import type { Supplier } from './supplier/supplier';

/** Interface on which every server of ours listens. */
export const HOST = '0.0.0.0';

/** The services outside the shop, chosen by the composition root: `server.ts`, or `demo/server.ts`. */
export interface OutsideServices {
  readonly supplier: Supplier;
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
  { db, close }: OpenDatabase,
  { supplier, provider, send, pictures, extension }: OutsideServices,
): Promise<() => Promise<void>> {
  const { clock, seller } = environment;
  await sweepTemporaryMails(outboxFolder(environment.dataDir));
  const app = await buildApp({ environment, db, supplier, provider, pictures, extension });
  await app.listen({ port: environment.port, host: HOST });
  const stopJobs = startBackgroundJobs({ db, supplier, clock, provider, send, seller });
  console.log(`backend ready on ${environment.publicUrl}`);

  return () => shutDown({ closeServer: () => app.close(), stopJobs, closeDatabase: close });
}

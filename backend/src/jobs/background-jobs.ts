import type { Clock } from '@storefront/shared/platform/time/clock';

import type { ContentDeps } from '../content/page-response';
import { deleteExpiredPreviews } from '../content/preview/preview-store';
import { warmPrices } from '../content/prices/warm-prices';
import type { Database } from '../db/open-database';
import type { BackendEnvironment } from '../config/environment';
import { deleteExpiredRateCounts } from '../http/rate-counts';
import type { SendMail } from '../mail/mail-transport';
import { sendDueMails } from '../mail/mail-worker';
import { reconcile } from '../payments/reconciler';
import type { PaymentProvider } from '../payments/payment-provider';
import { expirePersonalData } from '../people/personal-data';
import { runPeriodically } from './run-periodically';
import { deleteOldFaults } from '../fault-reports/delete-old-faults';
import { deleteOldTelemetry } from '../telemetry/delete-old-telemetry';

const RECONCILE_EVERY_MS = 3_000;
const MAIL_EVERY_MS = 1_000;
const PRICES_EVERY_MS = 60_000;
const FORGET_EVERY_MS = 60_000;
const EXPIRE_EVERY_MS = 3_600_000;

interface JobDeps extends ContentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly send: SendMail;
  readonly seller: BackendEnvironment['seller'];
}

/** Starts the background jobs. Any number of processes may run them on one database. @returns stops them */
export function startBackgroundJobs(deps: JobDeps): () => Promise<void> {
  const { db, clock, send, seller } = deps;
  const jobs = [
    runPeriodically('reconciler', RECONCILE_EVERY_MS, (signal) => reconcile(deps, signal)),
    runPeriodically('mail', MAIL_EVERY_MS, (signal) => sendDueMails(db, send, seller, signal)),
    runPeriodically('prices', PRICES_EVERY_MS, (signal) => warmPrices(deps, signal)),
    runPeriodically('rate counts', FORGET_EVERY_MS, () => deleteExpiredRateCounts(db)),
    runPeriodically('previews', FORGET_EVERY_MS, () => deleteExpiredPreviews(db, clock)),
    runPeriodically('fault reports', EXPIRE_EVERY_MS, () => deleteOldFaults(db, clock)),
    runPeriodically('telemetry', EXPIRE_EVERY_MS, () => deleteOldTelemetry(db, clock)),
    runPeriodically('personal data', EXPIRE_EVERY_MS, () => expirePersonalData(db, clock)),
  ];
  return async () => {
    await Promise.all(jobs.map((stop) => stop()));
  };
}

import type { Clock } from '@storefront/shared/platform/time/clock';

import type { ContentDeps } from '../content/page-response';
import { forgetPreviews } from '../content/preview/preview-store';
import { warmPrices } from '../content/prices/warm-prices';
import type { Database } from '../db/open-database';
import type { BackendEnvironment } from '../config/environment';
import { forgetRateCounts } from '../http/rate-counts';
import type { SendMail } from '../mail/mail-transport';
import { sendDueMails } from '../mail/mail-worker';
import { reconcile } from '../payments/reconciler';
import type { PaymentProvider } from '../payments/payment-provider';
import { expirePersonalData } from '../people/personal-data';
import { repeat } from './repeat';
import { forgetTelemetry } from '../telemetry/delete-old-telemetry';

const RECONCILE_EVERY_MS = 3_000;
const MAIL_EVERY_MS = 1_000;
const PRICES_EVERY_MS = 60_000;
const FORGET_EVERY_MS = 60_000;
const EXPIRE_EVERY_MS = 3_600_000;

interface SweepDeps extends ContentDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly send: SendMail;
  readonly seller: BackendEnvironment['seller'];
}

/** What goes on by itself while the backend runs. Any number of processes may do it on one database. */
export function startBackgroundJobs(deps: SweepDeps): () => Promise<void> {
  const { db, clock, send, seller } = deps;
  const sweeps = [
    repeat('reconciler', RECONCILE_EVERY_MS, () => reconcile(deps)),
    repeat('mail', MAIL_EVERY_MS, () => sendDueMails(db, send, seller)),
    repeat('prices', PRICES_EVERY_MS, (signal) => warmPrices(deps, signal)),
    repeat('rate counts', FORGET_EVERY_MS, () => forgetRateCounts(db)),
    repeat('previews', FORGET_EVERY_MS, () => forgetPreviews(db, clock)),
    repeat('telemetry', EXPIRE_EVERY_MS, () => forgetTelemetry(db, clock)),
    repeat('personal data', EXPIRE_EVERY_MS, () => expirePersonalData(db, clock)),
  ];
  return async () => {
    await Promise.all(sweeps.map((stop) => stop()));
  };
}

import type { Clock } from '@storefront/shared/platform/time/clock';

import { allPathsOf, type InvalidatePages } from '../admin/notify-edge';
import type { ContentDeps } from '../content/page-response';
import { deleteExpiredPreviews } from '../content/preview/preview-store';
import { warmPrices } from '../content/prices/warm-prices';
import { createScheduleInvalidation } from '../content/revisions/invalidate-scheduled';
import type { BookingTerms } from '../db/after-booking-tables';
import { maintainEmbedded } from '../db/embedded-maintenance';
import type { Database } from '../db/open-database';
import { deleteExpiredRateCounts } from '../http/rate-counts';
import type { MailSettings } from '../mail/mail-settings';
import type { SendMail } from '../mail/mail-transport';
import { sendDueMails } from '../mail/mail-worker';
import { makeDueRefunds } from '../manage/refunds';
import { queueReminders } from '../manage/remind';
import { reconcile } from '../payments/reconciler';
import type { PaymentProvider } from '../payments/payment-provider';
import { expirePersonalData } from '../people/personal-data';
import { deleteOldQuotes } from '../quotes/delete-old-quotes';
import { postgresResponses } from '../supplier/responses/postgres-responses';
import { deleteExpiredSessions } from '../studio/sessions/session-store';
import { deleteExpiredSignOns } from '../studio/sign-on/sign-on-store';
import { runPeriodically } from './run-periodically';
import { deleteOldFaults } from '../fault-reports/delete-old-faults';
import { deleteOldTelemetry } from '../telemetry/delete-old-telemetry';

const RECONCILE_EVERY_MS = 3_000;
const MAIL_EVERY_MS = 1_000;
/** Short, because the plans of a new database are for empty tables until the first run. */
const MAINTAIN_EVERY_MS = 5_000;
const PRICES_EVERY_MS = 60_000;
/** A scheduled page is live for the next visitor after at most this time. */
const SCHEDULE_EVERY_MS = 1_000;
const FORGET_EVERY_MS = 60_000;
/** A reminder belongs to a day; the hour does not matter. */
const REMIND_EVERY_MS = 600_000;
const EXPIRE_EVERY_MS = 3_600_000;

interface JobDeps extends ContentDeps {
  readonly db: Database;
  /** The database runs in this process, and nothing else maintains it. */
  readonly isEmbedded: boolean;
  /** Has the files of mails where SMTP is not configured. */
  readonly dataDir: string;
  readonly clock: Clock;
  readonly provider: PaymentProvider;
  readonly send: SendMail;
  readonly mail: MailSettings;
  readonly terms: BookingTerms;
  /** Invalidates pages of the edge server; `null` where there is none. */
  readonly invalidatePages: InvalidatePages | null;
}

/** Starts the background jobs. Any number of processes may run them on one database. @returns stops them */
export function startBackgroundJobs(deps: JobDeps): () => Promise<void> {
  const { db, dataDir, clock, send, mail, invalidatePages, isEmbedded } = deps;
  const jobs = [
    runPeriodically('reconciler', RECONCILE_EVERY_MS, (signal) => reconcile(deps, signal)),
    runPeriodically('refunds', RECONCILE_EVERY_MS, (signal) => makeDueRefunds(deps, signal)),
    runPeriodically('reminders', REMIND_EVERY_MS, (signal) => queueReminders(db, clock, signal)),
    runPeriodically('mail', MAIL_EVERY_MS, (signal) => sendDueMails(db, send, mail, signal)),
    runPeriodically('prices', PRICES_EVERY_MS, (signal) => warmPrices(deps, signal)),
    runPeriodically('rate counts', FORGET_EVERY_MS, () => deleteExpiredRateCounts(db)),
    runPeriodically('supplier responses', FORGET_EVERY_MS, () =>
      postgresResponses(db, clock.now).deleteExpired(),
    ),
    runPeriodically('previews', FORGET_EVERY_MS, () => deleteExpiredPreviews(db, clock)),
    runPeriodically('studio sessions', FORGET_EVERY_MS, async () => {
      await deleteExpiredSessions(db, clock.now());
      await deleteExpiredSignOns(db, clock.now());
    }),
    runPeriodically('fault reports', EXPIRE_EVERY_MS, () => deleteOldFaults(db, clock)),
    runPeriodically('telemetry', EXPIRE_EVERY_MS, () => deleteOldTelemetry(db, clock)),
    runPeriodically('personal data', EXPIRE_EVERY_MS, () => expirePersonalData(db, dataDir, clock)),
    runPeriodically('quotes', EXPIRE_EVERY_MS, (signal) => deleteOldQuotes(db, clock, { signal })),
  ];
  if (isEmbedded)
    jobs.push(runPeriodically('maintenance', MAINTAIN_EVERY_MS, (signal) => maintainEmbedded(db, signal)));
  if (invalidatePages) {
    const invalidate = createScheduleInvalidation(deps, async (changed) =>
      invalidatePages(await allPathsOf(db, changed)),
    );
    jobs.push(runPeriodically('content schedule', SCHEDULE_EVERY_MS, invalidate));
  }
  return async () => {
    await Promise.all(jobs.map((stop) => stop()));
  };
}

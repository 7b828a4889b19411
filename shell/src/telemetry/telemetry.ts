import type { StorefrontRuntime } from '@storefront/shared/runtime';

import { pageKindOf } from '../page-view/page-kind';
import type { RemoteSource } from '../remotes/remote-source';

import { countLoads } from './count-loads';
import { findRelease, SHELL, stackFrames, type NamedRelease } from './find-release';
import { mayReport } from './may-report';
import { createReportQueue } from './report-queue';
import { createVersionsInUse } from './versions-in-use';
import { watchBooking } from './watch-booking';
import { watchErrors } from './watch-errors';
import { watchServerErrors } from './watch-server-errors';
import { watchVitals } from './watch-vitals';

export interface Telemetry {
  /** Wraps the given source and counts successful and failed loads. */
  readonly source: RemoteSource;
  /**
   * Counts an error that a boundary caught, for the release in the stack trace of `cause` and for `app` if it is in
   * use.
   */
  readonly fault: (app: string, cause?: unknown) => void;
}

interface TelemetryOptions {
  readonly source: RemoteSource;
  readonly runtime: Pick<StorefrontRuntime, 'config' | 'booking'>;
  readonly page: Window;
}

/**
 * Counts loads, errors, web vitals and bookings by app and version in use, and reports the counts, which contain no
 * personal data, URLs or texts. Reports errors without data about the reader. Nothing is counted or reported if the shop or the browser has disabled telemetry.
 */
export function startTelemetry({ source, runtime, page }: TelemetryOptions): Telemetry {
  if (!mayReport(runtime.config, page.navigator)) return { source, fault: () => {} };

  const kindOf = (pathname: string) => pageKindOf(source.snapshot.remotes, pathname);
  const measure = (): void =>
    void watchVitals({
      page,
      kindOf,
      onVital: ({ name, value, kind }) =>
        versionsInUse.count(kind.owner?.name ?? SHELL, { event: 'vital', name, value, page: kind.page }),
    });
  const queue = createReportQueue(runtime.config, page, measure);
  const versionsInUse = createVersionsInUse(queue);

  const shell = findRelease(shellScriptUrl(page.document));
  if (shell) versionsInUse.add(SHELL, shell.version);
  const report = (thrown: unknown, release: NamedRelease | null): void => {
    const { remotes } = source.snapshot;
    const error = { thrown, release, remotes, pathname: page.location.pathname };
    // Loaded when there is an error to report; without it nothing is reported.
    void import('../fault-reports/report-error').then(
      ({ reportError }) => shell && reportError(runtime.config, { ...error, shell }),
      () => {},
    );
  };
  watchErrors(page, (release, thrown) => {
    report(thrown, release);
    if (release) return queue.count(release.app, release.version, { event: 'error' });
    const owner = kindOf(page.location.pathname).owner?.name ?? SHELL;
    versionsInUse.count(versionsInUse.has(owner) ? owner : SHELL, { event: 'error' });
  });
  watchServerErrors(page, ({ app, version }) => queue.count(app, version, { event: 'server-error' }));
  watchBooking(runtime.booking, source.snapshot.isolated, {
    onPayment: () => versionsInUse.countAll({ event: 'payment' }),
    onBooked: () => versionsInUse.countAll({ event: 'booked' }),
  });

  return {
    source: countLoads(source, queue, versionsInUse),
    fault: (app, cause) => {
      const release = findRelease(stackFrames(cause));
      if (cause !== undefined) report(cause, release);
      if (release) queue.count(release.app, release.version, { event: 'error' });
      versionsInUse.count(app, { event: 'error' });
    },
  };
}

function shellScriptUrl(document: Document): string {
  return document.querySelector<HTMLScriptElement>(`script[src*="/releases/${SHELL}/"]`)?.src ?? '';
}

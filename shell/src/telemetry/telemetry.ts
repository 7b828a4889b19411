import { findPathOwner } from '@storefront/shared/contracts/path-owner';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

import type { RemoteSource } from '../remotes/remote-source';

import { countLoads } from './count-loads';
import { findRelease, SHELL, stackFrames } from './find-release';
import { mayReport } from './may-report';
import { createReportQueue } from './report-queue';
import { createVersionsInUse } from './versions-in-use';
import { watchBooking } from './watch-booking';
import { watchErrors } from './watch-errors';
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
 * Counts loads, errors, web vitals and bookings by app and version in use, and reports the counts. The reports contain
 * no personal data, URLs or texts. Nothing is counted if the shop or the browser has disabled telemetry.
 */
export function startTelemetry({ source, runtime, page }: TelemetryOptions): Telemetry {
  if (!mayReport(runtime.config, page.navigator)) return { source, fault: () => {} };

  const queue = createReportQueue(runtime.config, page);
  const versionsInUse = createVersionsInUse(queue);
  const initialOwner = currentOwner();

  function currentOwner(): string {
    return findPathOwner(source.snapshot.remotes, page.location.pathname)?.app.name ?? SHELL;
  }

  const shell = findRelease(shellScriptUrl(page.document));
  if (shell) versionsInUse.add(SHELL, shell.version);
  watchErrors(page, (release) => {
    if (release) return queue.count(release.app, release.version, { event: 'error' });
    const owner = currentOwner();
    versionsInUse.count(versionsInUse.has(owner) ? owner : SHELL, { event: 'error' });
  });
  watchVitals(page, (name, value) => versionsInUse.count(initialOwner, { event: 'vital', name, value }));
  watchBooking(runtime.booking, () => versionsInUse.countAll({ event: 'booked' }));

  return {
    source: countLoads(source, queue, versionsInUse),
    fault: (app, cause) => {
      const release = findRelease(stackFrames(cause));
      if (release) queue.count(release.app, release.version, { event: 'error' });
      versionsInUse.count(app, { event: 'error' });
    },
  };
}

function shellScriptUrl(document: Document): string {
  return document.querySelector<HTMLScriptElement>(`script[src*="/releases/${SHELL}/"]`)?.src ?? '';
}

import type { TelemetryEvent } from '@storefront/shared/api/telemetry.schema';
import { findPathOwner } from '@storefront/shared/contracts/path-owner';
import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

import type { LoadedRemote, RemoteSource } from '../remotes/remote-source';

import { mayReport } from './may-report';
import { findRelease, SHELL, stackFrames } from './find-release';
import { createReportQueue } from './report-queue';
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

type LoadPreviousRelease = NonNullable<RemoteSource['loadPreviousRelease']>;

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

  const { count } = createReportQueue(runtime.config, page);
  const versionsInUse = new Map<string, string>();
  const initialOwner = currentOwner();

  function currentOwner(): string {
    return findPathOwner(source.snapshot.remotes, page.location.pathname)?.app.name ?? SHELL;
  }
  function markInUse(app: string, version: string): void {
    versionsInUse.set(app, version);
    count(app, version, { event: 'loaded' });
  }
  /** Ignores apps that are not loaded: their failure is counted as `load-failed`. */
  function countInUse(app: string, event: TelemetryEvent): void {
    const version = versionsInUse.get(app);
    if (version !== undefined) count(app, version, event);
  }
  function countLoaded(remote: RemoteSnapshot, { version }: LoadedRemote): void {
    if (version !== remote.version) count(remote.name, remote.version, { event: 'load-failed' });
    markInUse(remote.name, version);
  }
  function countFailed({ name, version, fallback }: RemoteSnapshot): void {
    count(name, version, { event: 'load-failed' });
    if (fallback) count(name, fallback.version, { event: 'load-failed' });
  }

  const shell = findRelease(shellScriptUrl(page.document));
  if (shell) markInUse(SHELL, shell.version);
  watchErrors(page, (release) => {
    if (release) return count(release.app, release.version, { event: 'error' });
    const owner = currentOwner();
    countInUse(versionsInUse.has(owner) ? owner : SHELL, { event: 'error' });
  });
  watchVitals(page, (name, value) => countInUse(initialOwner, { event: 'vital', name, value }));
  watchBooking(runtime.booking, () => {
    for (const app of versionsInUse.keys()) countInUse(app, { event: 'booked' });
  });

  const withPreviousReleaseCounted =
    (loadPreviousRelease: LoadPreviousRelease): LoadPreviousRelease =>
    async (remote, version) => {
      const previous = await loadPreviousRelease(remote, version);
      if (previous) {
        count(remote.name, version, { event: 'load-failed' });
        markInUse(remote.name, previous.version);
      }
      return previous;
    };

  return {
    source: {
      ...source,
      load: (remote) => {
        const loading = source.load(remote);
        loading.then(
          (loaded) => countLoaded(remote, loaded),
          () => countFailed(remote),
        );
        return loading;
      },
      ...(source.loadPreviousRelease
        ? { loadPreviousRelease: withPreviousReleaseCounted(source.loadPreviousRelease) }
        : {}),
    },
    fault: (app, cause) => {
      const release = findRelease(stackFrames(cause));
      if (release) count(release.app, release.version, { event: 'error' });
      countInUse(app, { event: 'error' });
    },
  };
}

function shellScriptUrl(document: Document): string {
  return document.querySelector<HTMLScriptElement>(`script[src*="/releases/${SHELL}/"]`)?.src ?? '';
}

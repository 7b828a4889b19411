import type { TelemetryEvent } from '@storefront/shared/api/telemetry.schema';
import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import type { StorefrontRuntime } from '@storefront/shared/runtime';

import { ownerOfPath } from '../remotes/prefetch';
import type { LoadedRemote, RemoteSource } from '../remotes/remote-source';

import { mayReport } from './may-report';
import { releaseInText, SHELL, stackOf } from './release-in-text';
import { startReports } from './reports';
import { watchBooking } from './watch-booking';
import { watchErrors } from './watch-errors';
import { watchVitals } from './watch-vitals';

export interface Telemetry {
  /** The source that was given; what it loads, and what it cannot load, is counted. */
  readonly source: RemoteSource;
  /**
   * Counts a fault that was caught: for the release whose code threw, if the stack says so, and for `part`
   * if it is in use. Without `cause` for `part` alone.
   */
  readonly fault: (part: string, cause?: unknown) => void;
}

type LoadBefore = NonNullable<RemoteSource['loadBefore']>;

interface TelemetryOptions {
  readonly source: RemoteSource;
  readonly runtime: Pick<StorefrontRuntime, 'config' | 'booking'>;
  readonly page: Window;
}

/**
 * Counts what happens to the parts of this document, by the version that was really in use, and reports it:
 * no person, no address, no words. Does nothing at all where the shop or the browser wants none of it.
 */
export function startTelemetry({ source, runtime, page }: TelemetryOptions): Telemetry {
  if (!mayReport(runtime.config, page.navigator)) return { source, fault: () => {} };

  const { count } = startReports(runtime.config, page);
  const inUse = new Map<string, string>();
  const firstOwner = ownerNow();

  function ownerNow(): string {
    return ownerOfPath(source.snapshot, page.location.pathname)?.remote.name ?? SHELL;
  }
  function startUsing(part: string, version: string): void {
    inUse.set(part, version);
    count(part, version, { event: 'loaded' });
  }
  /** Of a part that is not there nothing can be said: that it is not is counted already. */
  function countInUse(part: string, event: TelemetryEvent): void {
    const version = inUse.get(part);
    if (version !== undefined) count(part, version, event);
  }
  function countLoaded(wanted: RemoteSnapshot, { version }: LoadedRemote): void {
    if (version !== wanted.version) count(wanted.name, wanted.version, { event: 'load-failed' });
    startUsing(wanted.name, version);
  }
  function countFailed({ name, version, fallback }: RemoteSnapshot): void {
    count(name, version, { event: 'load-failed' });
    if (fallback) count(name, fallback.version, { event: 'load-failed' });
  }

  const shell = releaseInText(shellAddress(page.document));
  if (shell) startUsing(SHELL, shell.version);
  watchErrors(page, (release) => {
    if (release) return count(release.part, release.version, { event: 'error' });
    const owner = ownerNow();
    countInUse(inUse.has(owner) ? owner : SHELL, { event: 'error' });
  });
  watchVitals(page, (name, value) => countInUse(firstOwner, { event: 'vital', name, value }));
  watchBooking(runtime.booking, () => {
    for (const part of inUse.keys()) countInUse(part, { event: 'booked' });
  });

  const countedBefore =
    (loadBefore: LoadBefore): LoadBefore =>
    async (remote, version) => {
      const before = await loadBefore(remote, version);
      if (before) {
        count(remote.name, version, { event: 'load-failed' });
        startUsing(remote.name, before.version);
      }
      return before;
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
      ...(source.loadBefore ? { loadBefore: countedBefore(source.loadBefore) } : {}),
    },
    fault: (part, cause) => {
      const thrower = releaseInText(stackOf(cause));
      if (thrower) count(thrower.part, thrower.version, { event: 'error' });
      countInUse(part, { event: 'error' });
    },
  };
}

function shellAddress(document: Document): string {
  return document.querySelector<HTMLScriptElement>(`script[src*="/releases/${SHELL}/"]`)?.src ?? '';
}

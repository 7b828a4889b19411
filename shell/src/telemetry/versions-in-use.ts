import type { TelemetryEvent } from '@storefront/shared/api/telemetry.schema';

import type { ReportQueue } from './report-queue';

/** The apps that this document has loaded, with the versions that it uses. */
export interface VersionsInUse {
  readonly has: (app: string) => boolean;
  /** Records the version of a loaded app and counts it as `loaded`. */
  readonly add: (app: string, version: string) => void;
  /** Counts an event. Ignores apps that are not loaded: their failure is counted as `load-failed`. */
  readonly count: (app: string, event: TelemetryEvent) => void;
  readonly countAll: (event: TelemetryEvent) => void;
}

export function createVersionsInUse({ count }: ReportQueue): VersionsInUse {
  const versions = new Map<string, string>();
  function countInUse(app: string, event: TelemetryEvent): void {
    const version = versions.get(app);
    if (version !== undefined) count(app, version, event);
  }
  return {
    has: (app) => versions.has(app),
    add: (app, version) => {
      versions.set(app, version);
      count(app, version, { event: 'loaded' });
    },
    count: countInUse,
    countAll: (event) => {
      for (const app of versions.keys()) countInUse(app, event);
    },
  };
}

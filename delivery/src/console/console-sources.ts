import type { ReleaseStore } from '../store/release-store';

import type { ReportReaders } from './releases/health-report';

/** What the routes of the console read. */
export interface ConsoleSources {
  readonly store: ReleaseStore;
  readonly reports: ReportReaders;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

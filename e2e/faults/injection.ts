import type { Page } from '@playwright/test';

import type { FaultProxy } from './fault-proxy';
import type { FaultCase } from './test-cases';
import type { Place } from './places';

/** The site under test, and the release store of its edge server. */
export interface TestSite {
  readonly site: string;
  readonly releases: string;
  /** Returns the log of its edge server. */
  readonly log: () => string;
}

/** One injected fault in one tab. */
export interface FaultInjection {
  /** Runs before the tab is opened. */
  readonly beforeOpen: () => Promise<void>;
  /** Runs after the tab is open, before it navigates to the page. */
  readonly afterOpen: () => Promise<void>;
  /** Resolves to true if the tab met the fault. A case without it proves nothing. */
  readonly wasMet: () => Promise<boolean>;
  /** Returns the number of requests of the file that have reached the network so far. */
  readonly hits?: () => number;
  /** Returns when the first of them arrived, milliseconds since 1970. */
  readonly metAt?: () => number | undefined;
  readonly remove: () => Promise<void>;
}

export interface FaultContext {
  readonly page: Page;
  readonly proxy: FaultProxy;
  readonly testCase: FaultCase;
  readonly place: Place;
  readonly testSite: TestSite;
  /** Returns the console messages and uncaught errors of the page. */
  readonly messages: () => string;
}

export const NO_ACTION = (): Promise<void> => Promise.resolve();

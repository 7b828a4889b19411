import type { Page } from '@playwright/test';

import type { Cell } from './cells';
import type { Place } from './places';

/** Where a fault is made: a site, and the releases that its edge server hands out. */
export interface Ground {
  readonly site: string;
  readonly releases: string;
  /** What its edge server has logged so far. */
  readonly log: () => string;
}

/** A fault as it befalls one tab. */
export interface Strike {
  /** Before the tab is opened. */
  readonly before: () => Promise<void>;
  /** Once the tab is open, and before the page is gone to. */
  readonly after: () => Promise<void>;
  /** Whether the tab has come across it: a fault that nobody meets proves nothing. */
  readonly met: () => Promise<boolean>;
  readonly lift: () => Promise<void>;
}

export interface Struck {
  readonly page: Page;
  readonly cell: Cell;
  readonly place: Place;
  readonly ground: Ground;
  /** Everything that the page has said and thrown so far. */
  readonly said: () => string;
}

export const NO_STEP = (): Promise<void> => Promise.resolve();

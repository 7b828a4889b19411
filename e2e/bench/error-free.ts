import type { Page } from '@playwright/test';

import { consoleErrorsOf } from '../support/console-errors';

/** On a slow line a file can come later than Chromium expects of a preload. */
const LATE_PRELOAD = /was preloaded using link preload/;

/**
 * Watches a page that is measured, and returns a check for the end: the figures of a page that broke are none.
 *
 * @throws Error from the check, when the page wrote an error or a warning to the console
 */
export function errorFree(page: Page): () => void {
  const errors = consoleErrorsOf(page, LATE_PRELOAD);
  return () => {
    if (errors.length > 0) throw new Error(`${page.url()} wrote to the console:\n${errors.join('\n')}`);
  };
}

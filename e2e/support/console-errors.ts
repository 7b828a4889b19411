import type { Page } from '@playwright/test';

/** Collects console errors and uncaught errors; 404 responses are expected. @param beside pattern of messages that the test provokes */
export function consoleErrorsOf(page: Page, beside = /^$/): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const expected = /status of 404/.test(message.text()) || beside.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

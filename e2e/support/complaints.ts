import type { Page } from '@playwright/test';

/** Everything that the page complains of; a status of 404 is what some pages are asked for. @param beside what a test provokes */
export function complaintsOf(page: Page, beside = /^$/): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const expected = /status of 404/.test(message.text()) || beside.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

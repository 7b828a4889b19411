import type { Page } from '@playwright/test';

import { marksOf, slowDown, watchTasks, type Marks } from './marks';

/** Runs the default search of the home page for hotels, then a filter and a sort, with the storefront. */
export async function searchStorefront(page: Page, site: string): Promise<Marks> {
  await page.goto(`${site}/`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const hotels = page.getByRole('link', { name: 'Hotels', exact: true });
  await hotels.waitFor();
  await page.waitForTimeout(1_000);
  await slowDown(page);
  await page.evaluate(watchTasks);
  await page.evaluate(watchResults);
  await hotels.click();
  await page.waitForFunction(() => (globalThis as unknown as Watched).seen.complete > 0);
  await page.waitForTimeout(500);
  const marks = await marksOf(page);
  const filter = await page.evaluate(timeOf, { act: 'filter' } as const);
  const sort = await page.evaluate(timeOf, { act: 'sort' } as const);
  return { ...marks, filter, sort };
}

interface Watched {
  readonly seen: { start: number; first: number; complete: number };
}

/** Runs in the page: measures from the click that starts the search. */
function watchResults(): void {
  const { seen } = globalThis as unknown as Watched;
  addEventListener(
    'click',
    () => {
      seen.start = performance.now();
      new MutationObserver(() => {
        if (!seen.first && document.querySelector('main article')) seen.first = performance.now();
        const heading = document.querySelector('main h1')?.textContent ?? '';
        const read = document.querySelector('main h1') && !document.querySelector('[data-reading]');
        if (!seen.complete && seen.first && read && heading.startsWith('Showing 1-20'))
          seen.complete = performance.now();
      }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
    },
    { once: true, capture: true },
  );
}

/** Runs in the page: measures from the click to the frame that shows the changed list. */
function timeOf({ act }: { readonly act: 'filter' | 'sort' }): Promise<number> {
  const visible = () =>
    [...document.querySelectorAll('main article h2')].map(({ textContent }) => textContent).join();
  return new Promise((resolve) => {
    const before = visible();
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (visible() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    if (act === 'filter') {
      document.querySelector<HTMLInputElement>('aside[aria-label="Filters"] input[type="checkbox"]')?.click();
      return;
    }
    const sort = [...document.querySelectorAll('select')].find(({ value }) => value === 'recommended');
    if (!sort) return;
    Reflect.set(HTMLSelectElement.prototype, 'value', 'price-asc', sort);
    sort.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

import type { Browser, Page } from '@playwright/test';

/** Times in milliseconds, unless the name has another unit. */
export interface ListMarks {
  readonly deals: number;
  readonly firstCards: number;
  readonly responses: number;
  readonly filter: number;
  readonly sort: number;
  readonly longestTask: number;
  readonly documentBytes: number;
  readonly listBytes: number;
}

const SLOWER_CPU = 4;
const LIMIT_MS = 120_000;

/** Opens the list of all deals with an empty cache, filters it by a board and sorts it. */
export async function visitList(browser: Browser, site: string): Promise<ListMarks> {
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.route('**/media/**', (route) => route.abort());
  // tsx wraps functions with `__name`; functions that are serialized into the page need it there too.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });

  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (!request.url().endsWith('/api/getAllDeals')) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });

  await page.goto(`${site}/all-deals`, { waitUntil: 'commit' });
  const deals = await allDeals(page);
  const filter = await page.evaluate(timeOf, { act: 'filter' } as const);
  const sort = await page.evaluate(timeOf, { act: 'sort' } as const);
  const marks = await page.evaluate(seenSoFar);
  const listBytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
  await context.close();
  return { deals, filter, sort, listBytes, ...marks };
}

/** Waits until the list is hydrated. @returns the displayed number of deals */
async function allDeals(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis as unknown as Watched).seen.responses > 0, null, {
    timeout: LIMIT_MS,
  });
  const output = await page
    .getByRole('status')
    .filter({ hasText: /\d deals$/ })
    .textContent();
  return Number(output?.replaceAll(/\D/g, ''));
}

interface Watched {
  readonly seen: { firstCards: number; responses: number; longest: number };
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen = { firstCards: 0, responses: 0, longest: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
  }).observe({ type: 'longtask' });
  const look = () => {
    if (seen.firstCards === 0 && document.querySelector('main article')) seen.firstCards = performance.now();
    const isAll = document.documentElement.dataset['booted'] && document.querySelector('aside form');
    if (seen.responses === 0 && isAll) seen.responses = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}

/** Runs in the page. */
function seenSoFar(): Pick<ListMarks, 'firstCards' | 'responses' | 'longestTask' | 'documentBytes'> {
  const { seen } = globalThis as unknown as Watched;
  const [loaded] = performance
    .getEntriesByType('navigation')
    .filter((entry) => entry instanceof PerformanceNavigationTiming);
  return {
    firstCards: seen.firstCards,
    responses: seen.responses,
    longestTask: seen.longest,
    documentBytes: (loaded?.encodedBodySize ?? 0) / 1024,
  };
}

/** Runs in the page: measures from the click to the frame that shows the changed list. */
function timeOf({ act }: { readonly act: 'filter' | 'sort' }): Promise<number> {
  // A filter may keep the first deals, so the count is compared too.
  const visible = () =>
    [
      ...[...document.querySelectorAll('main [role=status]')].map(({ textContent }) => textContent),
      ...[...document.querySelectorAll('main article a')].map((link) => link.getAttribute('href')),
    ].join();
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`no ${act} was seen`)), 30_000);
    const before = visible();
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (visible() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
    });
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    if (act === 'filter') {
      document.querySelector<HTMLInputElement>('aside input[name="board"]')?.click();
      return;
    }
    const sort = document.querySelector<HTMLSelectElement>('select[name="sort"]');
    if (!sort) return;
    Reflect.set(HTMLSelectElement.prototype, 'value', 'price-low', sort);
    sort.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

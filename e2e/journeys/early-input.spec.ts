import type { Locator, Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { expect, test } from '../support/storefront';

const ANTALYA = '/search?destinationId=101&dateMin=2027-06-09';

/**
 * Opens a page whose shell arrives after the control was clicked.
 *
 * @param content is visible when the server's page is complete
 */
async function clickBeforeScripts(
  page: Page,
  address: string,
  control: Locator,
  content: Locator = control,
): Promise<void> {
  await actBeforeScripts(page, address, content, async () => {
    await control.click();
    await expect(page.locator('#boot-progress')).toHaveText('One moment…');
  });
}

/**
 * Opens a page whose shell arrives after an act.
 *
 * @param content is visible when the server's page is complete
 */
async function actBeforeScripts(
  page: Page,
  address: string,
  content: Locator,
  act: () => Promise<void>,
): Promise<void> {
  // The document watches its start by an interval: on a busy machine its notice could precede the click.
  await page.addInitScript(() => {
    Object.assign(window, { setInterval: () => 0 });
  });
  let release = () => {};
  const mayArrive = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/releases/shell/**', async (route) => {
    await mayArrive;
    await route.continue();
  });
  // A busy server sends a page without its content, which then needs scripts.
  await expect(async () => {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(content).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await act();
  expect(await page.locator('html').getAttribute('data-booted')).toBeNull();
  release();
}

test.beforeEach(({ page }) => withoutPictures(page));

test('a click on Search before the scripts have arrived opens the results', async ({ page, storefront }) => {
  await clickBeforeScripts(
    page,
    storefront.site,
    page.getByRole('search').getByRole('button', { name: 'Search' }),
  );
  await expect(page).toHaveURL(/\/search\?/);
});

test('a field of the search form that is pressed before the scripts have arrived opens', async ({
  page,
  storefront,
}) => {
  await clickBeforeScripts(page, storefront.site, page.getByRole('combobox', { name: /^Destination/ }));
  await expect(page.getByRole('combobox', { name: 'Search: Destination' })).toBeFocused();
});

test('a filter that is ticked before the scripts have arrived is applied', async ({ page, storefront }) => {
  await clickBeforeScripts(
    page,
    storefront.site + ANTALYA,
    page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^4 stars/ }),
    page.getByRole('heading', { level: 1, name: /^Showing/ }),
  );
  await expect(page).toHaveURL(/stars=4/);
  await expect(page.getByRole('checkbox', { name: /^4 stars/ })).toBeChecked();
});

test('a hotel name that is typed before the scripts have arrived filters the results', async ({
  page,
  storefront,
}) => {
  const name = page.getByLabel('Hotel name').first();
  const results = page.getByRole('heading', { level: 1, name: /^Showing/ });
  await actBeforeScripts(page, storefront.site + ANTALYA, results, () => name.pressSequentially('palace'));
  await expect(page).toHaveURL(/palace/);
  await expect(name).toHaveValue('palace');
});

test('an order that is chosen before the scripts have arrived sorts the results', async ({
  page,
  storefront,
}) => {
  const order = page.getByLabel('Sort by');
  const results = page.getByRole('heading', { level: 1, name: /^Showing/ });
  await actBeforeScripts(page, storefront.site + ANTALYA, results, async () => {
    await order.selectOption({ index: 2 });
  });
  await expect(page).toHaveURL(/sort=/);
  expect(await order.evaluate((list) => (list instanceof HTMLSelectElement ? list.selectedIndex : -1))).toBe(
    2,
  );
});

test('Book Now of a destination page that is pressed before the scripts have arrived searches it', async ({
  page,
  storefront,
}) => {
  await clickBeforeScripts(
    page,
    `${storefront.site}/page/d00000000000000000000101`,
    page.getByRole('form').getByRole('button', { name: 'Book Now' }),
  );
  await expect(page).toHaveURL(/\/search\?/);
});

test('the menu of a phone that is pressed before the scripts have arrived opens', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await clickBeforeScripts(
    page,
    storefront.site,
    page.getByRole('banner').getByRole('button', { name: /menu/i }),
  );
  await expect(page.getByRole('dialog').getByRole('navigation').first()).toBeVisible();
});

test('cards of a list are laid out near the view only, and all of them after a reload', async ({
  page,
  storefront,
}) => {
  const cards = page.getByRole('main').getByRole('listitem').getByRole('article');
  const skipped = () =>
    cards
      .locator('> :first-child')
      .evaluateAll(
        (all) => all.filter((content) => !content.checkVisibility({ contentVisibilityAuto: true })).length,
      );
  await actBeforeScripts(page, `${storefront.site}/all-deals`, cards.first(), async () => {
    await expect.poll(skipped).toBeGreaterThan(10);
  });
  await expect(page.locator('[data-hydration]')).toHaveCount(0);
  expect(await skipped()).toBeGreaterThan(10);

  await cards.last().scrollIntoViewIfNeeded();
  await expect(cards.last().getByRole('link').first()).toBeInViewport();

  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  await expect(cards.last()).toBeAttached();
  expect(await skipped()).toBe(0);
});

test('a phone lays out what is below its first screen after the first paint', async ({
  page,
  storefront,
}) => {
  await page.addInitScript((attribute) => {
    const changes: { readonly at: number; readonly isSet: boolean }[] = [];
    Reflect.set(window, 'changes', changes);
    new MutationObserver(() => {
      changes.push({ at: performance.now(), isSet: document.documentElement.hasAttribute(attribute) });
    }).observe(document, { attributes: true, subtree: true, attributeFilter: [attribute] });
  }, 'data-before-paint');
  const changes = () =>
    page.evaluate(() => Reflect.get(window, 'changes') as { at: number; isSet: boolean }[]);
  const choices = page.getByRole('grid', { name: 'Departure dates' });
  const isSkipped = () => choices.evaluate((grid) => !grid.checkVisibility({ contentVisibilityAuto: true }));

  await page.setViewportSize({ width: 390, height: 844 });
  await actBeforeScripts(page, `${storefront.site}/deal/101`, choices, async () => {
    await expect.poll(async () => (await changes()).map(({ isSet }) => isSet)).toEqual([true, false]);
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    );
    const [set, end] = await changes();
    expect(set?.at).toBeLessThan(painted ?? 0);
    // Also after the end of the document, where the browser looks for fields to fill in, if it comes within 300 ms.
    const documentEnd = await page.evaluate(
      () => performance.getEntriesByType('navigation')[0]?.domContentLoadedEventStart ?? 0,
    );
    expect(end?.at).toBeGreaterThan(
      Math.max(painted ?? Infinity, Math.min(documentEnd, (painted ?? 0) + 300)),
    );
    // One and a half screens down: laid out without scrolling, in a frame of its own.
    await expect.poll(isSkipped).toBe(false);
  });

  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-whole');
  expect(await changes()).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto(`${storefront.site}/deal/305`);
  expect(await changes()).toEqual([]);
});

test('lists of a phone keep the place of what is below its first screen until the first paint', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/all-deals', '/search?destinationId=1']) {
    await page.goto(storefront.site + path);
    const items = page.locator('main article:visible');
    await expect(items.nth(2)).toBeVisible();
    const layout = (isBeforePaint: boolean) =>
      page.evaluate(
        ([attribute, isSet]) => {
          document.documentElement.toggleAttribute(attribute, isSet);
          const [first, , third] = [...document.querySelectorAll('main article')];
          const section = third?.closest('[data-hydration]') ?? third?.parentElement;
          return {
            first: first?.checkVisibility({ contentVisibilityAuto: true }),
            third: third?.checkVisibility({ contentVisibilityAuto: true }),
            height: section?.getBoundingClientRect().height ?? 0,
          };
        },
        ['data-before-paint', isBeforePaint] as const,
      );

    const before = await layout(true);
    expect(before, path).toMatchObject({ first: true, third: false });
    expect(before.height, path).toBeGreaterThan(120);
    expect(await layout(false), path).toMatchObject({ first: true, third: true });
  }
});

test('the fields of a deal have no box on a phone before the first paint, for autofill to lay out', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${storefront.site}/deal/101`);
  const field = page.getByRole('region', { name: 'Price' }).locator('select').first();
  await expect(field).toBeVisible();
  const setBeforePaint = (isSet: boolean) =>
    page.evaluate(([attribute, force]) => document.documentElement.toggleAttribute(attribute, force), [
      'data-before-paint',
      isSet,
    ] as const);

  await setBeforePaint(true);
  await expect(field).toBeHidden();
  await expect(page.getByRole('region', { name: 'Your holiday' })).toBeVisible();
  // Content that is hidden by its section alone has boxes as soon as Chromium looks for a field in it.
  const hasNoBox = await field.evaluate((element) => {
    for (let outer = element.parentElement; outer; outer = outer.parentElement) {
      if (getComputedStyle(outer).display === 'none') return true;
    }
    return false;
  });
  expect(hasNoBox).toBe(true);
  await setBeforePaint(false);
  await expect(field).toBeVisible();
});

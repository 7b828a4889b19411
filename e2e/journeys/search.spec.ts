import type { Locator, Page } from '@playwright/test';

import { Shopper, withoutPictures } from '../pages/shopper';
import { sidewaysScroll, violations } from '../support/accessibility';
import { expect, test } from '../support/storefront';

const ANTALYA = '/search?destinationId=101&dateMin=2027-06-09';
const EXPLORE = '/search?destinationId=1';
const PHONE = { width: 390, height: 844 };

const cards = (page: Page) => page.getByRole('article');
const counted = (page: Page) => page.getByRole('heading', { level: 1, name: /^Showing/ });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
const chips = (page: Page) => page.getByRole('group', { name: 'Applied filters' });
const strip = (page: Page) => page.getByRole('list', { name: 'Alternate departure dates' });

/** Returns the displayed number of deals. */
async function total(page: Page): Promise<number> {
  await expect(counted(page)).toBeVisible();
  const output = (await counted(page).textContent()) ?? '';
  return Number(/of (?<total>\d+) deals/.exec(output)?.groups?.['total']);
}

async function open(page: Page, site: string, path: string): Promise<void> {
  await withoutPictures(page);
  await page.goto(site + path);
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await expect(counted(page)).toBeVisible();
  await expect(page.locator('[data-reading]')).toHaveCount(0);
}

async function countBeside(box: Locator): Promise<number> {
  return Number(/\d+$/.exec((await box.locator('..').textContent())?.trim() ?? '')?.[0]);
}

test('a first search lists hotels, and a hotel leads to its holiday and back [ROUTE-03, SRCH-01, SRCH-02, SRCH-03, SRCH-05, SRCH-06, SRCH-08, SRCH-10, SRCH-11, SRCH-12, SRCH-14, SRCH-15, SRCH-MOD-01]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  const shopper = new Shopper(page, storefront);
  await shopper.searchFromHome('Antalya');

  await expect(page.getByRole('search', { name: 'Holidays' })).toBeVisible();
  // The summary is for phones.
  await expect(page.getByRole('button', { name: 'Change search' })).toBeHidden();
  const sidebar = await filters(page).boundingBox();
  const beside = await cards(page).first().boundingBox();
  expect((sidebar?.x ?? 0) + (sidebar?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
  await expect(page.getByLabel('Sort by')).toHaveValue('recommended');
  await expect(page.getByRole('searchbox', { name: 'Hotel name' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Per person' })).toHaveAttribute('aria-pressed', 'true');
  await expect(strip(page).getByRole('button')).toHaveCount(5);
  await expect(strip(page).getByRole('button').nth(2)).toHaveText(/^Selected/);
  // The selected date may be the cheapest.
  await expect(strip(page).getByRole('button', { name: /^(Cheapest|Alternate)/ })).toHaveCount(4);
  await expect(strip(page).getByRole('button', { name: /£\d+pp|No results/ })).toHaveCount(5);

  await expect(cards(page)).toHaveCount(20);
  const banners = page.getByRole('note', { name: 'Book by phone' });
  await expect(banners).toHaveCount(6);
  await expect(banners.first()).toContainText('Prefer calling, Exclusive offline deals also available');
  await expect(banners.first()).toContainText('Get exclusive Antalya holiday deals');

  const card = cards(page).nth(8);
  await card.scrollIntoViewIfNeeded();
  // A forced click does not wait for the frame in which the card is laid out.
  await expect(card.getByText('View hotel')).toBeInViewport();
  const place = await page.evaluate(() => window.scrollY);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  // The card's link covers the label of the button and receives the click.
  await card.getByText('View hotel').click({ force: true });
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page).toHaveURL(/\/holiday-details\/[^?]+\?.*boardBasis=/);

  await page.goBack();
  await expect(counted(page)).toBeAttached();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => page.evaluate((y) => Math.abs(window.scrollY - y), place)).toBeLessThan(150);
});

test('on a phone, Back from a hotel to the page that the tab was opened with shows the same card at the same place', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, storefront.site, ANTALYA);
  const card = cards(page).nth(14);
  const top = () => card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await page.mouse.move(200, 400);
  // The page scrolls a moment after the wheel has turned: a turn too many would scroll the heading out of view.
  await expect(async () => {
    if ((await top()) >= 350) await page.mouse.wheel(0, 300);
    expect(await top()).toBeLessThan(350);
  }).toPass({ intervals: [200] });
  await expect(card.getByText('View hotel')).toBeInViewport();
  await expect(card.getByRole('heading')).toBeInViewport();
  const before = await top();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByText('View hotel').click({ force: true });
  await page.getByRole('dialog', { name }).getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goBack();
  await expect(card.getByRole('heading', { name })).toBeInViewport();
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(2);
});

test('a search is refined step by step; Back undoes a step, a reload and a shared link keep all steps [SRCH-FLT-20, SRCH-ST-05, SRCH-ST-08, SRCH-SRT-02, SRCH-SRT-03, DEC-92, DEC-137]', async ({
  page,
  context,
  storefront,
}) => {
  await open(page, storefront.site, `${ANTALYA}&page=2`);
  await expect(counted(page)).toHaveText(/^Showing 21-/);
  const all = await total(page);
  await page.evaluate(() => window.scrollTo(0, 900));

  const halfBoard = filters(page).getByRole('checkbox', { name: /^Half Board/ });
  const expected = await countBeside(halfBoard);
  await halfBoard.check();
  await expect(counted(page)).toHaveText(new RegExp(`^Showing 1-\\d+ of ${expected} deals$`));
  // The row stays where it was, and the list begins in the window.
  await expect(counted(page)).toBeInViewport();
  await expect(page).toHaveURL(/board=HB/);
  await expect(chips(page).getByRole('button', { name: 'Remove filter Half Board' })).toBeVisible();

  await filters(page)
    .getByRole('checkbox', { name: /^4 stars/ })
    .check();
  await expect(page).toHaveURL(/stars=4/);
  // The address changes before the list.
  await expect.poll(() => total(page)).toBeLessThan(expected);
  const both = await total(page);

  await page.goBack();
  await expect(counted(page)).toHaveText(new RegExp(`of ${expected} deals$`));
  await page.goForward();
  await expect(counted(page)).toHaveText(new RegExp(`of ${both} deals$`));

  await filters(page)
    .getByRole('button', { name: /amenities/i })
    .click();
  const amenities = page.getByRole('dialog', { name: 'Amenities' });
  const pool = amenities.getByRole('checkbox', { name: /^Outdoor pool \d/ });
  const pools = await countBeside(pool);
  await pool.check();
  await amenities.getByRole('button', { name: 'Apply' }).click();
  await expect(amenities).toBeHidden();
  await expect(chips(page).getByText('Outdoor pool')).toBeVisible();
  await expect(page).toHaveURL(/amenity=Outdoor\+pool/);
  // The lookup has completed when the count changes.
  await expect(counted(page)).toHaveText(new RegExp(`of ${pools} deals$`));
  expect(pools).toBeLessThan(both);

  // The list has as many hotels as the number beside the rating.
  const wellRated = filters(page).getByRole('radio', { name: /^4.5 to 5 \d/ });
  const rated = Number(await wellRated.locator('xpath=../span').textContent());
  await wellRated.check();
  await expect(counted(page)).toHaveText(new RegExp(`of ${rated} deals$`));
  const withPool = await total(page);
  expect(withPool).toBeLessThan(pools);

  await page.getByLabel('Sort by').selectOption('Price Low - High');
  await expect(page).toHaveURL(/sort=price-asc/);
  const isCheapestFirst = async () => {
    const prices = await pricesOf(page);
    return prices.length > 0 && prices.every((price, index) => price >= (prices[index - 1] ?? 0));
  };
  await expect.poll(isCheapestFirst).toBe(true);
  const prices = await pricesOf(page);
  await page.getByLabel('Sort by').selectOption('Price High - Low');
  await expect.poll(() => pricesOf(page)).toEqual(prices.toReversed());
  await expect(page).not.toHaveURL(/sort=price-asc/);

  const address = page.url();
  await page.reload();
  await expect(counted(page)).toHaveText(new RegExp(`of ${withPool} deals$`));
  const friend = await context.newPage();
  await withoutPictures(friend);
  await friend.goto(address);
  await expect(counted(friend)).toHaveText(new RegExp(`of ${withPool} deals$`));
  await expect(chips(friend).getByRole('button', { name: /^Remove filter/ })).toHaveCount(4);
  await friend.close();

  await chips(page).getByRole('button', { name: 'Clear Filters' }).click();
  await expect(counted(page)).toHaveText(new RegExp(`of ${all} deals$`));
  await expect(page.getByLabel('Sort by')).toHaveValue('price-desc');

  // Below the list: the click scrolls down to it.
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(counted(page)).toHaveText(/^Showing 21-/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(counted(page)).toBeFocused();
});

/** Returns the displayed price per person of each card. */
async function pricesOf(page: Page): Promise<number[]> {
  await expect(page.locator('[aria-busy="true"] article')).toHaveCount(0);
  const texts = await cards(page)
    .getByText(/^£[\d,]+\s*pp$/)
    .allTextContents();
  return texts.map((text) => Number(text.replaceAll(/\D/g, '')));
}

test('the price range follows the price mode [SRCH-FLT-07, SRCH-07]', async ({ page, storefront }) => {
  await open(page, storefront.site, `${ANTALYA}&priceMax=600`);
  const found = await total(page);
  await page.getByRole('button', { name: 'Total holiday' }).click();
  await expect(page).toHaveURL(/priceMax=1200/);
  await expect(counted(page)).toHaveText(new RegExp(`of ${found} deals$`));
  await expect(cards(page).first()).toContainText(/£[\d,]+\s*total/);
});

test('hotels are saved and compared side by side, and the link reproduces the comparison', async ({
  page,
  browser,
  storefront,
}) => {
  await open(page, storefront.site, ANTALYA);
  const names: string[] = [];
  for (const index of [0, 1, 2]) {
    const card = cards(page).nth(index);
    names.push((await card.getByRole('heading').textContent()) ?? '');
    await card.getByRole('button', { name: /^Save / }).click();
  }
  await page.getByRole('button', { name: /^Shortlist/ }).click();
  await page
    .getByRole('dialog', { name: 'Your shortlist' })
    .getByRole('button', { name: 'Compare 3 hotels' })
    .click();
  await expect(page.getByRole('heading', { name: 'Compare 3 hotels' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/compare=/);
  for (const name of names) await expect(page.getByRole('columnheader', { name })).toBeVisible();

  const friend = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await withoutPictures(friend);
  await friend.goto(page.url());
  await expect(friend.getByRole('heading', { name: 'Compare 3 hotels' })).toBeVisible();
  for (const name of names) await expect(friend.getByRole('columnheader', { name })).toBeVisible();
  await friend.context().close();

  await page.goBack();
  await expect(counted(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Shortlist/ })).toContainText('3');
  await expect(
    cards(page)
      .first()
      .getByRole('button', { name: /^Save / }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone the filters are a drawer that shows the number of matches, and Back closes it [SRCH-01, SRCH-04, SRCH-09, SRCH-MOD-02]', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize(PHONE);
  await open(page, storefront.site, ANTALYA);
  await expect(
    page.getByText('Any London to Antalya on Sat 12 Jun 2027 for 7 nights, 2 guests'),
  ).toBeVisible();
  await expect(page.getByRole('search', { name: 'Holidays' })).toBeHidden();
  await page.getByRole('button', { name: 'Change search' }).click();
  await expect(page.getByRole('search', { name: 'Holidays' })).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('search', { name: 'Holidays' })).toBeHidden();
  await expect(strip(page).getByRole('button')).toHaveCount(5);
  const inSight = await strip(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { left, right } = button.getBoundingClientRect();
          return left >= 0 && right <= window.innerWidth;
        })
        .map((button) => button.textContent ?? ''),
    );
  expect(inSight).toHaveLength(3);
  expect(inSight[1]).toMatch(/^Selected/);

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  const allInclusive = drawer.getByRole('checkbox', { name: /^All Inclusive/ });
  const expected = await countBeside(allInclusive);
  await allInclusive.click();
  await expect(allInclusive).toBeChecked();
  await drawer.getByRole('button', { name: `Show ${expected} holidays` }).click();
  await expect(drawer).toBeHidden();
  await expect(counted(page)).toHaveText(new RegExp(`of ${expected} deals$`));
  await expect(page.getByRole('button', { name: 'Filters, 1 on' })).toBeVisible();

  // The price bar at the bottom of a card.
  const first = cards(page).first();
  const hotel = (await first.getByRole('heading').textContent()) ?? '';
  await first
    .getByText(/total for 2$/)
    // The card's link covers it and receives the click.
    .click({ force: true });
  await expect(page.getByRole('dialog', { name: hotel })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(counted(page)).toHaveText(new RegExp(`of ${expected} deals$`));
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/board=/);
});

test('the hotel of a link is first in the list, marked and scrolled to [SRCH-Q-10, SRCH-Q-11, SRCH-Q-12, SRCH-CARD-07, DEC-86]', async ({
  page,
  storefront,
}) => {
  await open(page, storefront.site, ANTALYA);
  const last = cards(page).last();
  const giata = await last.locator('..').getAttribute('data-giata');
  const name = (await last.getByRole('heading').textContent()) ?? '';
  await open(page, storefront.site, `${ANTALYA}&giata=${giata}`);
  await expect(cards(page).first().getByRole('heading')).toHaveText(name);
  await expect(cards(page).first()).toContainText('YOUR SELECTED DEAL');
  await expect(cards(page).first()).toBeInViewport({ ratio: 0.5 });
  await expect(page.getByText('YOUR SELECTED DEAL')).toHaveCount(1);
});

test('a filter that cannot be applied shows an error, and an empty list names the filters that emptied it [DEC-91, SRCH-ST-03]', async ({
  page,
  storefront,
}) => {
  await storefront.fault({ call: 'filterHotelsByGiataIdsAndFilters', mode: 'error', status: 500 });
  await open(page, storefront.site, ANTALYA);
  const all = await total(page);
  await filters(page).getByText('Style').click();
  await filters(page)
    .getByRole('checkbox', { name: /^Luxury/ })
    .check();
  await expect(page.getByRole('heading', { name: 'We could not apply that filter' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText('No results found')).toHaveCount(0);
  await storefront.clearFaults();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(counted(page)).toBeVisible();
  // The former list stays until the filter is applied.
  await expect(page.getByText('Applying your filters…')).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
  const luxury = await total(page);

  await page.getByRole('searchbox', { name: 'Hotel name' }).fill('no such hotel');
  await expect(counted(page)).toHaveText('Showing 0-0 of 0 deals');
  await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
  const emptied = page.url();
  await page.getByRole('button', { name: `Remove the hotel name: ${luxury} hotel` }).click();
  await expect(page).not.toHaveURL(emptied);
  await expect(counted(page)).toHaveText(new RegExp(`of ${luxury} deals$`));
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: 'Clear Filters' }).last().click();
  await expect(counted(page)).toHaveText(new RegExp(`of ${all} deals$`));
});

/** Returns the window widths in px at which a state is checked; all fit 320 px (WCAG 1.4.10). */
function widthsOf(path: string): readonly number[] {
  if (path === EXPLORE) return [360, 320];
  return path === ANTALYA || path.includes('compare') ? [1280, 320] : [320];
}

test('the results are accessible in every state [DEC-111]', async ({ page, storefront }) => {
  test.setTimeout(150_000);
  await open(page, storefront.site, ANTALYA);
  const giatas = await page
    .locator('[data-giata]')
    .evaluateAll((found) => found.slice(0, 3).map((card) => card.getAttribute('data-giata')));
  const main = page.getByRole('main');
  const states: readonly (readonly [string, () => Promise<unknown>])[] = [
    [ANTALYA, async () => {}],
    [`${ANTALYA}&board=AI&stars=4&review=4%2B&priceMax=900&amenity=Sauna`, async () => {}],
    [ANTALYA, () => cards(page).first().getByRole('link').click()],
    [
      ANTALYA,
      () =>
        page
          .getByRole('button', { name: /^Shortlist/ })
          .filter({ visible: true })
          .click(),
    ],
    [`${ANTALYA}&hotel=zzz`, async () => {}],
    [EXPLORE, async () => {}],
    [`${ANTALYA}&compare=${giatas.join()}`, () => main.getByRole('table').waitFor()],
    [
      `${ANTALYA}&view=map`,
      () =>
        main
          .getByRole('button', { name: /per person/ })
          .first()
          .waitFor(),
    ],
  ];
  for (const [path, act] of states) {
    await page.goto(storefront.site + path);
    await expect(page.getByRole('heading', { name: /^(Showing|Compare|\d+ places)/ })).toBeVisible();
    await expect(page.locator('[data-reading]')).toHaveCount(0);
    await act();
    for (const width of widthsOf(path)) {
      await page.setViewportSize({ width, height: 900 });
      await expect(async () => {
        // A list that a filter is being applied to is pale, perhaps from the moment on when the browser takes it over.
        await expect(main.locator('[aria-busy=true]:has(article)')).toHaveCount(0);
        expect(await violations(page, 'html', { bestPractices: true }), `${path} at ${width}`).toEqual([]);
      }).toPass({ timeout: 40_000 });
      expect(await sidewaysScroll(page), `${path} at ${width} scrolls sideways`).toBe(0);
    }
  }
});

test('hostile responses are rejected or shown as text: no script runs, nothing freezes', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  // The responses are replaced in the browser, so the search must run there.
  const edge = await storefront.anotherEdge({ RENDER: 'off' });
  const row = (fields: string) =>
    `<Result reference="r" price="500" departureDate="2027-06-12" nts="7" brd="HB" depAPC="LGW" arrAPC="AYT" rm1HTLKEY="K" rm1RES="Side" ${fields}/>`;
  const responses: readonly (readonly [string, string])[] = [
    [
      '<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;">]><r>&b;</r>',
      'The answer was not a list of holidays.',
    ],
    [
      '<html><body><script>window.broken = 1</script></body></html>',
      'The answer was not a list of holidays.',
    ],
    [`<r>${row('rm1HTL="x" rm1Giata="1"').repeat(60_000)}</r>`, 'The answer was too large.'],
    [
      `<r>${row('rm1HTL="&lt;img src=x onerror=&quot;window.broken=1&quot;&gt;" rm1Giata="7"')}${row('rm1HTL="Cheap" rm1Giata="8"').replace('price="500"', 'price="-1e300"')}${row('rm1HTL="Dear" rm1Giata="9"').replace('price="500"', 'price="1e300"')}</r>`,
      '<img src=x onerror="window.broken=1">',
    ],
  ];
  for (const [body, text] of responses) {
    await page.route('**/dpSearch.php*', (route) =>
      route.fulfill({
        contentType: 'application/xml',
        headers: { 'access-control-allow-origin': '*' },
        body,
      }),
    );
    await page.goto(edge.site + ANTALYA);
    const main = page.getByRole('main');
    await expect(
      main.getByRole('alert').or(main.getByRole('article')).filter({ hasText: text }),
    ).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'broken'))).toBeUndefined();
    await page.unroute('**/dpSearch.php*');
  }
  // The last response has one valid holiday.
  await expect(counted(page)).toHaveText('Showing 1-1 of 1 deals');
  await edge.stop();
});

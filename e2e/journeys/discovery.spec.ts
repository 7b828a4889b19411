import { BEACH_DESTINATIONS, CITY_DESTINATIONS } from '@storefront/shared/domain/catalogue/navigation';
import type { Page } from '@playwright/test';

import { LEFT_OUT, withoutPictures } from '../pages/shopper';
import { cutOffWidth, sidewaysScroll, violations } from '../support/accessibility';
import { consoleErrorsOf } from '../support/console-errors';
import { expect, test } from '../support/storefront';

const ANTALYA = '/page/d00000000000000000000101';

const booted = (page: Page) => expect(page.locator('html[data-booted]')).toBeAttached();

async function arrive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await booted(page);
}

/** Returns the query of the results page, by parameter name. */
async function searchedFor(page: Page): Promise<Readonly<Record<string, string>>> {
  await expect(page).toHaveURL(/\/search\?/);
  return Object.fromEntries(new URL(page.url()).searchParams);
}

/** Independent calendar arithmetic, so that the test does not share a bug with the shop. */
function daysBefore(date: string, days: number): string {
  return new Date(Date.parse(`${date}T12:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
}

test.beforeEach(({ page }) => withoutPictures(page));
test.afterEach(({ storefront }) => storefront.clearFaults());

test('a landing page leads into the search by its cards and by its form [PROD-01, NAV-01, NAV-02, DEC-79]', async ({
  page,
  storefront,
}) => {
  await arrive(page, storefront.site + ANTALYA);
  await page.getByRole('button', { name: 'View Available Dates' }).click();
  await expect(page.locator('summary:has-text("Deals of the Month")').first()).toBeFocused();

  const card = page.getByRole('article').filter({ hasText: 'Best Value' });
  const href = (await card.getByRole('link').getAttribute('href')) ?? '';
  const date = daysBefore(new URLSearchParams(href.split('?')[1]).get('dateMax') ?? '', 0);
  await card.getByRole('link').click();
  expect(await searchedFor(page)).toMatchObject({
    tradingNameId: '200209',
    MaxResults: '5000',
    DestinationType: 'Region',
    flexibility: '3',
    destinationId: '101',
    dateMin: daysBefore(date, 3),
    dateMax: date,
    adultsRoom1: '2',
    childrenRoom1: '0',
    totalGuests: '2',
    totalRooms: '1',
    selectedStars: expect.stringMatching(/^[345]$/),
    giata: expect.stringMatching(/^\d+$/),
  });
  // The card's hotel is first in the results: its price is available.
  await expect(page.getByText('YOUR SELECTED DEAL')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Holidays to Antalya' })).toBeVisible();
  await page.getByLabel('Departure date').fill('2027-03-10');
  await page.getByLabel('Hotel rating').selectOption('Any');
  await page.getByLabel('Duration').selectOption('10 nights');
  await page
    .getByRole('form', { name: 'Book this holiday' })
    .getByRole('button', { name: 'Book Now' })
    .click();
  const query = await searchedFor(page);
  expect(query).toMatchObject({
    MaxResults: '5000',
    dateMin: '2027-03-07',
    dateMax: '2027-03-10',
    durationMin: '10',
    durationMax: '10',
  });
  expect(query).not.toHaveProperty('selectedStars');
  expect(query).not.toHaveProperty('giata');
});

test('a page with hostile and incomplete content renders, and runs no script [LAND-01, LAND-25, DOM-HPG-04, DEC-103]', async ({
  page,
  storefront,
}) => {
  const complaints = consoleErrorsOf(page, /net::ERR_|Failed to load resource|inline (event handler|style)/);
  await arrive(page, `${storefront.site}/all-deals`);
  await page.route('**/api/getPage/*', (route) => route.fulfill({ json: HOSTILE_PAGE }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Antalya' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  await expect(page.getByRole('heading', { level: 2, name: /^Deals of the Month/ })).toHaveCount(2);
  await expect(page.getByText('£1,543').first()).toBeVisible();
  await expect(page.getByText('still here')).toBeVisible();
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  expect(await page.locator('main script:not([type="application/ld+json"]), main iframe').count()).toBe(0);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Hostile and incomplete content in a valid format. */
const HOSTILE_PAGE = {
  success: true,
  message: null,
  data: {
    destinationName: `<script>ran = 1</script>${'Llanfairpwllgwyngyll'.repeat(6)}`,
    destinationId: 101,
    fromId: -1,
    nights: 7,
    boardBasisId: '99',
    boardBasisName: '<img src=x onerror="ran=1">',
    content:
      '<p onclick="ran=1">still here</p><script>ran = 1</script><img src="x" onerror="ran=1"><iframe src="javascript:ran=1"></iframe><a href="javascript:ran=1">press</a><style>body{display:none}</style>',
    heroImage: 'javascript:ran=1',
    updatedAt: '2020-01-01T00:00:00.000Z',
    priceData: {
      jan20: { '3': { price: '$1,543', date: '2020-01-04', giata: 999999999 }, '4': 'N/A' },
      feb27: { '3': { price: 'N/A' }, '4': { price: '-5', date: '2027-02-01', giata: 1 }, '5': 'N/A' },
    },
  },
};

test('a deal list is newest first, and its sort order is in the URL: a reload keeps it, Back undoes it [LIST-02]', async ({
  page,
  storefront,
}) => {
  await arrive(page, `${storefront.site}/all-deals`);
  const count = page.getByRole('status').filter({ hasText: /\d+ deals?/ });
  const all = Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  expect(all).toBeGreaterThan(24);
  const newest = await pricesOf(page);

  await page.getByLabel('Sort by').selectOption('Price low to high');
  await expect(page).toHaveURL(/sort=price-low/);
  await expect.poll(() => isCheapestFirst(page)).toBe(true);
  await page.reload();
  await booted(page);
  expect(await isCheapestFirst(page)).toBe(true);

  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect.poll(() => pricesOf(page)).toEqual(newest);
});

test('the cards of the last row of a list share its whole width [DEC-323]', async ({ page, storefront }) => {
  const left = new Set<number>();
  for (const query of ['?page=2', '?type=cruise', '?type=city', '?type=beach&page=2']) {
    await page.goto(`${storefront.site}/all-deals${query}`);
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.getByRole('article') })
      .last();
    left.add((await list.getByRole('article').count()) % 3);
    for (const width of [820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [last, whole] = await list.evaluate((element) =>
        [element.lastElementChild, element].map((one) => one?.getBoundingClientRect().right ?? 0),
      );
      expect([query, width, Math.round(last ?? 0)]).toEqual([query, width, Math.round(whole ?? -1)]);
    }
  }
  // Rows of three that are full, and ones that are not.
  expect(left.size).toBeGreaterThan(1);
});

async function isCheapestFirst(page: Page): Promise<boolean> {
  const prices = await pricesOf(page);
  return prices.length > 0 && prices.every((price, index) => price >= (prices[index - 1] ?? 0));
}

async function pricesOf(page: Page): Promise<readonly number[]> {
  const texts = await page
    .getByRole('article')
    .getByText(/^£[\d,]+$/)
    .allTextContents();
  return texts.map((text) => Number(text.replaceAll(/[£,]/g, '')));
}

test('home and categories lead to destinations, groups, lists and deals [HOME-07, HOME-17, CARD-09, ROUTE-13, DEC-180]', async ({
  page,
  storefront,
}) => {
  const leads = async (
    from: string,
    name: string | RegExp,
    to: string | RegExp,
    heading: string | RegExp,
  ) => {
    await arrive(page, storefront.site + from);
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  };
  await leads('/', 'Dalaman', /\/page\/d0+102$/, 'Holidays to Dalaman');
  // The whole card leads there, not its name only.
  await arrive(page, storefront.site);
  const dalaman = page.getByRole('article').filter({ has: page.getByRole('link', { name: 'Dalaman' }) });
  await dalaman.first().getByText('Flight + Hotel').click({ force: true });
  await expect(page).toHaveURL(/\/page\/d0+102$/);
  await leads('/', /^Half Term/, /\/group\/half-term$/, /Half Term/);
  await leads('/', /^Cruises/, /\/cruise-deals$/, 'Unforgettable Cruises');
  await leads('/', /^City Breaks/, /\/all-deals\?type=city$/, 'All Deals');
  await leads('/holidays/beach', 'See all beach deals', /\/all-deals\?type=beach$/, 'All Deals');
  await leads('/holidays/beach', 'Winter Sun', /\/group\/winter-sun$/, /Winter Sun/);

  await arrive(page, `${storefront.site}/cruise-deals`);
  const { deals } = (await (await fetch(`${storefront.backend}/api/getAllDeals`)).json()) as {
    deals: readonly { data: { HotelName: string; ship?: object | null } }[];
  };
  const ships = deals.filter(({ data }) => data.ship).map(({ data }) => data.HotelName);
  expect(ships.length).toBeGreaterThan(0);
  await expect
    .poll(async () => (await page.getByRole('article').getByRole('heading').allTextContents()).toSorted())
    .toEqual(ships.toSorted());
  await page.getByRole('button', { name: 'See cruise deals' }).click();
  const deal = page.getByRole('article').first();
  const hotel = (await deal.getByRole('heading').textContent()) ?? '';
  // The button is decorative: the link of the card is above it.
  await deal.getByText('View deal').click({ force: true });
  await expect(page).toHaveURL(/\/deals\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: hotel })).toBeVisible();

  // The home page shows it again, in another tab too.
  const tab = await page.context().newPage();
  await withoutPictures(tab);
  await arrive(tab, storefront.site);
  await expect(
    tab.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: hotel }),
  ).toBeVisible();
});

test('a group leads into the search for its own party, and its enquiry form can be sent [NAV-03, GRP-06, GRP-08]', async ({
  page,
  storefront,
}) => {
  const complaints = consoleErrorsOf(page, LEFT_OUT);
  await arrive(page, `${storefront.site}/group/budget-friendly`);
  const enquiry = page.frameLocator('iframe[title="Enquiry form"]');
  await page.getByTitle('Enquiry form').scrollIntoViewIfNeeded();
  await enquiry.getByLabel('Your name').fill('Ann');
  await enquiry.getByLabel('Email address').fill('ann@example.com');
  await enquiry.getByLabel('What are you looking for?').fill('Twelve of us, in May');
  await enquiry.getByRole('button', { name: 'Send enquiry' }).click();
  await expect(enquiry.getByRole('status')).toContainText('Thank you');

  const krakow = page.getByRole('region', { name: 'Krakow' });
  await krakow.getByRole('button', { name: '7 nights' }).click();
  await krakow.getByRole('link').first().click();
  expect(await searchedFor(page)).toMatchObject({
    MaxResults: '5000',
    departureId: '-1',
    destinationId: '703',
    durationMin: '7',
    durationMax: '7',
    adultsRoom1: '2',
    totalRooms: '1',
  });
  await expect(page.getByText('YOUR SELECTED DEAL')).toBeVisible();
  expect(complaints).toEqual([]);
});

/** The pages of the cards on the home page. */
const CARD_PAGES = [...BEACH_DESTINATIONS, ...CITY_DESTINATIONS]
  .flatMap(({ path }) => (path ? [path.slice(path.lastIndexOf('/') + 1)] : []))
  .join();

test('the document has the prices of all 22 destination cards; one slow or failing request for all blocks nothing [HOME-16]', async ({
  page,
  storefront,
}) => {
  // The first request of the day makes the backend price the cards, which may take longer than a page waits.
  const cold = await page.request.get(`${storefront.backend}/api/card-prices?ids=${CARD_PAGES}`);
  expect(cold.ok()).toBe(true);
  const edge = await storefront.anotherEdge();
  const html = await (await page.request.get(edge.site)).text();
  expect(html).not.toContain('Loading...');
  const requestedUrls: string[] = [];
  let respond = () => {};
  const held = new Promise<void>((resolve) => (respond = resolve));
  await page.route(/\/api\/(?:card-prices|getPage)\b/, async (route) => {
    requestedUrls.push(route.request().url());
    await held;
    await route.fulfill({ status: 500 });
  });
  await arrive(page, edge.site);

  await expect.poll(() => requestedUrls.length).toBe(1);
  // Marrakech has a card in both lists.
  expect(new URL(requestedUrls[0] ?? '').searchParams.get('ids')?.split(',')).toHaveLength(21);
  const antalya = page
    .getByRole('region', { name: 'Top Beach Holiday Destinations' })
    .getByRole('article')
    .filter({ hasText: 'Antalya' });
  await expect(antalya).toContainText(/from£\d+/);
  // Until a section is hydrated, its height is an estimate.
  await expect(page.locator('[data-hydration]')).toHaveCount(0);
  const place = await page.getByRole('heading', { name: 'City Break Destinations' }).boundingBox();
  await page.getByRole('combobox', { name: /^Destination/ }).click();
  await page.keyboard.press('Escape');

  respond();
  await page.waitForLoadState('networkidle');
  await expect(antalya).toContainText(/from£\d+/);
  await expect(page.getByText('Loading...')).toHaveCount(0);
  expect(requestedUrls).toHaveLength(1);
  expect((await page.getByRole('heading', { name: 'City Break Destinations' }).boundingBox())?.y).toBe(
    place?.y,
  );
  await edge.stop();
});

test('the sticky bar of a landing page appears after its hero and books the values of the form [LAND-12, LAND-13, DEC-198]', async ({
  page,
  storefront,
}) => {
  await arrive(page, storefront.site + ANTALYA);
  const bar = page.getByRole('region', { name: 'Book Antalya' });
  await expect(bar).toHaveCount(0);
  const hero = await page.getByRole('region', { name: 'Holidays to Antalya' }).boundingBox();
  const end = (hero?.y ?? 0) + (hero?.height ?? 0) - 100;
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end - 20);
  await expect(bar).toHaveCount(0);
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), end + 20);
  await expect(bar).toContainText(/Antalya.*7 nights/s);
  const board = bar.getByText(/^(All Inclusive|Half Board|Bed & Breakfast|Room Only|Self Catering)$/);
  await expect(board).toBeVisible();
  // On phones without board and countdown.
  await page.setViewportSize({ width: 390, height: 844 });
  expect(
    await cutOffWidth(
      page
        .getByRole('form')
        .getByRole('button', { name: /Guests/ })
        .locator('span')
        .first(),
    ),
  ).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await expect(bar.getByRole('button', { name: 'Book Now' })).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText(/Antalya.*7 nights.*£/s);
  await expect(board).toBeHidden();
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
  // Text of 200% wraps inside the bars.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expect(bar.getByText('7 nights')).toBeInViewport({ ratio: 1 });
  const reservations = page.getByRole('complementary', { name: 'Reservations' });
  await expect(reservations.getByRole('link', { name: /^Chat/ })).toBeInViewport({ ratio: 1 });
  await bar.getByRole('button', { name: 'Book Now' }).click();
  expect(await searchedFor(page)).toMatchObject({ destinationId: '101', MaxResults: '5000' });
});

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Page } from '@playwright/test';
import { formatDayWithYear } from '@storefront/shared/domain/dates/format-day';

import { withoutPictures } from '../pages/shopper';
import { cutOffWidth, sidewaysScroll, violations } from '../support/accessibility';
import { dealWhere, type DealWire } from '../support/deals';
import { expect, test } from '../support/storefront';

test.beforeEach(async ({ page }) => withoutPictures(page));
test.afterEach(({ storefront }) => storefront.clearFaults());

/** Returns the stored booking session; `null` before there is one. */
async function booked(page: Page) {
  const text = await page.evaluate(() => sessionStorage.getItem('bookingData'));
  return JSON.parse(text ?? 'null') as {
    readonly chosen: {
      readonly pricePerPerson: number;
      readonly departureDate: string;
      readonly boardBasis: string;
      readonly outbound: { readonly departureAirportCode: string };
    };
    readonly quote: { readonly total: number };
    readonly offer: { readonly tours: readonly unknown[]; readonly cruiseBoards: readonly unknown[] } | null;
  };
}

const panel = (page: Page) => page.getByRole('region', { name: 'Price', exact: true });
const choices = (page: Page) => page.getByRole('region', { name: 'Your choices' });
const grid = (page: Page) => page.getByRole('grid', { name: 'Departure dates' });
const chosenDay = (page: Page) => grid(page).getByRole('button', { name: /£[\d,]+ per person.*, selected$/ });

/** Reads pounds per person from the name of a day, such as "Sat 12 Jun 2027, £412 per person, selected". */
async function poundsOf(page: Page): Promise<number> {
  const name = (await chosenDay(page).getAttribute('aria-label')) ?? '';
  return Number(/£(?<pounds>[\d,]+)/.exec(name)?.groups?.['pounds']?.replaceAll(',', ''));
}

/** Presses Book Now; a failure names which of the press, the quote and the next step did not arrive. */
async function bookNow(page: Page, box = panel(page)): Promise<void> {
  const quote = page.waitForResponse((response) => response.url().endsWith('/api/quotes'));
  await box.getByRole('button', { name: 'Book Now' }).click();
  expect((await quote).status(), 'quote for the displayed package').toBe(200);
  await expect(page.getByRole('heading', { name: 'Personalise your holiday' })).toBeVisible();
}

/** Opens a deal from its card in a list, and returns the pounds per person and the text of the card. */
async function openFromCard(page: Page, { HotelName }: Pick<DealWire, 'HotelName'>) {
  const card = page.getByRole('article').filter({ hasText: HotelName }).first();
  const text = (await card.textContent()) ?? '';
  const pounds = /from\s*£(?<pounds>[\d,]+)/.exec(text)?.groups?.['pounds'] ?? '';
  await card.getByRole('link', { name: HotelName }).click();
  return { text, pounds: Number(pounds.replaceAll(',', '')) };
}

test('an online deal is opened from its card at the price of the card, configured, and booked at the displayed price [PROD-01, DEAL-ST-02, DEAL-ST-04, DEC-01, DEC-162]', async ({
  page,
  storefront,
}) => {
  const deal = await dealWhere(storefront, (one) => one.pricingMode === 'online' && one.isBooking);
  await page.goto(`${storefront.site}/all-deals`);
  const { pounds: onCard } = await openFromCard(page, deal);
  await expect(page).toHaveURL(new RegExp(`/deals/${deal.dealId}$`));
  await expect(page.getByRole('heading', { name: deal.HotelName, level: 1 })).toBeVisible();
  await expect(chosenDay(page)).toBeVisible();
  expect(await poundsOf(page)).toBe(onCard);
  await expect(page.getByText('Deposits from £49pp').first()).toBeVisible();

  const requestedUrls = page.waitForRequest((request) =>
    /dpSearch\.php.*departureId=26&/.test(request.url()),
  );
  await panel(page).getByLabel('Flying from').selectOption('MAN');
  expect(new URL((await requestedUrls).url()).searchParams.get('hotelKey')).toBe(deal.hotelKey);
  await expect(chosenDay(page)).toBeVisible();
  await panel(page)
    .getByRole('button', { name: /^Guests and rooms/ })
    .click();
  await page.getByRole('button', { name: 'One more: Adults' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(panel(page).getByText(/total for 3 adults/)).toBeVisible();
  const other = grid(page).getByRole('button', { name: /£[\d,]+ per person(?!.*selected)/ });
  const address = page.url();
  await other.last().click();
  const pounds = await poundsOf(page);
  await expect(page).not.toHaveURL(address);

  await page.reload();
  await expect(chosenDay(page)).toBeVisible();
  expect(await poundsOf(page)).toBe(pounds);
  await bookNow(page);
  const { chosen, quote } = await booked(page);
  expect([chosen.pricePerPerson, quote.total]).toEqual([pounds * 100, pounds * 300]);
  expect(chosen.outbound.departureAirportCode).toBe('MAN');

  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/deals/${deal.dealId}\\?`));
  await expect(chosenDay(page)).toBeVisible();
  expect(await poundsOf(page)).toBe(pounds);
});

test('the deal of a family has one price, day and party on its card and on its page [DEC-145, DEC-162, DEC-482]', async ({
  page,
  storefront,
}) => {
  const deal = await dealWhere(
    storefront,
    ({ pricingMode, onlineChildAges }) => pricingMode === 'online' && onlineChildAges.length === 2,
  );
  await page.goto(`${storefront.site}/all-deals?q=${encodeURIComponent(deal.HotelName)}`);
  const onCard = await openFromCard(page, deal);
  expect(onCard.text).toContain('2 adults, 2 children');
  await expect(panel(page).getByText(/total for 2 adults, 2 children, 1 room$/)).toBeVisible();
  expect(await poundsOf(page)).toBe(onCard.pounds);
  await expect(chosenDay(page)).toHaveAccessibleName(
    new RegExp(`^${formatDayWithYear(deal.cheapestDate)}, `),
  );
});

test('an offline deal loads its prices from monthly files, once a day [DEAL-ST-03, DEAL-ST-06, DEAL-10]', async ({
  page,
  storefront,
}) => {
  const deal = await dealWhere(storefront, (one) => one.pricingMode === 'offline' && one.isBooking);
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/prices/')) files.push(request.url());
  });
  await page.goto(`${storefront.site}/deal/${deal.dealId}`);
  await expect(chosenDay(page)).toBeVisible();
  await expect(panel(page).getByRole('button', { name: /^Guests and rooms/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(chosenDay(page)).toBeVisible();
  const pounds = await poundsOf(page);
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('dealPrices_')),
  );
  expect(stored.length).toBeGreaterThan(1);
  expect(stored[0]).toMatch(new RegExp(`^dealPrices_${deal.dealId}_[a-z]{3}20\\d\\d$`));

  files.length = 0;
  await page.reload();
  await expect(chosenDay(page)).toBeVisible();
  expect(await poundsOf(page)).toBe(pounds);
  const month = new URL(page.url()).searchParams.get('month') ?? '';
  expect(month).toMatch(/^20\d\d-\d\d$/);
  const visible = new Date(`${month}-01T12:00:00Z`)
    .toLocaleString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
    .replace(/(\w{3})\w* /, (_, name: string) => name.toLowerCase());
  expect(files.filter((url) => url.includes(`.${visible}.`))).toEqual([]);
  await bookNow(page);
  expect((await booked(page)).quote.total).toBe(pounds * 200);
});

test('a cruise shows its days, excursions and boards, and passes them on [BADGE-02, DEAL-04]', async ({
  page,
  storefront,
}) => {
  const deal = await dealWhere(
    storefront,
    (one) => one.isBooking && one.ship !== null && one.tours.length > 0,
  );
  await page.goto(`${storefront.site}/deal/${deal.dealId}`);
  await expect(chosenDay(page)).toBeVisible();
  await expect(page.getByText('Flight + Hotel + Cruise').first()).toBeVisible();
  const days = page.getByRole('region', { name: 'Itinerary' }).getByRole('listitem');
  await expect(days.filter({ hasText: deal.itinerary[1]?.title ?? '' }).first()).toContainText('Day 2');
  await page.getByRole('tab', { name: 'You can add' }).click();
  await expect(page.getByRole('tabpanel').getByText(deal.tours[0]?.tourName ?? '')).toBeVisible();

  // A month without prices clears the date, and with it the days of the voyage. The next months
  // may be loaded already, for the cheapest weeks.
  await storefront.fault({ call: 'dpSearch', mode: 'error' });
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 12 });
  await expect(panel(page).getByRole('button', { name: 'Look for prices again' })).toBeVisible();
  await expect(page.getByText('Choose a date to see the itinerary day by day.')).toBeVisible();
  await storefront.clearFaults();
  await panel(page).getByRole('button', { name: 'Look for prices again' }).click();
  await expect(chosenDay(page)).toBeVisible();
  // Flights and deposit arrive after the price, and move Book Now.
  await expect(panel(page).getByRole('list', { name: 'Your flights' })).toBeVisible();
  await expect(panel(page).getByText(/^Deposit for this holiday/)).toBeVisible();
  await bookNow(page);
  const { offer } = await booked(page);
  expect(offer?.tours).toHaveLength(deal.tours.length);
  expect(offer?.cruiseBoards.length).toBeGreaterThan(1);
});

test('a shared link shows the same on a phone; without flights it shows a message and similar holidays [HD-17, HD-ST-01, DEC-11]', async ({
  page,
  browser,
  storefront,
}) => {
  const deal = await dealWhere(storefront, (one) => one.ship === null && one.offerDetails !== '');
  const link = `${storefront.site}/holiday-details/${deal.hotelKey}?departureId=-1&adultsRoom1=2&childrenRoom1=1&childrenAgesRoom1=4&numRooms=1&totalGuests=3&giata=${deal.giataId}`;
  await page.goto(link);
  await expect(chosenDay(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(chosenDay(page)).toBeVisible();
  const flights = page.getByRole('group', { name: /^Flights/ }).getByRole('radio');
  await page.getByRole('button', { name: 'Change flights' }).click();
  await flights.last().check();
  await expect(flights.last()).toBeChecked();
  const total = await choices(page)
    .getByText(/total for 3$/)
    .textContent();

  const phone = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const friend = await phone.newPage();
  await withoutPictures(friend);
  await friend.goto(page.url());
  await expect(choices(friend).getByText(total ?? '')).toBeVisible();
  const bar = friend.getByRole('region', { name: 'Your holiday' });
  await expect(bar).toContainText((total ?? '').replace(/ for 3$/, ''));
  expect(await sidewaysScroll(friend)).toBe(0);
  const dates = friend
    .getByRole('listitem')
    .filter({ has: friend.getByRole('link', { name: 'Change dates' }) });
  expect((await dates.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await cutOffWidth(friend.locator('#holiday-party > span'))).toBe(0);
  expect(await violations(friend, 'html', { bestPractices: true })).toEqual([]);
  await bar.getByRole('button', { name: 'Book Now' }).click();
  await expect(friend.getByRole('heading', { name: 'Personalise your holiday' })).toBeVisible();
  const pounds = Number(/£(?<pounds>[\d,]+)/.exec(total ?? '')?.groups?.['pounds']?.replaceAll(',', ''));
  expect((await booked(friend)).quote.total).toBe(pounds * 100);
  await phone.close();

  await page.goto(link.replace('departureId=-1', 'departureId=16'));
  await expect(
    page.getByRole('heading', { name: 'No flights available from selected airport' }).first(),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Similar holidays' })).toBeVisible();
  await page
    .getByRole('region', { name: 'Similar holidays' })
    .getByRole('article')
    .first()
    .getByRole('link')
    .click();
  await expect(page).toHaveURL(/\/deals\//);
});

test('flights are filtered and selected; a failed check changes nothing [HD-14, HD-ST-10, DEC-444]', async ({
  page,
  storefront,
}) => {
  const deal = await dealWhere(storefront, (one) => one.ship === null);
  await page.goto(`${storefront.site}/holiday-details/${deal.hotelKey}?departureId=-1&giata=${deal.giataId}`);
  await expect(chosenDay(page)).toBeVisible();
  const flights = page.getByRole('group', { name: /^Flights/ }).getByRole('radio');
  await page.getByRole('button', { name: 'Change flights' }).click();
  const all = await flights.count();
  const airline = page.getByRole('group', { name: 'Airline' }).getByRole('checkbox').first();
  await airline.click();
  await expect(flights).not.toHaveCount(all);
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await expect(flights).toHaveCount(all);

  await storefront.fault({ call: 'quotes', mode: 'error', times: 1 });
  await choices(page).getByRole('button', { name: 'Book Now' }).click();
  await expect(choices(page).getByText(/We could not check availability/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);

  // Another shopper has booked the package.
  await storefront.fault({ call: 'quotes', mode: 'error', status: 409, times: 1 });
  await choices(page).getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByRole('alert')).toContainText('Not available any more');
  expect(await violations(page, 'main', { bestPractices: true })).toEqual([]);
  await page.getByRole('button', { name: 'See other dates' }).click();
  await expect(page.locator('#holiday-dates')).toBeFocused();
  await expect(chosenDay(page)).toBeVisible();
  await storefront.hold('quotes');
  await choices(page).getByRole('button', { name: 'Book Now' }).click();
  await expect(page.getByText('Just checking availability...').last()).toBeVisible();
  await storefront.clearFaults();
  await expect(page.getByRole('heading', { name: 'Personalise your holiday' })).toBeVisible();
});

test('dates are selected by keyboard only, in the calendar and in the table [DEAL-11, HD-06]', async ({
  page,
  storefront,
}) => {
  const deal = await dealWhere(storefront, (one) => one.pricingMode === 'online');
  await page.goto(`${storefront.site}/deal/${deal.dealId}`);
  await expect(chosenDay(page)).toBeVisible();
  await chosenDay(page).focus();
  const month = page.getByRole('combobox', { name: 'Month' });
  const before = await month.inputValue();
  await page.keyboard.press('PageDown');
  await expect(month).not.toHaveValue(before);
  await expect(chosenDay(page)).toBeVisible();
  await page.keyboard.press('End');
  const focused = page.locator(':focus');
  await expect(focused).toHaveAttribute('aria-label', /^Sun /);
  const day = ((await focused.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(chosenDay(page)).toHaveAttribute('aria-label', new RegExp(`^${day}`));
  await expect(grid(page).getByRole('gridcell', { selected: true })).toHaveCount(1);
  await expect(grid(page).getByRole('columnheader', { name: 'Sunday' })).toHaveText('Su');
  await page.keyboard.press('Home');
  await expect(focused).toHaveAttribute('aria-label', /^Mon /);
  await page.keyboard.press('PageUp');
  await expect(month).toHaveValue(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Next month' })).toBeFocused();
  // Back into the grid: the two views, then the one tab stop of all days.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveAttribute('tabindex', '0');
  expect(await grid(page).locator('[tabindex="0"]').count()).toBe(1);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  const choose = page.getByRole('button', { name: /^Choose / }).first();
  await choose.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Chosen / })).toBeFocused();
});

test('the special offer has its fixed price, and every state of a deal is accessible [DEAL-18, DEC-48, DEC-111]', async ({
  page,
  storefront,
}) => {
  test.slow();
  await page.goto(`${storefront.site}/deal/184`);
  await expect(panel(page).getByText('Special Offer')).toBeVisible();
  await expect(panel(page)).toContainText('£129');
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0);
  expect(await violations(page, 'html', { bestPractices: true })).toEqual([]);

  const deal = await dealWhere(storefront, (one) => one.pricingMode === 'online' && one.isBooking);
  await page.goto(`${storefront.site}/deal/${deal.dealId}`);
  await expect(chosenDay(page)).toBeVisible();
  await page.getByRole('heading', { name: 'The cheapest weeks' }).scrollIntoViewIfNeeded();
  expect(await violations(page, 'html', { bestPractices: true })).toEqual([]);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  // The header covers half of what scrolls under it, which counts as a small target.
  await page.evaluate(() => window.scrollTo(0, 0));
  expect(await violations(page, 'main', { bestPractices: true })).toEqual([]);
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 900 });
    // Charts are measured in the frame after the window has changed.
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
  }

  await page.goto(`${storefront.site}/holiday-details/none?departureId=-1`);
  await expect(page.getByRole('heading', { name: 'Deal not found' })).toBeVisible();
  expect(await violations(page, 'main', { bestPractices: true })).toEqual([]);
});

test('hostile markup in a deal is removed on the server and in the browser, without a report of the policy [DOM-TEXT-01, DEC-103]', async ({
  page,
  storefront,
}) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(message.text());
  });
  const folder = mkdtempSync(join(tmpdir(), 'deal-'));
  const file = join(folder, 'deals', '121.json');
  mkdirSync(join(folder, 'deals'));
  const seeded = readFileSync(SEEDED_DEAL, 'utf8');
  const inBrowser = await storefront.anotherEdge({ RENDER: 'off' });
  try {
    writeFileSync(file, JSON.stringify({ ...(JSON.parse(seeded) as object), offerDetails: HOSTILE_TEXT }));
    await storefront.content(['import', file, '--overwrite']);
    for (const site of [storefront.site, inBrowser.site]) {
      await page.goto(`${site}/deal/121`);
      await expect(page.getByText('Sunshine by the river.')).toBeVisible();
      await expect(page.getByText('An unclosed tag and a stray end.')).toBeVisible();
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    }
    expect(problems).toEqual([]);
  } finally {
    writeFileSync(file, seeded);
    await storefront.content(['import', file, '--overwrite']);
    await inBrowser.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});

const SEEDED_DEAL = fileURLToPath(new URL('../../demo/content/deals/121.json', import.meta.url));
const HOSTILE_TEXT =
  '<h2>Winter warmth</h2><script>window.hacked = true</script><style>p { color: red }</style><p onclick="window.hacked = true" style="color: red">Sunshine by the river.</p><img src=x onerror="window.hacked = true"><svg/onload="window.hacked = true"></svg><a href="javascript:window.hacked=true">More</a><iframe src="https://example.com"></iframe><p>An <b>unclosed tag and a stray </div> end.';

test('a reload of a deal keeps its place on a phone, up to the second lines of its flights', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${storefront.site}/deal/101`);
  const call = panel(page).getByText(/^Questions\? Call/);
  await expect(panel(page).getByText(/^Deposit for this holiday/)).toBeVisible();
  await call.evaluate((line) => window.scrollBy(0, line.getBoundingClientRect().top));
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await position();
  expect(before).toBeGreaterThan(600);
  // The browser remembers the line at the top of the view a moment after the page was scrolled.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));

  await page.reload();
  await expect(panel(page).getByText(/^Deposit for this holiday/)).toBeVisible();
  expect(Math.abs((await position()) - before)).toBeLessThanOrEqual(48);
  await expect(call).toBeInViewport();
});

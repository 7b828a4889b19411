import { Shopper, withoutPictures } from '../pages/shopper';
import { dealWhere } from '../support/deals';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test } from '../support/storefront';

const NEWER_MAJOR = '{"version":2,"trip":{"hotel":"Sol Bay"}}';

test.beforeEach(async ({ page, storefront }) => {
  await withoutPictures(page);
  await storefront.provider(false);
});
test.afterEach(({ storefront }) => storefront.clearFaults());

test('every step keeps its input after a reload [PERS-01, DEC-31, PAX-DRAFT-01]', async ({
  page,
  storefront,
}) => {
  const shopper = new Shopper(page, storefront);
  await shopper.searchFromHome('Crete');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Showing 1-20/ })).toBeVisible();
  await shopper.chooseFirstHotel();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Book Now' })).toBeVisible();
  await shopper.bookNow();
  await page.getByText('Shuttle transfer').click();
  const stored = await page.evaluate(() => [
    sessionStorage.getItem('bookingData'),
    localStorage.getItem('bookingData'),
  ]);
  expect(stored).toEqual([expect.stringContaining('SHUTTLE'), null]);
  await page.reload();
  await expect(page.getByRole('radio', { name: /Shuttle transfer/ })).toBeChecked();
  await shopper.personalise();
  await page.getByLabel('First name').first().fill('Zoë');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('passengerDraft_current') ?? ''))
    .toContain('Zoë');
  await page.reload();
  await expect(page.getByLabel('First name').first()).toHaveValue('Zoë');
  await shopper.enterPassengers();
  await page.reload();
  await expect(page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ })).toBeVisible();
  await expect(page.getByText('Shuttle transfer, 2 x £19.00').last()).toBeVisible();
});

test('every step without a booking shows an error [DEC-31, CONF-06]', async ({ page, storefront }) => {
  for (const step of ['personalise', 'passengers', 'payment', 'confirmation']) {
    await page.goto(`${storefront.site}/booking/${step}`);
    await expect(page.getByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
    await expect(page.getByText("We couldn't find your booking details.")).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Homepage' })).toHaveAttribute('href', '/');
  }
});

test('a booking of a newer release is set aside with words, and restored by a release that can read it [DEC-52]', async ({
  page,
  storefront,
}) => {
  const session = await payableBooking(storefront);
  if (!session.contact) throw new Error('the booking has no contact');
  // A minor version that this release does not know carries its own fields.
  const newerMinor = {
    ...session,
    loyalty: { card: '123' },
    contact: { ...session.contact, language: 'cy' },
  };
  await openBooking(page, storefront, newerMinor, 'personalise');
  await page.getByText('Shuttle transfer').click();
  const stored = () => page.evaluate(() => sessionStorage.getItem('bookingData') ?? '');
  await expect.poll(stored).toContain('SHUTTLE');
  expect(JSON.parse(await stored())).toMatchObject({ loyalty: { card: '123' }, contact: { language: 'cy' } });

  await page.evaluate((text) => sessionStorage.setItem('bookingData', text), NEWER_MAJOR);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your booking is safe' })).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('bookingData_newer'))).toBe(NEWER_MAJOR);

  // What a release writes that can read the booking is, for this one, a session of version 1.
  await page.evaluate((text) => {
    sessionStorage.removeItem('bookingData');
    sessionStorage.setItem('bookingData_newer', text);
  }, JSON.stringify(newerMinor));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Personalise your holiday' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('bookingData_newer'))).toBeNull();
});

test('passengers that could not be saved stay in the form [ERR-04]', async ({ page, storefront }) => {
  const shopper = new Shopper(page, storefront);
  const session = await payableBooking(storefront);
  await openBooking(
    page,
    storefront,
    { ...session, leadPassengerId: null, leadDetails: null, passengers: [], passengersSaved: false },
    'passengers',
  );
  await storefront.fault({ call: 'createOtherPassengers', mode: 'error', times: 1 });
  await shopper.enterPassengers(['Ann', 'Ben'], [], 'stay');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();

  await expect(page.getByText('Failed to save passenger details. Please try again.')).toBeVisible();
  await expect(page.getByLabel('First name').nth(1)).toHaveValue('Ben');
  await page.getByRole('button', { name: 'Continue to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
});

test('a failed search shows an error, keeps the query, and can be retried [ERR-01, ERR-02]', async ({
  page,
  storefront,
}) => {
  const shopper = new Shopper(page, storefront);
  // Each search is the first of its date: the edge keeps pages of searches that succeeded.
  for (const [fault, output, date] of [
    [{ mode: 'error', status: 500 }, 'API returned status 500', '2027-07-06'],
    [{ mode: 'garbage' }, 'The answer was not a list of holidays.', '2027-07-13'],
    [{ mode: 'empty' }, 'The answer was not a list of holidays.', '2027-07-20'],
  ] as const) {
    await storefront.fault({ call: 'dpSearch', ...fault });
    await shopper.open(`/search?destinationId=101&dateMin=${date}`);
    await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
    await expect(page.getByText(output)).toBeHidden();
    await page.getByText('Details for our team').click();
    await expect(page.getByText(output)).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Destination/ })).toContainText('Antalya');
    await storefront.clearFaults();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /^Showing 1-20/ })).toBeVisible();
  }
});

test('a truncated response is never shown as complete [ERR-01]', async ({ page, storefront }) => {
  // The response is replaced in the browser, so the search must run there.
  const edge = await storefront.anotherEdge({ RENDER: 'off' });
  const whole = await (
    await fetch(
      `${storefront.backend}/supplier/dpSearch.php?destinationId=101&departureId=-1&dateMin=2027-06-10&dateMax=2027-06-14&durationMin=7&durationMax=7`,
    )
  ).text();
  await page.route('**/dpSearch.php*', (route) =>
    route.fulfill({
      contentType: 'application/xml',
      headers: { 'access-control-allow-origin': '*' },
      body: whole.slice(0, whole.length / 2),
    }),
  );
  await page.goto(`${edge.site}/search?destinationId=101&dateMin=2027-06-09`);
  await expect(page.getByRole('heading', { name: 'An error occurred' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The answer broke off. Please try again.');
  await expect(page.getByRole('article')).toHaveCount(0);
  await edge.stop();
});

test('an unknown deal shows an error panel [ERR-06, DEC-95]', async ({ page, storefront }) => {
  await page.goto(`${storefront.site}/deal/999999`);
  await expect(page.getByRole('heading', { name: 'Error Loading Deal' })).toBeVisible();
  await expect(page.getByText(/Deal not found/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('a deal that failed to load is loaded again with Try Again [DEAL-17]', async ({ page, storefront }) => {
  const shopper = new Shopper(page, storefront);
  const deal = await dealWhere(storefront, (one) => one.pricingMode === 'online' && one.isBooking);
  await shopper.open('/all-deals');
  // The browser must load the deal: the edge may have kept its page.
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await storefront.fault({ call: 'getDealById', mode: 'error', status: 500 });
  await page.getByRole('link', { name: deal.HotelName }).first().click();
  await expect(page.getByRole('heading', { name: 'Error Loading Deal' })).toBeVisible();
  await expect(page.getByText(`Deal ${deal.dealId}`, { exact: true })).toBeVisible();

  await storefront.clearFaults();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: deal.HotelName, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/deals/${deal.dealId}(\\?|$)`));
});

test('a tampered total is rejected with the correct amount, and nothing is charged', async ({
  page,
  storefront,
}) => {
  const shopper = new Shopper(page, storefront);
  await openBooking(page, storefront, await payableBooking(storefront));
  const before = (await storefront.state()).charges.length;
  await page.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('bookingData') ?? '{}') as {
      quote: { total: number; deposit: number };
    };
    session.quote.total = 100;
    session.quote.deposit = 50;
    sessionStorage.setItem('bookingData', JSON.stringify(session));
  });
  await page.reload();
  await shopper.fillCard('4242 4242 4242 4242');
  const refusal = page.waitForResponse(/\/api\/payments/);
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT of £0.50/ }).click();

  const response = await refusal;
  expect(response.status()).toBe(409);
  expect(((await response.json()) as { error: { code: string; amount: number } }).error).toMatchObject({
    code: 'wrong-amount',
  });
  await expect(page.getByText('Failed to process payment. Please try again.')).toBeVisible();
  expect((await storefront.state()).charges.length).toBe(before);
});

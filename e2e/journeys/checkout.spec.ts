import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { EMPTY_SESSION } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { Locator, Page } from '@playwright/test';

import { Shopper, withoutPictures } from '../pages/shopper';
import { sidewaysScroll } from '../support/accessibility';
import { dealWhere } from '../support/deals';
import { expectPaidOnce, moneySince } from '../support/money';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test, type Storefront } from '../support/storefront';

test.beforeEach(async ({ page, storefront }) => {
  await withoutPictures(page);
  await storefront.provider(false);
});
test.afterEach(({ storefront }) => storefront.clearFaults());

const APPROVED = '4242 4242 4242 4242';
const CHALLENGED = '4000 0027 6000 3184';

/** A search for six guests in three rooms. */
const SIX_IN_ANTALYA = new URLSearchParams({
  destinationId: '101',
  departureId: '-1',
  dateMin: '2027-06-10',
  dateMax: '2027-06-14',
  durationMin: '7',
  durationMax: '7',
  adultsRoom1: '3',
  adultsRoom2: '1',
  adultsRoom3: '1',
  childrenRoom3: '1',
  childagesroom3: '7',
  totalGuests: '6',
  totalRooms: '3',
});

const summary = (page: Page) => page.getByRole('region', { name: 'Your holiday' });
const pay = (page: Page) => page.getByRole('button', { name: /^MAKE YOUR PAYMENT of £/ }).click();

/** Returns the text of the summary lines. */
async function linesOf(page: Page): Promise<readonly string[]> {
  const lines = page.getByRole('list', { name: 'Price lines' }).getByRole('listitem');
  return (await lines.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

/** Returns the last email of the outbox, without soft line breaks. */
async function lastMail({ dataDir }: Storefront): Promise<string> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.join('\n').replaceAll('=\r\n', '').replaceAll('=C2=A3', '£');
}

test('a deposit is paid by card on a phone, from the search to the confirmation [PROD-01, PAY-ST-01, PRICE-17, DEC-27, DEC-29]', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const shopper = new Shopper(page, storefront);
  const money = await moneySince(storefront);
  await shopper.reachPayment('Antalya');
  expect(await sidewaysScroll(page)).toBe(0);
  const { chosen, quote } = await page.evaluate(
    () =>
      JSON.parse(sessionStorage.getItem('bookingData') ?? '{}') as {
        chosen: { flightPricePerPerson: number };
        quote: { total: number };
      },
  );
  const deposit = 2 * chosen.flightPricePerPerson + Math.round(quote.total / 10);
  const visible = `£${(deposit / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
  await expect(page.getByRole('radio', { name: /Pay a deposit/ })).toBeChecked();
  await expect(page.getByText(/Admin fee £0.99 included/).filter({ visible: true })).toHaveCount(1);
  await shopper.fillCard(APPROVED);
  await page.getByRole('button', { name: `MAKE YOUR PAYMENT of ${visible}` }).click();

  const reference = await shopper.confirmed();
  expect(await sidewaysScroll(page)).toBe(0);
  const order = (await storefront.state()).orders.find((one) => one.reference === reference);
  expect(order).toMatchObject({ paid: deposit, total: quote.total });
  await expectPaidOnce(money);
});

test('the full amount is paid on the gateway, and the bank requires a code [PAY-GW-01]', async ({
  page,
  storefront,
}) => {
  await storefront.provider(true);
  const shopper = new Shopper(page, storefront);
  const session = await payableBooking(storefront);
  const money = await moneySince(storefront);
  await openBooking(page, storefront, session);
  await page.getByText('Pay in full').click();
  await shopper.payOnGateway(CHALLENGED);
  const frame = page.frameLocator('iframe');
  await frame.getByLabel('Code', { exact: true }).fill('000000');
  await frame.getByRole('button', { name: 'Approve' }).click();
  await expect(frame.getByText(/2 tries left/)).toBeVisible();
  const hint = await frame.getByText(/the code is always/).innerText();
  await frame.getByLabel('Code', { exact: true }).fill(/\d{6}/.exec(hint)?.[0] ?? '');
  await frame.getByRole('button', { name: 'Approve' }).click();

  const reference = await shopper.confirmed();
  await expect(page.getByText('Nothing more to pay')).toBeVisible();
  const order = (await storefront.state()).orders.find((one) => one.reference === reference);
  expect(order?.paid).toBe(session.quote?.total);
  await expectPaidOnce(money);
});

test('a cruise with a better board, a tour, a transfer and bags costs the same on every step, in the order and in the email [PROD-01, ROUTE-06, PERS-03, PERS-04, PERS-05, PRICE-11, PRICE-12, DEC-73, DEC-136]', async ({
  page,
  storefront,
}) => {
  const deal = await dealWhere(
    storefront,
    (one) => one.isBooking && one.ship !== null && one.tours.length > 1,
  );
  const shopper = new Shopper(page, storefront);
  await page.goto(`${storefront.site}/deal/${deal.dealId}`);
  await page
    .getByRole('region', { name: 'Price', exact: true })
    .getByRole('button', { name: 'Book Now' })
    .click();
  await expect(page.getByRole('heading', { name: 'Cruise Board Basis Options' })).toBeVisible();
  await expect(page).toHaveURL(/\/booking\/personalise$/);
  // No paid extra is preselected: the total equals the displayed price.
  expect(await linesOf(page)).toHaveLength(2);
  await expect(page.getByRole('radio', { name: /^Full Board All meals/ })).toBeChecked();

  await expect(page.getByText('How would you like to get to your ship?')).toBeVisible();
  const voyage = summary(page).getByText('Itinerary, 8 days').last();
  await voyage.click();
  await expect(summary(page).getByText(`${deal.itinerary[1]?.title}: `).last()).toBeVisible();
  await expect(page.getByText(/^Inside cabin on deck \d, 2 adults$/).first()).toBeVisible();

  await page.getByRole('radio', { name: /^All Inclusive/ }).check({ force: true });
  await expect(summary(page).getByText('Full Board', { exact: true })).toHaveCount(0);
  const tour = deal.tours[1]?.tourName ?? '';
  await page.getByRole('button', { name: new RegExp(`^Details.*${tour}|${tour}.*[Dd]etails`) }).click();
  const dialog = page.getByRole('dialog', { name: tour });
  await dialog.getByRole('checkbox').click();
  await dialog.getByRole('button', { name: `Close: ${tour}` }).click();
  await page.getByText('Private transfer').click();
  await page.getByRole('button', { name: 'One more: Extra hold baggage, 23 kg' }).click();
  await expect(
    summary(page)
      .getByText(/Hold bag, 1 x £90.00/)
      .last(),
  ).toBeVisible();
  const chosen = await linesOf(page);
  expect(chosen).toEqual([
    expect.stringMatching(/^Holiday, 2 x £/),
    expect.stringMatching(/^All Inclusive, 2 x £245.00 £490.00$/),
    'Private transfer, 2 x £56.00 £112.00',
    'Hold bag, 1 x £90.00 £90.00',
    expect.stringMatching(/, included £0.00$/),
    `${tour}, 2 x £45.00 £90.00`,
  ]);

  await shopper.personalise();
  await expect.poll(() => linesOf(page)).toEqual(chosen);
  await shopper.enterPassengers();
  await expect.poll(() => linesOf(page)).toEqual(chosen);
  await page.getByText('Pay in full').click();
  await shopper.fillCard(APPROVED);
  const total =
    (await page.getByRole('button', { name: /^MAKE YOUR PAYMENT of/ }).innerText()).split(' of ')[1] ?? '';
  await pay(page);

  const reference = await shopper.confirmed();
  const order = (await storefront.state()).orders.find((one) => one.reference === reference);
  expect(`£${((order?.total ?? 0) / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`).toBe(total);
  await expect
    .poll(async () => (await storefront.state()).mails.every(({ state }) => state === 'sent'))
    .toBe(true);
  const mail = await lastMail(storefront);
  expect(mail).toMatch(
    /Ship: [\s\S]+Board: All Inclusive[\s\S]+Cabin: Inside cabin on deck \d[\s\S]+Day 8, /,
  );
  for (const line of chosen) {
    const [, label = '', amount = ''] = /^(.*) (£[\d,.]+)$/.exec(line) ?? [];
    await expect(page.getByText(label, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(amount, { exact: true }).first()).toBeVisible();
    expect(mail).toContain(`${label}: ${amount}`);
  }
  expect(mail).toContain(`Total: ${total}`);
});

test('six guests in three rooms, a child among them, have the same rooms from the results to the e-mail, and are named room by room [PERS-02, PAX-01, PAX-ST-02, PAY-03, API-OTHERS-02, DEC-120, DEC-221]', async ({
  page,
  storefront,
}) => {
  const shopper = new Shopper(page, storefront);
  const money = await moneySince(storefront);
  await shopper.open(`/search?${SIX_IN_ANTALYA}`);
  // The first card may change while the response arrives.
  await expect(page.getByRole('heading', { level: 1, name: /^Showing .* deals$/ })).toBeVisible();
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await expect(page.locator('[data-reading]')).toHaveCount(0);
  const card = page.getByRole('article').first();
  const summaryOfRooms = await card.getByText(/^7 nights, /).textContent();
  await card.getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Rooms' })).toBeVisible();
  const rooms = await dialog.getByRole('region', { name: 'Rooms' }).getByRole('listitem').allTextContents();
  expect(rooms).toEqual([
    'Room 1: Triple room, 3 adults',
    'Room 2: Single room, 1 adult',
    expect.stringMatching(/^Room 3: \w.*, 1 adult, 1 child \(7\)$/),
  ]);
  const name = /^Room 3: (.*), 1 adult,/.exec(rooms[2] ?? '')?.[1];
  expect(summaryOfRooms).toBe(`7 nights, 3 rooms: Triple room, Single room, ${name}`);

  await dialog.getByRole('link', { name: 'Continue' }).click();
  const choices = page.getByRole('region', { name: 'Your choices' });
  for (const room of rooms) await expect(choices.getByText(room, { exact: true })).toBeVisible();
  await shopper.bookNow();
  for (const room of rooms) await expect(summary(page).getByText(room, { exact: true }).last()).toBeVisible();
  const selection = page.getByRole('region', { name: 'Your Selection' }).getByRole('listitem');
  for (const [index, room] of rooms.entries())
    await expect(selection.nth(index)).toContainText(room.replace(': ', ''));
  await shopper.personalise();
  for (const [index, room] of rooms.entries())
    await expect(page.getByRole('region', { name: `Room ${index + 1}` })).toContainText(room.slice(8));
  await expect(page.getByRole('group', { name: /child \(7\)/ })).toBeVisible();
  const bottoms = ['Title', 'First name', 'Last name'].map(async (label) => {
    const box = await page.getByLabel(label).first().boundingBox();
    return box && box.y + box.height;
  });
  expect(new Set(await Promise.all(bottoms)).size).toBe(1);
  const birthYears = ['1980', '1979', '1985', '1984', '1990', '2016'];
  await shopper.enterPassengers(['Ann', 'Ben', 'Zoë', 'Dev', 'Eve', 'Fin'], birthYears, 'stay');
  // A child born in 2016 is 11 in June 2027: the page shows a notice and continues.
  await expect(
    page.getByText(/Fin will be 11 on the day of return, but you searched for a child of 7/),
  ).toBeVisible();
  await page.locator('[id="passengers.5.birth.year"], [id="passengers.5.birth"]').last().waitFor();
  await page.getByLabel('Year').nth(5).fill('2020');
  await expect(page.getByText(/Fin will be/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue to Payment' }).click();

  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await expect(page.getByText('Passenger 6')).toBeVisible();
  await expect(page.getByText(/per person, 6 guests/).last()).toBeVisible();
  for (const room of rooms) await expect(summary(page).getByText(room, { exact: true }).last()).toBeVisible();
  await shopper.fillCard(APPROVED);
  await pay(page);
  await shopper.confirmed();
  for (const room of rooms) {
    const [label = '', value = ''] = room.split(': ');
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(page.getByText(value, { exact: true }).first()).toBeVisible();
  }
  await expect
    .poll(async () => (await storefront.state()).mails.every(({ state }) => state === 'sent'))
    .toBe(true);
  const mail = await lastMail(storefront);
  for (const room of rooms) expect(mail).toContain(room);
  await expectPaidOnce(money);
});

test('less than 22 days before departure only the full amount can be paid [PAY-ST-02, DEC-100]', async ({
  page,
  storefront,
}) => {
  const session = await payableBooking(storefront, { from: '2026-12-06' });
  const shopper = new Shopper(page, storefront);
  await openBooking(page, storefront, session);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText(/^You travel in 1\d days\. A deposit is possible only/)).toBeVisible();
  await shopper.fillCard(APPROVED);
  await pay(page);
  await shopper.confirmed();
  await expect(page.getByText('Nothing more to pay')).toBeVisible();
});

test('a booking is made from Personalise to the confirmation by keyboard only [DEC-111]', async ({
  page,
  storefront,
}) => {
  const session = await payableBooking(storefront);
  const money = await moneySince(storefront);
  await openBooking(
    page,
    storefront,
    { ...EMPTY_SESSION, startedAt: Date.now(), chosen: session.chosen, quote: session.quote },
    'personalise',
  );
  const to = (target: Locator) => tabTo(page, target);
  const type = async (label: string, text: string, nth = 0) => {
    await to(page.getByLabel(label, { exact: true }).nth(nth));
    await page.keyboard.type(text);
  };
  await to(page.getByRole('radio', { name: /No transfer/ }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Shuttle transfer/ })).toBeChecked();
  await type('Email', 'ann@example.com');
  await type('Phone', '020 7946 0123');
  await to(page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeFocused();
  for (const [index, person] of ['Ann', 'Ben'].entries()) {
    await type('Title', index === 0 ? 'Mrs' : 'Mr', index);
    await type('First name', person, index);
    await type('Last name', "O'Brien", index);
    await type('Day', '12', index);
    await type('Month', 'May', index);
    await type('Year', '1980', index);
    if (index > 0) continue;
    await type('Postcode', 'N1 1AA');
    await type('Address line 1', '1 High Road');
    await type('City', 'London');
    await type('Country', 'United Kingdom');
  }
  await to(page.getByRole('button', { name: 'Continue to Payment' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Payment', exact: true })).toBeVisible();
  await to(page.getByRole('radio', { name: /Pay a deposit/ }));
  await page.keyboard.press('ArrowDown');
  await type('Card number', '4242424242424242');
  await type('Month', '08');
  await type('Year', '2029');
  await type('Security code', '123');
  await type('Cardholder name', "Ann O'Brien");
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible({ timeout: 30_000 });
  await to(page.getByRole('button', { name: /Copy/ }));
  await expectPaidOnce(money);
});

/** Presses Tab until the target has the focus; every focused element on the way must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < 90; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${String(target)}`);
}

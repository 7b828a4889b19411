import type { BookingSession } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { Locator, Page } from '@playwright/test';

import { Shopper, withoutPictures } from '../pages/shopper';
import { hiddenFocus, sidewaysScroll, stickyHeight, violations } from '../support/accessibility';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test } from '../support/storefront';
import { cutOffCells, linesOfLastWord } from '../support/text-layout';

test.beforeEach(async ({ page, storefront }) => {
  await withoutPictures(page);
  await storefront.provider(false);
});

const STEPS = [
  ['personalise', /^Continue$/],
  ['passengers', /^Continue to Payment$/],
  ['payment', /^MAKE YOUR PAYMENT of £/],
] as const;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

const bar = (page: Page) => page.getByRole('region', { name: 'Total and next step' });

/** Expects the whole element in the viewport, not only a part of it. */
const inSight = (target: Locator) => expect(target).toBeInViewport({ ratio: 1 });

/** Holds the scripts of the next page. @returns delivers them */
async function holdScripts(page: Page): Promise<() => void> {
  let deliver = () => {};
  const mayArrive = new Promise<void>((resolve) => (deliver = resolve));
  await page.route('**/releases/**/*.js', async (route) => {
    await mayArrive;
    await route.continue();
  });
  return deliver;
}

for (const screen of SCREENS) {
  test(`total, holiday and action are in sight on every step at ${screen.width} px [PERS-08, PAX-03, PAY-03, DEC-190]`, async ({
    page,
    storefront,
  }) => {
    await page.setViewportSize(screen);
    const session = await payableBooking(storefront);
    const places: number[] = [];
    for (const [step, name] of STEPS) {
      await openBooking(page, storefront, session, step);
      const action = page.getByRole('button', { name });
      const total = bar(page)
        .getByText(/^£[\d,.]+$/)
        .first();
      await inSight(action);
      await inSight(total);
      const holiday = page.getByRole('region', { name: 'Your holiday' });
      await inSight(holiday.getByText(session.chosen?.hotelName ?? '').filter({ visible: true }));
      await inSight(holiday.getByText(/, 7 nights$/).filter({ visible: true }));
      if (step === 'payment') {
        const note = bar(page).getByText(/^By paying you accept/);
        await inSight(note.filter({ visible: true }));
      }
      const box = await action.boundingBox();
      places.push(Math.round((box?.x ?? 0) + (box?.width ?? 0)));
      await page.evaluate(() => window.scrollTo(0, 600));
      await inSight(action);
      await inSight(total);
    }
    // The action has the same right edge on every step.
    expect(new Set(places).size).toBe(1);
  });
}

for (const screen of SCREENS) {
  test(`the heading of a loading step is where it stays when the booking comes at ${screen.width} px`, async ({
    page,
    storefront,
  }) => {
    await page.setViewportSize(screen);
    const session = await payableBooking(storefront);
    const heading = page.getByRole('heading', { level: 1 });
    const top = async () => (await heading.boundingBox())?.y ?? Number.NaN;
    for (const [step, name] of STEPS) {
      const deliver = await holdScripts(page);
      const opened = openBooking(page, storefront, session, step);
      await page.waitForURL(`**/booking/${step}`, { waitUntil: 'commit' });
      await expect(page.getByRole('status', { name: 'Loading your booking' })).toBeVisible();
      const loading = await top();
      deliver();
      await opened;
      await expect(page.getByRole('button', { name })).toBeVisible();
      expect(Math.abs((await top()) - loading), step).toBeLessThanOrEqual(4);
    }
  });
}

test('the total of the bar opens the holiday over the step, and Escape closes it [PERS-08, PAX-03, PAY-03, DEC-190]', async ({
  page,
  storefront,
}) => {
  const session = await payableBooking(storefront);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [step, name] of STEPS) {
    await openBooking(page, storefront, session, step);
    const total = bar(page).getByRole('button', { name: 'Total: your holiday' });
    await total.click();
    const sheet = page.getByRole('group', { name: 'Your holiday' });
    await inSight(sheet.getByText(session.chosen?.hotelName ?? ''));
    await inSight(sheet.getByText(/, 7 nights$/));
    await inSight(page.getByRole('button', { name }));
    expect(await violations(page, 'html', { bestPractices: true }), step).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(total).toBeFocused();
  }
});

test('the booking steps have no menus, newsletter or call bar, and a way to call [DEC-191]', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBooking(page, storefront, await payableBooking(storefront));
  await expect(page.getByRole('banner').getByRole('link', { name: /^Call / })).toBeVisible();
  await expect(page.getByText(/RESERVATIONS\? CALL NOW/)).toHaveCount(0);
  await expect(page.getByText('Newsletter')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(3);
});

test('the whole checkout fits with text of 200% [DEC-192]', async ({ page, storefront }) => {
  const session = await payableBooking(storefront);
  await page.setViewportSize({ width: 390, height: 844 });
  const enlargeText = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  for (const [step, name] of STEPS) {
    await openBooking(page, storefront, session, step);
    await bar(page).waitFor();
    await enlargeText();
    await inSight(page.getByRole('button', { name }));
    // Hardly more than a quarter of the screen.
    expect((await bar(page).boundingBox())?.height, step).toBeLessThan(240);
    expect(await sidewaysScroll(page), step).toBe(0);
  }
  expect(await cutOffCells(page.getByRole('table').first())).toEqual([]);

  const shopper = new Shopper(page, storefront);
  await shopper.fillCard('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT of £/ }).click();
  await shopper.confirmed();
  await enlargeText();
  expect(await linesOfLastWord(page.getByRole('heading', { level: 1 }))).toBe(1);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the choice of the amount is one table, at 320 px one option after the other [PAY-ST-01, PRICE-17, PRICE-19, DEC-192]', async ({
  page,
  storefront,
}) => {
  const session = await payableBooking(storefront);
  const { total, deposit } = depositQuote(session);
  const table = page.getByRole('region', { name: 'Payment options' }).getByRole('table');
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openBooking(page, storefront, session);
    await expect(table.getByRole('radio', { name: `Pay a deposit ${pounds(deposit)}` })).toBeChecked();
    const amounts = (await table.getByRole('cell').allTextContents()).filter((text) => text.includes('£'));
    const sums = [deposit, total, total - deposit, 0, total, total];
    expect(amounts).toEqual(sums.map(pounds));
    expect(await cutOffCells(table), `${width} px`).toEqual([]);
    const radios = await table.getByRole('radio').all();
    const tops = await Promise.all(radios.map(topOf));
    expect(new Set(tops).size, `${width} px`).toBe(width === 320 ? 2 : 1);
  }
  await table.getByText('£0.00').click();
  await expect(page.getByRole('button', { name: `MAKE YOUR PAYMENT of ${pounds(total)}` })).toBeVisible();
});

test('at a zoom of 400% nothing stays over the page, and every stop of the keyboard is in sight [PERS-08, DEC-111, DEC-190]', async ({
  page,
  storefront,
}) => {
  const session = await payableBooking(storefront);
  // 1280 x 1024 px at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const [step, name] of STEPS) {
    await openBooking(page, storefront, session, step);
    await bar(page).waitFor();
    expect(await sidewaysScroll(page), step).toBe(0);
    expect(await stickyHeight(page), step).toBeLessThan(256 / 3);
    expect(await hiddenFocus(page), step).toEqual([]);
    // The action is the end of the step.
    const [action, field] = [page.getByRole('button', { name }), page.locator('form').last()];
    expect((await action.boundingBox())?.y).toBeGreaterThan((await field.boundingBox())?.y ?? Infinity);
  }
  const shopper = new Shopper(page, storefront);
  await shopper.fillCard('4242 4242 4242 4242');
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT of £/ }).click();
  await shopper.confirmed();
  expect(await sidewaysScroll(page), 'confirmation').toBe(0);
  expect(await stickyHeight(page), 'confirmation').toBeLessThan(256 / 3);
  expect(await hiddenFocus(page), 'confirmation').toEqual([]);
});

test('no stop of the keyboard is behind the bar of a phone [DEC-111, DEC-190]', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBooking(page, storefront, await payableBooking(storefront), 'passengers');
  await bar(page).waitFor();
  expect(await hiddenFocus(page)).toEqual([]);
});

test('every step lists its errors alike, in sight, and has them in its title [PERS-VAL-01, PERS-VAL-03, DEC-111]', async ({
  page,
  storefront,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await payableBooking(storefront);
  const empty = {
    personalise: { ...session, contact: null },
    passengers: {
      ...session,
      leadPassengerId: null,
      leadDetails: null,
      passengers: [],
      passengersSaved: false,
    },
    payment: session,
  };
  for (const [step, name] of STEPS) {
    await openBooking(page, storefront, empty[step], step);
    await page.getByRole('button', { name }).click();
    const summary = page.getByRole('region', { name: 'There is a problem' });
    await expect(summary, step).toBeFocused();
    await inSight(summary.getByRole('heading', { name: 'There is a problem' }));
    await expect(page).toHaveTitle(/^Error: /);
    await summary.getByRole('link').first().click();
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
    await inSight(page.locator(':focus'));
  }
});

test('the booking steps work in forced colours [DEC-111]', async ({ page, storefront }) => {
  const session = await payableBooking(storefront);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [step] of STEPS) {
    await openBooking(page, storefront, session, step);
    await bar(page).waitFor();
    expect(await violations(page, 'html', { bestPractices: true }), step).toEqual([]);
    await expect(bar(page)).toHaveCSS('border-top-style', 'solid');
  }
  // The background of the selected column is not drawn.
  const table = page.getByRole('region', { name: 'Payment options' }).getByRole('table');
  await expect(table.getByRole('cell').filter({ hasText: '£' }).first()).toHaveCSS('outline-style', 'solid');
});

test('axe finds nothing on the booking steps, best practices included [DEC-111]', async ({
  page,
  storefront,
}) => {
  const session = await payableBooking(storefront);
  for (const { width, height } of SCREENS) {
    await page.setViewportSize({ width, height });
    for (const [step] of STEPS) {
      await openBooking(page, storefront, session, step);
      await bar(page).waitFor();
      expect(await violations(page, 'html', { bestPractices: true }), `${step} at ${width}`).toEqual([]);
    }
  }
});

function pounds(amount: number): string {
  return `£${(amount / 100).toLocaleString('en-GB', { minimumFractionDigits: 2 })}`;
}

async function topOf(target: Locator): Promise<number | undefined> {
  return (await target.boundingBox())?.y;
}

/** Returns the amounts of a booking that can be paid by deposit. */
function depositQuote({ quote }: BookingSession) {
  if (!quote?.deposit) throw new Error('the booking has no deposit');
  return { total: quote.total, deposit: quote.deposit };
}

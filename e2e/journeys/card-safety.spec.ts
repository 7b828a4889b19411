import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { Shopper, withoutPictures } from '../pages/shopper';
import { differences } from '../payment-page/compare';
import { readInventory } from '../payment-page/inventory.schema';
import { watchPage } from '../payment-page/watch-page';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test } from '../support/storefront';

test.beforeEach(async ({ page, storefront }) => {
  await withoutPictures(page);
  await storefront.provider(false);
});

const CARD = '5555 5555 5555 4444';
const CODE = '9173';
/** The security code as a whole word: ids and times contain four digits too. */
const TRACES = [/5555 ?5555 ?5555 ?4444/, new RegExp(String.raw`(?<![\w-])${CODE}(?![\w-])`)];

test('the payment page runs what its inventory lists and nothing else, from the form to the confirmation', async ({
  page,
  storefront,
}) => {
  const inventory = await readInventory();
  const session = await payableBooking(storefront);
  await openBooking(page, storefront, session, 'passengers');
  await expect(page.getByRole('heading', { name: 'Who is travelling?' })).toBeVisible();
  const look = await watchPage(page, inventory.page);
  await page.goto(storefront.site + inventory.page);
  const shopper = new Shopper(page, storefront);
  await shopper.fillCard(CARD);
  await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
  await shopper.confirmed();

  const seen = await look();
  expect(seen.scripts.length).toBeGreaterThan(5);
  expect(differences(inventory, seen)).toEqual([]);
});

test('the check finds a script or a header that is not in the inventory', async ({ page, storefront }) => {
  const inventory = await readInventory();
  const look = await watchPage(page, inventory.page);
  await page.route(`**${inventory.page}`, async (route) => {
    const response = await route.fetch();
    const nonce = /nonce="(?<nonce>[^"]+)"/.exec(await response.text())?.groups?.['nonce'] ?? '';
    await route.fulfill({
      response: response,
      headers: { ...response.headers(), 'referrer-policy': 'unsafe-url' },
      body: (await response.text()).replace(
        '</body>',
        `<script nonce="${nonce}">window.planted=1</script></body>`,
      ),
    });
  });
  await page.goto(storefront.site + inventory.page);
  await expect(page.getByRole('heading', { name: 'Booking Not Found' })).toBeVisible();

  expect(differences(inventory, await look())).toEqual([
    expect.stringMatching(/^an inline script is not in the inventory/),
    'header referrer-policy: expected no-referrer, got unsafe-url',
  ]);
});

test('a changed script of the payment page does not run', async ({ page, storefront }) => {
  const session = await payableBooking(storefront);
  await page.route('**/releases/mfe-checkout/**/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response: response, body: `${await response.text()}\nwindow.planted = true;` });
  });
  await openBooking(page, storefront, session);
  await expect(
    page.getByRole('button', { name: 'Try again' }).or(page.getByRole('link', { name: 'Try again' })),
  ).toBeVisible({
    timeout: 30_000,
  });
  expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a card leaves no trace in storage, URL, console, logs, emails, database or error reports [DEC-54]', async ({
  page,
  storefront,
}) => {
  const messages: string[] = [];
  const sent: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(`${error.message} ${error.stack ?? ''}`));
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/payments')) sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  const shopper = new Shopper(page, storefront);
  await openBooking(page, storefront, await payableBooking(storefront));
  const inBrowser = () =>
    page.evaluate(() =>
      JSON.stringify([
        location.href,
        history.state,
        document.cookie,
        window.name,
        Object.entries(sessionStorage),
        Object.entries(localStorage),
      ]),
    );
  const pay = async (fault: object | null) => {
    if (fault) await storefront.fault(fault);
    await shopper.fillCard(CARD, CODE);
    await page.getByRole('button', { name: /^MAKE YOUR PAYMENT/ }).click();
  };

  // Failures log most: a rejection, a server error, then the payment.
  await pay({ call: 'payments', mode: 'error', status: 422, times: 1 });
  await expect(page.getByText('Failed to process payment. Please try again.')).toBeVisible();
  const texts = [await inBrowser()];
  await pay({ call: 'payments', mode: 'garbage', times: 1 });
  await expect(page.getByText('Failed to process payment. Please try again.')).toBeVisible();
  await pay(null);
  await shopper.confirmed();
  texts.push(await inBrowser(), await page.content(), ...messages, ...sent);
  texts.push(JSON.stringify(await storefront.state()), storefront.logs());
  await expect
    .poll(async () => (await storefront.state()).mails.filter(({ state }) => state === 'sent').length)
    .toBeGreaterThan(0);
  for (const trace of TRACES) expect(texts.filter((text) => trace.test(text))).toEqual([]);
  for (const number of [CARD, CARD.replaceAll(' ', '')]) {
    expect(await filesWith(storefront.dataDir, number), `files with ${number}`).toEqual([]);
  }
});

/** Returns the files of the data folder that contain a text: database, write-ahead log, outbox. */
async function filesWith(folder: string, text: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/releases'))
    .map((entry) => join(entry.parentPath, entry.name));
  const needle = Buffer.from(text);
  const found = await Promise.all(
    files.map(async (file) =>
      (await readFile(file).catch(() => Buffer.alloc(0))).includes(needle) ? [file] : [],
    ),
  );
  return found.flat();
}

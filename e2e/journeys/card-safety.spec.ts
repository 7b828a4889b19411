import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { folderReleaseStore } from '@storefront/delivery/store/folder-release-store';

import { Shopper, withoutPictures } from '../pages/shopper';
import { differences } from '../payment-page/compare';
import { deriveInventory } from '../payment-page/derive-inventory';
import { readInventory } from '../payment-page/inventory.schema';
import { spellingDifferences } from '../payment-page/other-spellings';
import { watchPage } from '../payment-page/watch-page';
import { journeyKeys } from '../support/journey-keys';
import { openBooking, payableBooking } from '../support/payable-booking';
import { expect, test, type Storefront } from '../support/storefront';

test.beforeEach(async ({ page, storefront }) => {
  await withoutPictures(page);
  await storefront.provider(false);
});

const CARD = '5555 5555 5555 4444';
const CODE = '9173';
/**
 * The security code as a whole word: ids and times contain four digits too. The expiry in its usual notations, and as a
 * field of JSON, also of JSON inside JSON.
 */
const TRACES = [
  /5555 ?5555 ?5555 ?4444/,
  new RegExp(String.raw`(?<![\w-])${CODE}(?![\w-])`),
  /(?<![\w-])2029-08(?![\w-])|(?<![\w/])08 ?\/ ?(20)?29(?![\w/])/,
  /(year|month|expir\w*)\\*"?: *\\*"?(2029|08)\b/i,
];

/** What the payment page may run, from the signed releases of this storefront. */
async function expectedPage({ releases }: Pick<Storefront, 'releases'>) {
  const inventory = await readInventory();
  const store = folderReleaseStore(releases, journeyKeys());
  return { inventory, scripts: await deriveInventory(store, inventory) };
}

test('the payment page runs what its inventory lists and nothing else, from the form to the confirmation', async ({
  page,
  storefront,
}) => {
  const expected = await expectedPage(storefront);
  const { inventory } = expected;
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
  expect(differences(expected, seen)).toEqual([]);
  expect(await spellingDifferences(storefront.site, inventory.page)).toEqual([]);
  // Each script has an owner, a reason, and the release that authorised it.
  for (const { path, owner, why, release } of expected.scripts) {
    expect(path).toMatch(/^\/releases\/(shell|mfe-checkout)\/[\w.-]+\/[\w.-]+\.js$/);
    expect([owner, why, release?.by]).toEqual([
      expect.stringMatching(/./),
      expect.stringMatching(/./),
      expect.any(String),
    ]);
  }
});

test('the check finds a script, a policy or a header that differs from the signed releases', async ({
  page,
  storefront,
}) => {
  const expected = await expectedPage(storefront);
  const { inventory } = expected;
  const look = await watchPage(page, inventory.page);
  await page.route(`**${inventory.page}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const nonce = /nonce="(?<nonce>[^"]+)"/.exec(html)?.groups?.['nonce'] ?? '';
    const headers = response.headers();
    await route.fulfill({
      response,
      headers: {
        ...headers,
        'referrer-policy': 'unsafe-url',
        'content-security-policy': (headers['content-security-policy'] ?? '').replace(
          "'sha384-",
          "'sha384-AAAA' 'sha384-",
        ),
      },
      body: html.replace('</body>', `<script nonce="${nonce}">window.planted=1</script></body>`),
    });
  });
  await page.goto(storefront.site + inventory.page);
  await expect(page.getByRole('heading', { name: 'Booking Not Found' })).toBeVisible();

  const seen = await look();
  expect(differences(expected, seen)).toEqual([
    expect.stringMatching(/^an inline script is not in the inventory/),
    'the policy allows a script that is in no live signed release: sha384-AAAA',
    'header referrer-policy: expected no-referrer, got unsafe-url',
  ]);
  // The same page, when the signed releases contain other bytes or do not contain a file that ran.
  const ran = new Set(seen.scripts.map(({ url }) => new URL(url, storefront.site).pathname));
  const others = expected.scripts.filter(({ path }) => !ran.has(path));
  const changed = expected.scripts.map((script) => ({ ...script, integrity: 'sha384-BBBB' }));
  expect(differences({ inventory, scripts: changed }, seen)).toContainEqual(
    expect.stringContaining('is not the signed file: expected sha384-BBBB'),
  );
  expect(differences({ inventory, scripts: others }, seen)).toContainEqual(
    expect.stringContaining('is in no live signed release of an app of this page'),
  );
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

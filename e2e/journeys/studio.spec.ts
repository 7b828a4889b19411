import type { Browser, Page } from '@playwright/test';

import { violations } from '../support/accessibility';
import { expect, test, type Studio } from '../support/storefront';
import {
  confirmPublication,
  expectAccessible,
  expectPreviewWidths,
  openStudioAs,
  preview,
  shopPage,
} from '../support/studio-visits';

const ANTALYA = 'd00000000000000000000101';
const ROME = 'd00000000000000000000708';
const LISBON = 'd00000000000000000000706';
const PARIS = 'd00000000000000000000702';
const DALAMAN = 'd00000000000000000000102';

let studio: Studio;
test.beforeAll(async ({ storefront }) => {
  test.setTimeout(240_000);
  studio = await storefront.studio();
});
test.afterAll(() => studio.stop());

const openAs = (browser: Browser, name: string, role: 'Editor' | 'Publisher') =>
  openStudioAs(browser, studio, { name, role });
const openAt = async (page: Page, path: string) => {
  await page.goto(`${studio.url}/documents/${path}`);
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeVisible();
};
const publishNow = async (page: Page) => {
  await expect(page.getByText('Nothing stops publishing')).toBeVisible();
  await page.getByRole('button', { name: /^Publish/ }).click();
  await confirmPublication(page);
};
const openDocument = (page: Page, id: string) => openAt(page, `pages/${id}`);

test('an editor changes a headline and previews it, and a publisher brings it live within five seconds [DEC-212, DEC-214, DEC-215, DEC-382]', async ({
  browser,
  storefront,
}) => {
  test.setTimeout(180_000);
  const editor = await openAs(browser, 'Ed Moss', 'Editor');
  await expect(editor.getByRole('link', { name: 'Antalya', exact: true })).toBeVisible();
  const tour = editor.getByRole('complementary', { name: 'First steps' });
  await expect(tour.getByText('Open a page.')).toBeVisible();
  await expectAccessible(editor);
  const left = editor.waitForResponse(
    (response) => response.url().endsWith('/api/tour') && response.request().method() === 'POST',
  );
  await tour.getByRole('button', { name: 'Leave the tour' }).click();
  await (await left).finished();
  const read = editor.waitForResponse((response) => response.url().endsWith('/api/tour'));
  await openDocument(editor, ANTALYA);
  expect(await (await read).json()).toEqual({ isDone: true });
  await expect(tour).toHaveCount(0);
  await editor.getByRole('button', { name: 'First steps' }).click();
  await expect(tour.getByText('Change it.')).toBeVisible();
  await expect(preview(editor).getByRole('heading', { level: 1 })).toHaveText('Holidays to Antalya');
  await expectAccessible(editor);

  await editor.getByRole('textbox', { name: 'Name' }).fill('');
  await expect(editor.getByText('1 finding stops publishing')).toBeVisible();
  await editor.getByRole('button', { name: 'Show Name' }).click();
  await expect(editor.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expectAccessible(editor);
  await editor.getByRole('textbox', { name: 'Name' }).fill('Antalya in winter');
  await expect(editor.getByText('Nothing stops publishing')).toBeVisible();
  await expect(preview(editor).getByRole('heading', { level: 1 })).toHaveText(
    'Holidays to Antalya in winter',
  );
  await expectPreviewWidths(editor, { Phone: 390, Tablet: 820 });
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await expect(editor.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await expect(editor.getByRole('button', { name: /^Ask for review/ })).toBeEnabled();
  expect(await shopPage(storefront, ANTALYA)).not.toContain('Antalya in winter');

  const publisher = await openAs(browser, 'Pat Hill', 'Publisher');
  await publisher.getByLabel('State').selectOption('With a draft');
  await expect(publisher.getByText(/Changed by Ed Moss at \d\d:\d\d/)).toBeVisible();
  await publisher.getByRole('link', { name: 'Antalya in winter' }).click();
  await publisher.getByRole('button', { name: /^Publish/ }).click();
  await expectAccessible(publisher);
  await confirmPublication(publisher);
  await expect
    .poll(() => shopPage(storefront, ANTALYA), { timeout: 5_000 })
    .toContain('Holidays to Antalya in winter');

  await publisher.getByRole('button', { name: 'History' }).click();
  // A slow machine also saves a draft by itself, which has a number too.
  await publisher.getByRole('button', { name: /^Compare 1 with \d+$/ }).click();
  await expect(publisher.getByRole('row', { name: /destinationName/ })).toContainText('Antalya in winter');
  await expectAccessible(publisher);
  await publisher.getByRole('button', { name: 'Restore 1 as a draft' }).click();
  await expect(publisher.getByRole('textbox', { name: 'Name' })).toHaveValue('Antalya');
  await expect(publisher.getByText('Draft', { exact: true })).toBeVisible();
  await Promise.all([editor.context().close(), publisher.context().close()]);
});

test('an editor requests a review, a publisher sends the draft back and then publishes it, and the history shows both [DEC-330, DEC-331]', async ({
  browser,
  storefront,
}) => {
  test.setTimeout(180_000);
  const editor = await openAs(browser, 'Rita View', 'Editor');
  await openDocument(editor, DALAMAN);
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
  await text(editor).fill('<p>Our quiet weeks are very long to read about.</p>');
  await editor.getByRole('button', { name: /^Ask for review/ }).click();
  const dialog = editor.getByRole('dialog', { name: /^Ask for a review of / });
  await expectAccessible(editor);
  await dialog.getByLabel('Note for the publisher').fill('Live on Friday, please');
  await dialog.getByRole('button', { name: 'Ask for review' }).click();
  await expect(editor.getByText('In review. A publisher decides.')).toBeVisible();
  await expect(editor.getByText('In review', { exact: true })).toBeVisible();
  await expectAccessible(editor);
  const refused = await editor.evaluate(async (path) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ base: 1, revision: 1 }),
    });
    return response.status;
  }, `/api/documents/pages/${DALAMAN}/publish`);
  expect(refused).toBe(403);

  const publisher = await openAs(browser, 'Paul View', 'Publisher');
  const waiting = publisher.getByRole('region', { name: 'In review' });
  await expect(waiting.getByRole('heading', { name: 'In review 1' })).toBeVisible();
  await expect(
    waiting.getByText(/Review requested by Rita View at .+: Live on Friday, please/),
  ).toBeVisible();
  await expect(waiting.getByText('Rita View is editing')).toBeVisible();
  await expectAccessible(publisher);
  await publisher.getByLabel('State').selectOption('In review');
  await publisher.getByRole('link', { name: 'Dalaman', exact: true }).click();
  await expect(publisher.getByText('Rita View is editing')).toBeVisible();
  await publisher.getByRole('button', { name: 'Send back …' }).click();
  const comment = publisher.getByRole('dialog', { name: 'Send Dalaman back' });
  await comment.getByLabel('Comment').fill('Shorter, please');
  await comment.getByRole('button', { name: 'Send back' }).click();
  await expect(publisher.getByText('Sent back with your comment.')).toBeVisible();

  await editor.reload();
  await expect(editor.getByText(/^Sent back by Paul View at /)).toBeVisible();
  await expect(editor.getByText('Shorter, please')).toBeVisible();
  await expect(editor.getByText('Paul View is editing')).toBeVisible();
  await text(editor).fill('<p>Our quiet weeks.</p>');
  await editor.getByRole('button', { name: /^Ask for review/ }).click();
  await dialog.getByRole('button', { name: 'Ask for review' }).click();
  await expect(editor.getByText('In review. A publisher decides.')).toBeVisible();
  await text(editor).fill('<p>Our quiet weeks by the sea.</p>');
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText(/Changed since by Rita View at/)).toBeVisible();
  await editor.getByRole('button', { name: 'Compare with the submitted text' }).click();
  await expect(editor.getByRole('row', { name: /content/ })).toContainText('by the sea');

  await publisher.goto(`${studio.url}/documents/pages/${DALAMAN}`);
  await expect(publisher.getByText(/Changed since by Rita View at/)).toBeVisible();
  await expect(publisher.getByText('Rita View is editing')).toBeVisible();
  await editor.goto('about:blank');
  // The bar is renewed every 15 seconds.
  await expect(publisher.getByText('Rita View is editing')).toBeHidden({ timeout: 40_000 });
  await editor.context().close();
  await expectAccessible(publisher);
  await publisher.getByRole('button', { name: /^Publish/ }).click();
  await confirmPublication(publisher);
  await expect
    .poll(() => shopPage(storefront, DALAMAN), { timeout: 5_000 })
    .toContain('quiet weeks by the sea');
  await publisher.getByRole('button', { name: 'History' }).click();
  await expect(
    publisher.getByText(/Review requested by Rita View, .+ · published by Paul View as revision \d+/),
  ).toBeVisible();
  await expect(
    publisher.getByText(
      /Review requested by Rita View, .+: Live on Friday, please · sent back by Paul View, .+: Shorter, please/,
    ),
  ).toBeVisible();
  await publisher.context().close();
});

test('an editor creates a page from another one, and a publisher brings it live with a sitemap entry [DEC-199]', async ({
  browser,
  storefront,
}) => {
  test.setTimeout(120_000);
  const editor = await openAs(browser, 'Nia New', 'Editor');
  await editor.getByRole('button', { name: 'New document' }).click();
  const dialog = editor.getByRole('dialog', { name: 'New document' });
  await expectAccessible(editor);
  await dialog.getByLabel('Name').fill('Paris in spring');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(dialog.getByText('Choose the document to copy.')).toBeVisible();
  await dialog.getByLabel('Start with a copy of').selectOption('Paris');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(editor.getByRole('textbox', { name: 'Name' })).toHaveValue('Paris in spring');
  await expect(editor).toHaveURL(/\/documents\/pages\/[0-9a-f]{24}$/);
  await expect(preview(editor).getByRole('heading', { level: 1 })).toHaveText('Holidays to Paris in spring');
  const id = editor.url().slice(-24);
  expect((await fetch(`${storefront.site}/page/${id}`)).status).toBe(404);

  await editor.getByRole('link', { name: 'Documents' }).first().click();
  await editor.getByRole('button', { name: 'New document' }).click();
  await dialog.getByLabel('Kind').selectOption('Group');
  await dialog.getByLabel('Start with a copy of').selectOption({ index: 1 });
  await dialog.getByLabel('Name').fill('Summer Beach!');
  await expect(dialog.getByLabel('Address')).toHaveValue('summer-beach');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(dialog.getByText(/There is a document with this address already/)).toBeVisible();

  const publisher = await openAs(browser, 'Pia Pub', 'Publisher');
  await openDocument(publisher, id);
  await publisher.getByRole('button', { name: /^Publish/ }).click();
  await confirmPublication(publisher);
  await expect
    .poll(() => shopPage(storefront, id), { timeout: 5_000 })
    .toContain('Holidays to Paris in spring');
  await expect
    .poll(async () => (await fetch(`${storefront.site}/sitemap.xml`)).text())
    .toContain('/page/paris-in-spring');
  await Promise.all([editor.context().close(), publisher.context().close()]);
});

test('a publisher publishes two drafts together, and one undo brings both earlier texts back [DEC-189]', async ({
  browser,
  storefront,
}) => {
  test.setTimeout(120_000);
  const page = await openAs(browser, 'Cam Paign', 'Publisher');
  const pages = [ROME, LISBON];
  for (const id of pages) {
    await openDocument(page, id);
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('<p>Our sale of the year.</p>');
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Releases' }).click();
  await expect(page.getByRole('button', { name: 'Publish 0 drafts' })).toBeDisabled();
  await page.getByRole('checkbox', { name: /^Rome/ }).check();
  await page.getByRole('checkbox', { name: /^Lisbon/ }).check();
  await page.getByLabel('Note').fill('Sale of the year');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish 2 drafts' }).click();
  await expect(page.getByText('Published 2 documents together.')).toBeVisible();
  for (const id of pages)
    await expect.poll(() => shopPage(storefront, id), { timeout: 5_000 }).toContain('Our sale of the year.');

  const release = page.getByRole('row', { name: /Sale of the year/ });
  await expect(release).toContainText('Rome');
  await expect(release).toContainText('Live');
  await release.getByRole('button', { name: /^Undo release \d+$/ }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
  await expect(release).toContainText('Undone by Cam Paign');
  for (const id of pages)
    await expect
      .poll(() => shopPage(storefront, id), { timeout: 5_000 })
      .not.toContain('Our sale of the year.');
  await page.context().close();
});

test('a publisher changes the headline of home, a menu entry and a static page, and a visitor sees them without a release [DEC-250, DEC-251, DEC-252, DEC-253]', async ({
  browser,
  page: visitor,
  storefront,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, 'Site Lead', 'Publisher');
  const open = (path: string) => openAt(page, path);
  const publish = () => publishNow(page);
  const shop = async (path: string) => (await fetch(storefront.site + path)).text();
  const shows = (path: string, text: string) =>
    expect.poll(() => shop(path), { timeout: 5_000 }).toContain(text);
  await shows('/', 'Discover Your Perfect Holiday Escape');
  expect(await shop('/about-us')).not.toContain('Winter offers');

  await open('home/site');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText(
    'Discover Your Perfect Holiday Escape',
  );
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Winter sun from your airport');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('Winter sun from your airport');
  await expectAccessible(page);
  await publish();
  await shows('/', 'Winter sun from your airport');

  await open('navigation/site');
  const entry = page.getByRole('group', { name: 'Entries of the header 4', exact: true });
  await entry.getByLabel('Label', { exact: true }).fill('Winter offers');
  await entry.getByLabel('Path', { exact: true }).fill('/group/no-such-group');
  await expect(page.getByText('there is no page /group/no-such-group in the shop').first()).toBeVisible();
  await expectAccessible(page);
  await entry.getByLabel('Path', { exact: true }).fill('/group/winter-sun');
  await publish();
  await shows('/about-us', 'Winter offers');

  await open('texts/about-us');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('About our shop');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('About our shop');
  await publish();
  await shows('/about-us', 'About our shop');

  const requested: string[] = [];
  visitor.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await visitor.goto(`${storefront.site}/about-us`);
  await expect(visitor.locator('html[data-booted]')).toBeAttached();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('About our shop');
  const offers = visitor
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Winter offers' });
  await expect(offers).toHaveAttribute('href', '/group/winter-sun');
  expect(requested.filter((path) => /^\/api\/(site|home|text-pages)/.test(path))).toEqual([]);
  await visitor.getByRole('link', { name: 'Sandpiper, home' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Winter sun from your airport');
  await page.context().close();
});

test('a publisher changes the newsletter, a claim and a list page, and a claim that is switched off leaves the shop [DEC-400, DEC-401, DEC-403, DEC-404]', async ({
  browser,
  storefront,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, 'Claire Text', 'Publisher');
  const open = (path: string) => openAt(page, path);
  const publish = () => publishNow(page);
  const shop = async (path: string) => (await fetch(storefront.site + path)).text();
  const frame = preview(page);

  await open('newsletter/site');
  await expect(frame.getByText('Subject: Please confirm: news from Sandpiper Holidays')).toBeVisible();
  const mail = page.getByRole('group', { name: 'Mail that asks to confirm' });
  await mail.getByLabel('Subject').fill('One click to go');
  await mail.getByLabel('Text').fill('Call {fax} for a letter.');
  await expect(page.getByText(/^\{fax\} refers to nothing/).first()).toBeVisible();
  await mail.getByLabel('Text').fill('Call {phone} if you have a question.');
  await expect(frame.getByText('Subject: One click to go')).toBeVisible();
  await expect(frame.getByText('Call 020 7946 0123 if you have a question.')).toBeVisible();
  await expect(frame.getByText('Sandpiper Holidays Limited, 1 Sample Street').first()).toBeVisible();
  await expectAccessible(page);
  await publish();

  await open('lists/beach');
  await page.getByRole('textbox', { name: 'Headline', exact: true }).fill('Salt and sand');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Salt and sand');
  await expect(page.getByRole('figure', { name: 'How a shared link looks' })).toContainText('Beach holidays');
  await expectAccessible(page);
  await publish();
  await expect.poll(() => shop('/holidays/beach'), { timeout: 5_000 }).toContain('Salt and sand');

  expect(await shop('/about-us')).toContain('Price match promise');
  await page.goto(studio.url);
  await page.getByRole('button', { name: 'New document' }).click();
  const dialog = page.getByRole('dialog', { name: 'New document' });
  await dialog.getByLabel('Kind').selectOption('Claim');
  await dialog.getByLabel('Claim', { exact: true }).selectOption('price-match');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  // The dialog has a list of the same name until the draft is open.
  await page.getByRole('textbox', { name: 'Claim', exact: true }).fill('We match lower prices');
  await expect(frame.getByText('We match lower prices').first()).toBeVisible();
  await expectAccessible(page);
  await publish();
  await expect.poll(() => shop('/about-us'), { timeout: 5_000 }).toContain('We match lower prices');
  await page.getByRole('checkbox', { name: 'Switched on' }).uncheck();
  await publish();
  await expect
    .poll(async () => (await shop('/about-us')) + (await shop('/')), { timeout: 5_000 })
    .not.toMatch(/We match lower prices|Price match promise/);
  await page.context().close();
});

test('two editors who meet on one page see both texts, and lose neither [DEC-214]', async ({ browser }) => {
  test.setTimeout(120_000);
  const ann = await openAs(browser, 'Ann Lee', 'Editor');
  const ben = await openAs(browser, 'Ben Cox', 'Editor');
  await Promise.all([openDocument(ann, PARIS), openDocument(ben, PARIS)]);
  await ann.getByRole('textbox', { name: 'Text', exact: true }).fill('<p>The text of Ann.</p>');
  await ann.getByLabel('Nights').fill('5');
  await ann.getByRole('button', { name: 'Save draft' }).click();
  await expect(ann.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await ben.getByRole('textbox', { name: 'Text', exact: true }).fill('<p>The text of Ben.</p>');
  await ben.getByRole('button', { name: 'Save draft' }).click();
  const conflict = ben.getByRole('dialog', { name: /^Changed by Ann Lee at \d\d:\d\d since you opened it$/ });
  await expect(conflict.getByText('The text of Ann.')).toBeVisible();
  await expect(conflict.getByText('The text of Ben.')).toBeVisible();
  await expect(conflict.getByText('Only Ann Lee has changed Nights: that is taken over.')).toBeVisible();
  await expectAccessible(ben);
  await conflict.getByRole('button', { name: 'Go on with this text' }).click();
  await expect(ben.getByLabel('Nights')).toHaveValue('5');
  await expect(ben.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    '<p>The text of Ben.</p>',
  );
  await ben.getByRole('button', { name: 'Save draft' }).click();
  await expect(ben.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await ben.getByRole('button', { name: 'History' }).click();
  await ben.getByRole('button', { name: /^Compare 2 with \d+$/ }).click();
  await expect(ben.getByRole('row', { name: /content/ })).toContainText('The text of Ann.');
  await Promise.all([ann.context().close(), ben.context().close()]);
});

test('an edit survives an outage and a closed tab [DEC-214]', async ({ browser }) => {
  const page = await openAs(browser, 'Una Off', 'Editor');
  await openDocument(page, PARIS);
  // Chromium ends an emulated outage before it closes the tab, which would then save.
  const calls = '**/api/**';
  await page.context().route(calls, (route) => route.abort());
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('<p>Typed in the train.</p>');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText(/Not saved\. The studio is not reachable/)).toBeVisible();
  const again = await page.context().newPage();
  await page.close();
  await again.context().unroute(calls);
  await openDocument(again, PARIS);
  await expect(again.getByText(/Text from .+ was not saved/)).toBeVisible();
  await again.getByRole('button', { name: 'Go on with it' }).click();
  await expect(again.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue(
    '<p>Typed in the train.</p>',
  );
  await again.getByRole('button', { name: 'Save draft' }).click();
  await expect(again.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await again.context().close();
});

test('on a phone and a tablet nothing is cut or too small for a finger, and dialogs work by keyboard', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const desktop = await openAs(browser, 'Toni Touch', 'Publisher');
  await desktop.getByRole('button', { name: 'Leave the tour' }).click();
  const storageState = await desktop.context().storageState();
  await desktop.context().close();
  for (const width of [390, 820]) {
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ viewport, hasTouch: true, isMobile: true, storageState });
    const page = await context.newPage();
    await page.goto(studio.url);
    await expect(page.getByRole('link', { name: 'Antalya', exact: true })).toBeVisible();
    await expectTouchable(page);
    await openAt(page, 'navigation/site');
    await expect(page.getByRole('group', { name: 'Entries of the header 4', exact: true })).toBeVisible();
    await expectTouchable(page);
    await openDocument(page, ROME);
    const publish = page.getByRole('button', { name: 'Publish …' });
    await publish.focus();
    await publish.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish Rome' });
    await expect(dialog).toBeVisible();
    await expectTouchable(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(publish).toBeFocused();
    await publish.press('Enter');
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Rome', level: 1 })).toBeVisible();
    await context.close();
  }
});

/** Checks the screen with axe, its width, and that each button and link of it has 44 pixels for a finger. */
async function expectTouchable(page: Page): Promise<void> {
  expect(await violations(page, 'html', { bestPractices: true })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const small = await page
    .locator('button:visible, main a:visible, header a:visible')
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width < 44 || height < 44 ? [`${control.textContent} ${width} × ${height}`] : [];
      }),
    );
  expect(small).toEqual([]);
}

test('the shop has no page, call or byte of the studio [DEC-212]', async ({ page, storefront }) => {
  for (const url of [
    `${storefront.site}/studio`,
    `${storefront.site}/studio/session`,
    `${storefront.backend}/studio/session`,
  ])
    expect((await fetch(url)).status).toBe(404);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(`${storefront.site}/page/${ANTALYA}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requested.filter((url) => url.startsWith(studio.url) || /studio/i.test(url))).toEqual([]);
});

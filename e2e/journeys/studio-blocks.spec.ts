import type { Locator, Page } from '@playwright/test';

import { violations } from '../support/accessibility';
import { dealWhere } from '../support/deals';
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

let studio: Studio;
test.beforeAll(async ({ storefront }) => {
  test.setTimeout(240_000);
  studio = await storefront.studio();
});
test.afterAll(() => studio.stop());

const outline = (page: Page) => page.getByRole('region', { name: 'On this page' });

/** Adds a block with the keyboard alone. */
async function addBlock(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name: `Add ${name}`, exact: true });
  await button.focus();
  await button.press('Enter');
  await expect(outline(page).getByRole('status')).toHaveText(new RegExp(`^${name} added at place`));
  await expect(
    outline(page).getByRole('button', { name: new RegExp(`^${name}`), pressed: true }),
  ).toBeFocused();
}

/** Replaces a formatted text with the keyboard alone. */
async function write(field: Locator, value: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(value);
}

/** Pastes formatted text as a browser does. */
async function paste(field: Locator, html: string): Promise<void> {
  await field.click();
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function uploadPicture(page: Page, backend: string): Promise<void> {
  await page.getByRole('link', { name: 'Pictures' }).click();
  const buffer = Buffer.from(await (await fetch(`${backend}/media/oldtown-4/1600.jpg`)).arrayBuffer());
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload pictures' }).click();
  await (await choosing).setFiles({ name: 'winter-bay.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('heading', { name: 'winter bay' })).toBeVisible();
  await page.getByLabel('Alternative text').fill('A bay in winter light');
  await page.getByLabel('Credit').fill('Ann Lee');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}

async function createPage(page: Page, name: string): Promise<string> {
  await page.getByRole('link', { name: 'Documents' }).first().click();
  await page.getByRole('button', { name: 'New document' }).click();
  const dialog = page.getByRole('dialog', { name: 'New document' });
  await dialog.getByLabel('Start with a copy of').selectOption('Antalya');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await expect(page).toHaveURL(/\/documents\/pages\/[0-9a-f]{24}$/);
  await expect(page.getByText('This page shows its standard sections.')).toBeVisible();
  return page.url().slice(-24);
}

/** A time of the UK in so many minutes, as a field of the studio takes it. */
function ukWall(minutes: number): string {
  const wall = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return wall.format(new Date(Date.now() + minutes * 60_000));
}

const entry = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Winter sun week' });

/** Opens a preview of the whole site in a tab of its own. */
async function openPreview(page: Page): Promise<Page> {
  const dialog = page.getByRole('dialog', { name: 'The site at another moment' });
  await dialog.getByRole('button', { name: 'Make a link to the whole site' }).click();
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: 'Open the preview' }).click();
  const preview = await opening;
  await expect(preview.getByRole('complementary', { name: 'Preview' })).toBeVisible();
  return preview;
}

/** The preview loads again after each change, and a check of the page before ends without a result. */
async function checkAccessibility(page: Page): Promise<void> {
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(async () => {
    await checks.getByRole('button', { name: 'Check accessibility' }).click();
    await expect(checks.getByRole('status')).toHaveText('No problem found on the page.', { timeout: 20_000 });
  }).toPass();
}

test('an editor builds a campaign page from blocks by keyboard, it is previewed, goes live and ends by itself with its menu entry, and hostile text does not get in [DEC-260, DEC-261, DEC-262, DEC-263, DEC-332, DEC-333]', async ({
  browser,
  storefront,
}) => {
  test.setTimeout(420_000);
  const editor = await openStudioAs(browser, studio, { name: 'Bea Block', role: 'Editor' });
  await uploadPicture(editor, storefront.backend);
  const id = await createPage(editor, 'Winter sun');
  await expect(editor.getByText(/^As mfe-discovery 1\.0\.0-[0-9a-f]{8} renders them\.$/)).toBeVisible();
  await expectAccessible(editor);

  await addBlock(editor, 'Hero');
  const form = editor.getByRole('region', { name: 'Hero', exact: true });
  await form.getByLabel('Headline').fill('Antalya in winter sun');
  await form.getByLabel('Introduction').fill('Seven nights by the sea');
  await form.getByRole('button', { name: 'Choose a picture' }).click();
  await editor
    .getByRole('dialog')
    .getByRole('button', { name: /winter bay/ })
    .click();
  await expect(preview(editor).getByRole('heading', { level: 1 })).toHaveText('Antalya in winter sun');
  await expect(preview(editor).getByText('Photo: Ann Lee')).toBeVisible();

  await addBlock(editor, 'Picture and text');
  await expect(editor.getByText('2 findings stop publishing')).toBeVisible();
  await expect(preview(editor).getByText('Write here.')).toBeVisible();
  const oldTown = editor.getByRole('region', { name: 'Picture and text', exact: true });
  await editor.getByRole('button', { name: 'Show Picture and text, title' }).press('Enter');
  await expect(oldTown.getByLabel('Headline')).toBeFocused();
  await oldTown.getByLabel('Headline').fill('The old town in January');
  await write(oldTown.getByRole('textbox', { name: 'Text', exact: true }), 'Lanes without crowds.');
  await addBlock(editor, 'Deals');
  await addBlock(editor, 'Prices by month');
  await addBlock(editor, 'FAQ');
  const faq = editor.getByRole('region', { name: 'FAQ', exact: true });
  await faq.getByLabel('Question', { exact: true }).fill('Is the sea warm?');
  await write(faq.getByRole('textbox', { name: 'Reply' }), 'About 17 degrees.');
  await addBlock(editor, 'Trust strip');
  await addBlock(editor, 'Call banner');
  await addBlock(editor, 'Destinations');
  await expect(editor.getByText('1 finding stops publishing')).toBeVisible();
  const cards = editor.getByRole('region', { name: 'Destinations', exact: true });
  await cards.getByRole('button', { name: 'Add to landing pages' }).click();
  await cards.getByLabel('Landing page', { exact: true }).selectOption('Antalya');
  await expect(editor.getByText('Nothing stops publishing')).toBeVisible();
  await expectAccessible(editor);
  expect(await editor.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await checkAccessibility(editor);

  await addBlock(editor, 'Text');
  await editor.getByLabel('Headline').fill('A week in the sun');
  const text = editor.getByRole('textbox', { name: 'Text', exact: true });
  await text.press('ControlOrMeta+a');
  await paste(
    text,
    '<div onclick="x()"><h1>Sun</h1><script>alert(1)</script><iframe src="https://evil.example"></iframe><a href="javascript:alert(2)">here</a></div>',
  );
  await expect(
    editor.getByText(
      'Removed from the pasted text: the attribute onclick, <script>, <iframe>, the link javascript:alert(2).',
    ),
  ).toBeVisible();
  await expect(text.getByRole('heading', { name: 'Sun' })).toBeVisible();
  await text.press('ControlOrMeta+z');
  await expect(text).toHaveText('Write here.');
  await text.press('ControlOrMeta+Shift+z');
  await expect(text.getByRole('heading', { name: 'Sun' })).toBeVisible();
  await paste(text, '<p>Word upon word.</p>'.repeat(100_000));
  await expect(
    editor.getByText('Nothing was pasted: the text is 2.2 million characters long.'),
  ).toBeVisible();
  await text.press('ControlOrMeta+End');
  await text.press('Enter');
  await text.pressSequentially('A week in winter from ');
  await editor.getByRole('button', { name: 'Insert a price' }).click();
  const prices = editor.getByRole('dialog', { name: 'Insert a price' });
  await expect(prices).toBeVisible();
  await editor.goBack();
  await expect(prices).toHaveCount(0);
  await expect(editor.getByLabel('Headline')).toHaveValue('A week in the sun');
  await editor.getByRole('button', { name: 'Insert a price' }).click();
  await prices.getByLabel('Which one').selectOption('Antalya');
  await expectAccessible(editor);
  await prices.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(text).toContainText(`A week in winter from {{price pages/${ANTALYA}}}`);

  await test.step('blocks are moved, duplicated, removed and brought back by keyboard', async () => {
    const list = outline(editor);
    const up = list.getByRole('button', { name: 'Move up: Text' });
    await up.focus();
    await up.press('Enter');
    await expect(list.getByRole('status')).toHaveText('Text “A week in the sun” moved to place 8 of 9.');
    await expect(up).toBeFocused();
    await list.getByRole('button', { name: 'Duplicate: Text' }).press('Enter');
    await expect(list.getByText('10 blocks')).toBeVisible();
    await list.getByRole('button', { name: 'Remove: Text' }).press('Enter');
    await expect(list.getByText('9 blocks')).toBeVisible();
    const undo = list.getByRole('button', { name: 'Undo the removal' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(list.getByText('10 blocks')).toBeVisible();
  });

  await expectPreviewWidths(editor, { Phone: 390, Tablet: 820, Desktop: 1280 });
  await expect(
    preview(editor)
      .getByText(/A week in winter from £\d/)
      .first(),
  ).toBeVisible();
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  await test.step('the editor looks at the page at a future moment', async () => {
    await editor.getByRole('button', { name: 'Shown as on: now' }).click();
    const dialog = editor.getByRole('dialog', { name: 'The site at another moment' });
    await dialog.getByLabel('Day and time').fill('05/02/2027 09:00');
    await expectAccessible(editor);
    await dialog.getByRole('button', { name: 'Show it here' }).click();
    await expect(preview(editor).getByRole('complementary', { name: 'Preview' })).toContainText(
      'Preview of Fri 5 Feb 2027, 09:00, with 1 draft and the prices of today',
    );
    await expect(preview(editor).getByRole('heading', { level: 1 })).toHaveText('Antalya in winter sun');
  });
  await editor.goto(`${studio.url}/documents/navigation/site`);
  const menu = editor.getByRole('group', { name: 'Entries of the header 4', exact: true });
  await menu.getByLabel('Label', { exact: true }).fill('Winter sun week');
  await menu.getByLabel('Path', { exact: true }).fill(`/page/${id}`);
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  const publisher = await openStudioAs(browser, studio, { name: 'Paul Block', role: 'Publisher' });
  await publisher.getByRole('link', { name: 'Releases' }).click();
  await publisher.getByRole('checkbox', { name: /^Winter sun,/ }).check();
  await publisher.getByRole('checkbox', { name: /^Header menus,/ }).check();
  await publisher.getByLabel('Start').fill(ukWall(10));
  await publisher.getByLabel('End').fill(ukWall(20));
  await publisher.getByLabel('Note').fill('Winter sun');
  await publisher.getByRole('button', { name: 'Schedule 2 drafts' }).click();
  await expect(publisher.getByText('Scheduled 2 documents together.')).toBeVisible();
  const shop = async (path: string) => fetch(storefront.site + path);
  const menus = async () => (await shop('/about-us')).text();

  await test.step('the whole site is previewed at the start, page by page, and the live site has none of it', async () => {
    await publisher.getByRole('button', { name: /^Preview release \d+/ }).click();
    await expectAccessible(publisher);
    const future = await openPreview(publisher);
    expect(future.url()).toBe(`${storefront.site}/`);
    await expect(future.getByRole('complementary', { name: 'Preview' })).toContainText(
      /^Preview of \w{3} \d{1,2} \w{3} \d{4}, \d\d:\d\d, with the prices of today/,
    );
    await expect(future.locator('html[data-booted]')).toBeAttached();
    await entry(future).click();
    await expect(future.getByRole('heading', { level: 1 })).toHaveText('Antalya in winter sun');
    await expect(future.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    const response = await future.reload();
    expect(response?.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    await expect(future.getByRole('heading', { level: 1 })).toHaveText('Antalya in winter sun');
    expect(await violations(future, 'html')).toEqual([]);
    // Pages that are sent in parts to everyone else have the bar and are private as well.
    const { hotelKey, giataId } = await dealWhere(storefront, (deal) => deal.ship === null);
    const details = `/holiday-details/${hotelKey}?departureId=-1&month=2027-06&giata=${giataId}`;
    for (const path of ['/search?destinationId=1&dateMin=2027-05-09', details]) {
      const opened = await future.goto(storefront.site + path);
      expect(opened?.headers()).toMatchObject({ 'cache-control': 'private, no-store' });
      await expect(future.getByRole('complementary', { name: 'Preview' })).toContainText('Preview of ');
      await expect(future.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await future.getByRole('link', { name: 'See the site as it is now' }).click();
    await expect(future.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
    await expect(future.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await future.goto(`${storefront.site}/page/${id}`))?.status()).toBe(404);
    await future.close();
    await publisher.getByRole('button', { name: /^Close/ }).click();

    await publisher.getByRole('link', { name: 'Documents' }).first().click();
    await publisher.getByRole('button', { name: 'Preview the site' }).click();
    const today = await openPreview(publisher);
    await expect(today.getByRole('complementary', { name: 'Preview' })).toContainText(
      'the site as it is now',
    );
    await expect(entry(today)).toHaveCount(0);
    expect((await today.goto(`${storefront.site}/page/${id}`))?.status()).toBe(404);
    await today.close();
    expect(await menus()).not.toContain('Winter sun week');
    await publisher.getByRole('button', { name: /^Close/ }).click();
  });

  await test.step('it goes live by itself with its menu entry, and ends with it', async () => {
    await storefront.advanceClock(11);
    await expect.poll(() => shopPage(storefront, id), { timeout: 10_000 }).toContain('Antalya in winter sun');
    await expect.poll(menus, { timeout: 10_000 }).toContain('Winter sun week');
    await storefront.advanceClock(10);
    await expect.poll(async () => (await shop(`/page/${id}`)).status, { timeout: 10_000 }).toBe(404);
    await expect.poll(menus, { timeout: 10_000 }).not.toContain('Winter sun week');
  });

  await publisher.goto(`${studio.url}/documents/pages/${id}`);
  await publisher.getByRole('button', { name: /^Publish/ }).click();
  await confirmPublication(publisher);
  await expect.poll(() => shopPage(storefront, id), { timeout: 5_000 }).toContain('Antalya in winter sun');
  const html = await shopPage(storefront, id);
  expect(html).not.toContain('evil.example');
  expect(html).not.toContain('{{price');

  const visitor = await browser.newPage();
  await visitor.goto(`${storefront.site}/page/${id}`);
  const main = visitor.getByRole('main');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Antalya in winter sun');
  await expect(visitor.getByRole('img', { name: 'A bay in winter light' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Antalya', exact: true })).toHaveAttribute(
    'href',
    `/page/${ANTALYA}`,
  );
  await expect(main.getByText(/A week in winter from £\d/).first()).toBeVisible();
  await expect(main.getByRole('region', { name: 'Prices by month' })).toBeVisible();
  for (const width of [390, 820, 1440]) {
    await visitor.setViewportSize({ width, height: 900 });
    expect(await violations(visitor, 'main', { bestPractices: true })).toEqual([]);
  }

  await publisher.getByRole('link', { name: 'Releases' }).click();
  await publisher
    .getByRole('row', { name: /Winter sun.*Live/ })
    .getByRole('button', { name: /^Undo release \d+$/ })
    .click();
  await publisher.getByRole('dialog').getByRole('button', { name: 'Undo it' }).click();
  await expect.poll(async () => (await shop(`/page/${id}`)).status, { timeout: 10_000 }).toBe(404);
  await Promise.all([editor.context().close(), publisher.context().close(), visitor.close()]);
});

test('two editors who changed different blocks are merged without a choice, and see both versions of the same block [DEC-335]', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const ann = await openStudioAs(browser, studio, { name: 'Ann Block', role: 'Editor' });
  const id = await createPage(ann, 'Merged page');
  await ann.getByRole('button', { name: 'Start from the standard sections' }).click();
  await ann.getByRole('button', { name: 'Save draft' }).click();
  const saved = (page: Page) => expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await saved(ann);
  const ben = await openStudioAs(browser, studio, { name: 'Ben Block', role: 'Editor' });
  await ben.goto(`${studio.url}/documents/pages/${id}`);
  const headline = async (page: Page, block: RegExp, text: string) => {
    await outline(page).getByRole('button', { name: block }).first().click();
    await page.getByLabel('Headline').fill(text);
  };
  await headline(ann, /^Hero/, 'A headline of Ann');
  await ann.getByRole('button', { name: 'Save draft' }).click();
  await saved(ann);

  await headline(ben, /^Text/, 'A text of Ben');
  await ben.getByRole('button', { name: 'Save draft' }).click();
  await expect(ben.getByText('Merged with the changes of Ann Block')).toBeVisible();
  await saved(ben);
  await expect(outline(ben).getByRole('button', { name: /^Hero A headline of Ann/ })).toBeVisible();
  await expect(outline(ben).getByRole('button', { name: /^Text A text of Ben/ })).toBeVisible();
  await expectAccessible(ben);

  await headline(ann, /^Text/, 'A text of Ann');
  await ann.getByRole('button', { name: 'Save draft' }).click();
  const conflict = ann.getByRole('dialog', { name: /^Changed by Ben Block at/ });
  await expect(conflict.getByText('A text of Ann', { exact: true })).toBeVisible();
  await expect(conflict.getByText('A text of Ben', { exact: true })).toBeVisible();
  await expectAccessible(ann);
  await conflict.getByRole('radio', { name: /^Take theirs/ }).check();
  await conflict.getByRole('button', { name: 'Go on with this text' }).click();
  await expect(outline(ann).getByRole('button', { name: /^Text A text of Ben/ })).toBeVisible();
  await Promise.all([ann.context().close(), ben.context().close()]);
});

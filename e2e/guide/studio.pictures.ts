import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { expect, test, type Studio } from '../support/storefront';
import { confirmPublication, openStudioAs } from '../support/studio-visits';

/** Largest file of a picture, so that the guide opens at once. */
const MAX_BYTES = 150 * 1024;
const QUALITIES = [90, 80, 70, 60, 50];

let studio: Studio;
test.beforeAll(async ({ storefront }) => {
  studio = await storefront.studio();
});
test.afterAll(() => studio.stop());

const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the page"]');

/** Writes the screen as `docs/pictures/<name>.jpg`, in the best quality that fits. */
async function take(page: Page, root: string, name: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  // A frame that loads again loses the evaluation.
  await expect(async () => {
    for (const frame of page.frames()) expect(await frame.evaluate(isDrawn)).toBe(true);
  }).toPass();
  const folder = join(root, 'docs/pictures');
  mkdirSync(folder, { recursive: true });
  for (const quality of QUALITIES) {
    const picture = await page.screenshot({ type: 'jpeg', quality });
    if (picture.length > MAX_BYTES) continue;
    writeFileSync(join(folder, `${name}.jpg`), picture);
    return;
  }
  throw new Error(`${name} is larger than ${MAX_BYTES} bytes`);
}

/** Whether a document has loaded with its headline, its fonts and the pictures in sight, and these are on the screen. */
async function isDrawn(): Promise<boolean> {
  if (document.readyState !== 'complete' || !document.querySelector('h1')) return false;
  await document.fonts.ready;
  const inSight = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight;
  });
  await Promise.all(inSight.map((image) => image.decode().catch(() => {})));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  return true;
}

/** The preview loads again after a change, and a check of the page before ends without a result. */
async function checkAccessibility(page: Page): Promise<void> {
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(async () => {
    await checks.getByRole('button', { name: 'Check accessibility' }).click();
    await expect(checks.getByRole('status')).toHaveText('No problem found on the page.', { timeout: 20_000 });
  }).toPass();
}

async function addBlock(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await expect(
    page.getByRole('region', { name: 'On this page' }).getByRole('button', {
      name: new RegExp(`^${name}`),
      pressed: true,
    }),
  ).toBeVisible();
}

/** Replaces a formatted text. */
async function writeText(page: Page, name: string, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(value);
}

async function upload(page: Page, backend: string): Promise<void> {
  await page.getByRole('link', { name: 'Pictures' }).click();
  for (const [scene, name] of [
    ['oldtown-4', 'harbour-at-noon.jpg'],
    ['beach-2', 'morning-beach.jpg'],
  ] as const) {
    const buffer = Buffer.from(await (await fetch(`${backend}/media/${scene}/1600.jpg`)).arrayBuffer());
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload pictures' }).click();
    await (await choosing).setFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(
      page.getByRole('heading', { name: name.replace('.jpg', '').replaceAll('-', ' ') }),
    ).toBeVisible();
  }
}

test('the pictures of the guide for editors', async ({ browser, storefront: { root, backend } }) => {
  const editor = await openStudioAs(browser, studio, { name: 'Priya Shah', role: 'Editor' });
  await editor.setViewportSize({ width: 1280, height: 800 });
  await expect(editor.getByRole('link', { name: 'Antalya', exact: true })).toBeVisible();
  await take(editor, root, 'studio-documents');
  await editor.getByRole('button', { name: 'Leave the tour' }).click();

  await upload(editor, backend);
  await take(editor, root, 'studio-pictures');

  await editor.getByRole('link', { name: 'Documents' }).first().click();
  await editor.getByRole('button', { name: 'New document' }).click();
  const create = editor.getByRole('dialog', { name: 'New document' });
  await create.getByLabel('Start with a copy of').selectOption('An empty page of blocks');
  await create.getByLabel('Name').fill('City breaks in May');
  await take(editor, root, 'studio-new-document');
  await create.getByRole('button', { name: 'Create draft' }).click();
  await expect(preview(editor).getByRole('heading', { level: 1 })).toHaveText('City breaks in May');
  await addBlock(editor, 'Text');
  await editor.getByLabel('Headline').fill('Three days are enough');
  await writeText(editor, 'Text', 'Fly on Friday morning, and be in the old town for lunch.');
  await addBlock(editor, 'FAQ');
  await editor.getByLabel('Question', { exact: true }).fill('When do the museums open?');
  await writeText(editor, 'Reply', 'Most of them at 9 am. On Mondays many are closed.');
  for (const name of ['Call banner', 'Destinations']) await addBlock(editor, name);
  await expect(editor.getByText('1 finding stops publishing')).toBeVisible();
  await expect(preview(editor).getByText('Fly on Friday morning')).toBeVisible();
  await take(editor, root, 'studio-findings');
  const cards = editor.getByRole('region', { name: 'Destinations', exact: true });
  await cards.getByRole('button', { name: 'Add to landing pages' }).click();
  await cards.getByLabel('Landing page', { exact: true }).selectOption('Rome');
  await expect(editor.getByText('Nothing stops publishing')).toBeVisible();
  await expect(preview(editor).getByRole('link', { name: 'Rome' }).first()).toBeVisible();
  await take(editor, root, 'studio-blocks');
  await editor.getByRole('button', { name: 'Page and prices' }).click();
  const title = editor.getByRole('textbox', { name: 'Search engine title' });
  await title.fill('City breaks in May: long weekends by train and plane, with hotels near the old town');
  await expect(editor.getByText(/search engines show about 60/).first()).toBeVisible();
  await checkAccessibility(editor);
  await title.scrollIntoViewIfNeeded();
  await take(editor, root, 'studio-warnings');
  await title.fill('City breaks in May for a long weekend');
  await expect(editor.getByText(/search engines show about 60/)).toHaveCount(0);
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await editor.getByRole('button', { name: /^Shown as on/ }).click();
  await editor.getByLabel('Day and time').fill('01/05/2027 09:00');
  await take(editor, root, 'studio-moment');
  await editor.getByRole('button', { name: /^Close/ }).click();
  await editor.getByRole('button', { name: /^Ask for review/ }).click();
  const review = editor.getByRole('dialog', { name: /^Ask for a review/ });
  await review.getByLabel('Note for the publisher').fill('For the newsletter of 1 May');
  await take(editor, root, 'studio-review');
  await review.getByRole('button', { name: 'Ask for review' }).click();
  await expect(editor.getByText('In review. A publisher decides.')).toBeVisible();
  const page = editor.url();

  await editor.goto(`${studio.url}/documents/navigation/site`);
  await expect(editor.getByRole('group', { name: 'Entries of the header 4', exact: true })).toBeVisible();
  await expect(preview(editor).getByRole('heading', { level: 1 })).toBeVisible();
  await take(editor, root, 'studio-menus');

  const publisher = await openStudioAs(browser, studio, { name: 'Tom Reid', role: 'Publisher' });
  await publisher.setViewportSize({ width: 1280, height: 800 });
  await publisher.getByRole('button', { name: 'Leave the tour' }).click();
  await publisher.goto(page);
  await expect(preview(publisher).getByRole('heading', { level: 1 })).toHaveText('City breaks in May');
  await publisher.getByRole('button', { name: /^Publish/ }).click();
  await expect(publisher.getByText('Accessibility: No problem found on the page.')).toBeVisible();
  await take(publisher, root, 'studio-publish');
  await confirmPublication(publisher);
  await publisher.getByRole('button', { name: 'History' }).click();
  await expect(publisher.getByRole('dialog').getByText('Tom Reid').first()).toBeVisible();
  await take(publisher, root, 'studio-history');
  await publisher.goto(`${studio.url}/releases`);
  await expect(publisher.getByRole('heading', { name: 'What was published' })).toBeVisible();
  await take(publisher, root, 'studio-releases');
  await Promise.all([editor.context().close(), publisher.context().close()]);
});

import type { Page } from '@playwright/test';

import { violations } from '../support/accessibility';
import { dealWhere } from '../support/deals';
import { expect, test, type Studio } from '../support/storefront';
import {
  confirmPublication,
  expectAccessible,
  openStudioAs,
  preview,
  shopPage,
} from '../support/studio-visits';

const SEVILLE = 'd00000000000000000000709';

let studio: Studio;
test.beforeAll(async ({ storefront }) => {
  test.setTimeout(240_000);
  studio = await storefront.studio();
});
test.afterAll(() => studio.stop());

interface ChosenFile {
  readonly name: string;
  readonly buffer: Buffer;
}

async function chooseFile(page: Page, button: string, { name, buffer }: ChosenFile): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await dialog).setFiles({ name, mimeType: 'image/jpeg', buffer });
}

/** A picture with bytes of its own. */
async function photo(backend: string, scene: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${backend}/media/${scene}/1600.jpg`)).arrayBuffer());
}

test('an editor puts an uploaded picture on a page, and a publisher brings it to the shop with caption and credit [DEC-222, DEC-223, DEC-224, DEC-241, DEC-405]', async ({
  browser,
  storefront,
}) => {
  test.setTimeout(240_000);
  const editor = await openStudioAs(browser, studio, { name: 'Mia Lens', role: 'Editor' });
  await editor.getByRole('link', { name: 'Pictures' }).click();
  await expect(editor.getByText('There are no pictures yet')).toBeVisible();
  await expectAccessible(editor);

  const executable = Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(4_000, 7)]);
  await chooseFile(editor, 'Upload pictures', { name: 'Invoice.jpg', buffer: executable });
  await expect(editor.getByText('Invoice.jpg was not uploaded.')).toBeVisible();
  await expect(editor.getByText('This file is not a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();
  await expectAccessible(editor);
  await editor.getByRole('button', { name: 'Close this message' }).click();

  // A click on the focal point before the picture has loaded counts as well.
  let loadPicture = () => {};
  const mayLoad = new Promise<void>((resolve) => (loadPicture = resolve));
  await editor.route('**/api/picture-files/*/whole.webp', async (route) => {
    await mayLoad;
    await route.continue();
  });
  const buffer = await photo(storefront.backend, 'oldtown-4');
  await chooseFile(editor, 'Upload pictures', { name: 'harbour-at-noon.jpg', buffer });
  await expect(editor.getByRole('heading', { name: 'harbour at noon' })).toBeVisible();
  const tile = editor.getByRole('list', { name: 'Pictures' }).getByRole('button');
  await expect(tile).toContainText('1600 × 900 · not used');
  await expect(tile).toContainText('No alternative text');
  const point = editor.getByRole('button', { name: 'Focal point' });
  await point.press('ArrowRight');
  await point.press('Shift+ArrowUp');
  await expect(editor.getByText('51% from the left, 40% from the top')).toBeVisible();
  const box = await point.boundingBox();
  await point.click({ position: { x: (box?.width ?? 0) / 4, y: (box?.height ?? 0) / 2 } });
  await expect(editor.getByText('25% from the left, 50% from the top')).toBeVisible();
  loadPicture();
  await expect
    .poll(() => point.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await point.boundingBox()).toEqual(box);
  await editor.getByLabel('Credit').fill('Ann Lee');
  await editor.getByLabel('Licence').fill('CC BY 4.0');
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(editor.getByText('Saved.')).toBeVisible();
  await expectAccessible(editor);

  await editor.goto(`${studio.url}/documents/pages/${SEVILLE}`);
  await editor.getByRole('button', { name: 'Choose a picture' }).click();
  const picker = editor.getByRole('dialog', { name: 'Choose a picture' });
  await picker.getByLabel('Search pictures').fill('nothing like it');
  await expect(picker.getByText('No picture matches')).toBeVisible();
  await picker.getByLabel('Search pictures').fill('harbour');
  await expect(picker.getByRole('button', { name: /harbour at noon/ })).toBeVisible();
  await expectAccessible(editor);
  await picker.getByRole('button', { name: /harbour at noon/ }).click();
  await editor.getByLabel('Caption').fill('The old harbour');
  await expect(editor.getByText('1 finding stops publishing')).toBeVisible();
  await expect(
    editor.getByText('harbour at noon has no alternative text and is not marked as decorative').first(),
  ).toBeVisible();
  const opening = editor.waitForEvent('popup');
  await editor.getByRole('link', { name: /^Edit this picture/ }).click();
  const library = await opening;
  await library.getByLabel('Alternative text').fill('Boats in a harbour');
  await library.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(library.getByText('Saved.')).toBeVisible();
  await library.close();
  // A browser without a window gives no focus back.
  await editor.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(editor.getByText('Nothing stops publishing')).toBeVisible();
  const visiblePreview = preview(editor);
  await expect(visiblePreview.getByText('The old harbour · Photo: Ann Lee')).toBeVisible();
  await expectAccessible(editor);
  await editor.getByRole('button', { name: 'Choose a social picture' }).click();
  await picker.getByRole('button', { name: /harbour at noon/ }).click();
  const link = editor.getByRole('figure', { name: 'How a shared link looks' });
  await expect
    .poll(() => link.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(editor);
  await editor.getByRole('button', { name: 'Save draft' }).click();
  await expect(editor.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();

  const publisher = await openStudioAs(browser, studio, { name: 'Pat Media', role: 'Publisher' });
  await publisher.goto(`${studio.url}/documents/pages/${SEVILLE}`);
  await publisher.getByRole('button', { name: /^Publish/ }).click();
  await confirmPublication(publisher);
  await expect.poll(() => shopPage(storefront, SEVILLE), { timeout: 5_000 }).toContain('The old harbour');
  const html = await shopPage(storefront, SEVILLE);
  expect(html).toContain('<meta property="og:image:alt" content="Boats in a harbour">');
  const shared = /<meta property="og:image" content="([^"]*\/media\/social\/[a-z]{16}-2\.jpg)">/.exec(
    html,
  )?.[1];
  const picture = await fetch(shared ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

  const visitor = await browser.newPage();
  await visitor.goto(`${storefront.site}/page/${SEVILLE}`);
  await expect(visitor.getByText('The old harbour · Photo: Ann Lee')).toBeVisible();
  const hero = visitor.getByRole('img', { name: 'Boats in a harbour' });
  await expect
    .poll(() => hero.evaluate((image: HTMLImageElement) => [image.naturalWidth > 0, image.currentSrc]))
    .toEqual([true, expect.stringMatching(/\/media\/[a-z]{16}-2\/\d+\.(avif|webp)$/)]);
  expect(await violations(visitor, 'main', { bestPractices: true })).toEqual([]);

  await publisher.getByRole('link', { name: 'Pictures' }).click();
  await publisher.getByRole('button', { name: /harbour at noon/ }).click();
  await expect(publisher.getByRole('link', { name: 'Seville' })).toBeVisible();
  const another = await photo(storefront.backend, 'beach-7');
  await chooseFile(publisher, 'Replace everywhere', { name: 'another.jpg', buffer: another });
  await expect(publisher.getByText(/^Replaced\. Check the alternative text/)).toBeVisible();
  await expect
    .poll(() => shopPage(storefront, SEVILLE), { timeout: 5_000 })
    .toMatch(/\/media\/[a-z]{16}-3\//);
  const deal = await dealWhere(storefront, ({ isBooking, ship }) => isBooking && ship === null);
  await publisher.getByLabel('Line below the picture').fill('The terrace at noon');
  await publisher.getByLabel('Hotel', { exact: true }).fill(String(deal.giataId));
  await publisher.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(publisher.getByText(`With the hotel ${deal.giataId}, on the site.`)).toBeVisible();
  await expectAccessible(publisher);
  await visitor.goto(`${storefront.site}/deals/${deal.dealId}`);
  await expect(visitor.getByText('The terrace at noon · Photo: Ann Lee')).toBeVisible();
  await expect(visitor.getByRole('img', { name: 'Boats in a harbour' }).first()).toBeVisible();
  expect(await violations(visitor, 'main', { bestPractices: true })).toEqual([]);

  await publisher.getByRole('button', { name: 'Delete', exact: true }).click();
  await publisher.getByRole('button', { name: 'Delete the picture' }).click();
  await expect(publisher.getByText(/^This picture is used in Seville/)).toBeVisible();
  await expectAccessible(publisher);
  await Promise.all([editor.context().close(), publisher.context().close(), visitor.close()]);
});

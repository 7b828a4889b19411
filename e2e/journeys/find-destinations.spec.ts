import type { Page } from '@playwright/test';

import { withoutPictures } from '../pages/shopper';
import { expect, test } from '../support/storefront';

const DATE = '2027-06-16';
const search = (id: number) => `/search?destinationId=${id}&dateMin=${DATE}&view=hotels`;

/** Types into the destination list of the search form and returns the names of the options. */
async function optionsFor(page: Page, text: string): Promise<readonly string[]> {
  const input = page.getByRole('combobox', { name: 'Search: Destination' });
  await input.fill(text);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  const names = page.getByRole('listbox').getByRole('option');
  return (await names.allInnerTexts()).map((name) => name.split(',')[0] ?? '');
}

async function total(page: Page): Promise<number> {
  const heading = page.getByRole('heading', { level: 1, name: /^Showing/ });
  await expect(heading).toBeVisible();
  await expect(page.locator('[data-reading]')).toHaveCount(0);
  return Number(/of (?<total>\d+) deals/.exec((await heading.textContent()) ?? '')?.groups?.['total']);
}

test('a destination is found by other names, codes and with a typing error [FORM-VAL-11]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await page.goto(storefront.site);
  await page.getByRole('combobox', { name: 'Destination' }).first().click();
  expect(await optionsFor(page, 'mallorca')).toEqual(['Majorca']);
  expect(await optionsFor(page, 'malaga')).toEqual(['Costa del Sol']);
  expect(await optionsFor(page, 'tenarife')).toEqual(['Tenerife']);
  expect(await optionsFor(page, 'TFS')).toEqual(['Tenerife']);
  expect((await optionsFor(page, 'greek islands')).slice(0, 3)).toEqual(['Greek Islands', 'Rhodes', 'Crete']);
  expect((await optionsFor(page, 'canary'))[0]).toBe('Canary Islands');
});

test('the islands of a group are searched as one [FORM-VAL-12]', async ({ page, storefront }) => {
  await withoutPictures(page);
  let sum = 0;
  for (const island of [601, 602, 603]) {
    await page.goto(storefront.site + search(island));
    sum += await total(page);
  }
  await page.goto(storefront.site + search(-601));
  await expect(page).toHaveTitle(/Balearic Islands/);
  expect(await total(page)).toBe(sum);

  await page.reload();
  expect(await total(page)).toBe(sum);
  const places = await page.getByRole('article').allTextContents();
  expect(places.join(' ')).toMatch(/Majorca|Palma|Ibiza|Menorca/);
});

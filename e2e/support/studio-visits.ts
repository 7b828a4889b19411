import type { Browser, FrameLocator, Page } from '@playwright/test';

import { violations } from './accessibility';
import { expect, type Storefront, type Studio } from './storefront';

async function signIn(page: Page, url: string, { email, password }: Studio['admin']): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Documents', level: 1 })).toBeVisible();
}

/** Adds an account as the admin, and signs in with the password that is displayed. */
export async function openStudioAs(
  browser: Browser,
  studio: Studio,
  { name, role }: { readonly name: string; readonly role: 'Editor' | 'Publisher' },
): Promise<Page> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.com`;
  const admin = await browser.newPage();
  await signIn(admin, studio.url, studio.admin);
  await admin.getByRole('link', { name: 'People' }).click();
  const form = admin.getByRole('form', { name: 'Add an account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Role').selectOption(role);
  await form.getByRole('button', { name: 'Add' }).click();
  const text = await admin.getByText(`${name} signs in with the password`).innerText();
  const password = /password (\S+)\. It is/.exec(text)?.[1] ?? '';
  await admin.close();
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, studio.url, { email, password });
  return page;
}

/** The page that the studio shows beside a form. */
export function preview(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Preview of the page"]');
}

/** Chooses each width of the preview, such as `Phone, 390 pixels`, and waits until the page has it. */
export async function expectPreviewWidths(
  page: Page,
  widths: Readonly<Record<string, number>>,
): Promise<void> {
  for (const [name, width] of Object.entries(widths)) {
    await page.getByRole('button', { name: `${name}, ${width} pixels` }).click();
    // Retried as a whole: a preview that loads again destroys the evaluation.
    await expect(async () => {
      const root = preview(page).locator('html');
      expect(await root.evaluate(() => innerWidth)).toBe(width);
    }).toPass({ timeout: 15_000 });
  }
}

/** Checks a screen of the studio with axe at the widths of the design. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page, 'html', { bestPractices: true })).toEqual([]);
  }
}

/** Confirms the open dialog of a publication, and waits until it has happened. */
export async function confirmPublication(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText(/^Published\. The shop shows it within seconds\./)).toBeVisible();
  // The dialog removes its history entry after it has closed, which ends a navigation that starts meanwhile.
  await expect
    .poll(() => page.evaluate((): unknown => window.history.state ?? {}))
    .not.toHaveProperty('storefrontOverlay');
}

/** What a visitor of the shop gets, rendered by the server. */
export async function shopPage({ site }: Pick<Storefront, 'site'>, id: string): Promise<string> {
  return (await fetch(`${site}/page/${id}`)).text();
}

import { test as base } from '@playwright/test';

import { sidewaysScroll, violations } from '../support/accessibility';
import { startSeededConsole, type SeededConsole } from '../support/seeded-console';

const { expect } = base;

const test = base.extend<object, { seeded: SeededConsole }>({
  seeded: [
    // Playwright reads the fixture's dependencies from this pattern: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const seeded = await startSeededConsole(process.env['JOURNEY_RELEASES'] ?? '');
      await use(seeded);
      await seeded.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('every view of the console is accessible, light and dark, at 390, 820 and 1440 px', async ({
  page,
  seeded,
}) => {
  test.setTimeout(300_000);
  const [before, live] = seeded.checkout;
  const views = [
    '/',
    '/apps/mfe-checkout',
    '/apps/mfe-search',
    `/diff?app=mfe-checkout&from=${before}&to=${live}`,
    '/speed',
    '/speed?app=mfe-checkout',
    '/faults',
    `/faults/${seeded.fault}`,
    '/history',
    '/parts/mfe-checkout/roll-back',
    `/parts/mfe-checkout/release?version=${before}`,
  ];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const view of views) {
        await page.goto(`${seeded.url}${view}`);
        const where = `${view} ${colorScheme} ${width}`;
        expect(await violations(page), where).toEqual([]);
        expect(await sidewaysScroll(page), where).toBe(0);
      }
    }
  }
});

test('a rollback is decided on the page of the alarm, with the keyboard, and never to a harmful version', async ({
  page,
  seeded,
}) => {
  await page.goto(seeded.url);
  await expect(page.getByRole('group', { name: 'Alarm: mfe-checkout' })).toContainText('harming shoppers');
  const card = page.getByRole('region', { name: 'mfe-checkout' }).first();
  await expect(card.getByRole('radio', { name: /Harmful/ })).toBeDisabled();
  await expect(card.getByRole('radio', { checked: true })).toHaveAttribute('value', seeded.checkout[0]);

  await card.getByRole('button', { name: 'Roll back mfe-checkout' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(`Roll back mfe-checkout to ${seeded.checkout[0]}`);
  await page.keyboard.type('errors after the new card form');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('status').first()).toContainText(`rolled back to ${seeded.checkout[0]}`);
  await page.goto(`${seeded.url}/apps/mfe-checkout`);
  await expect(page.getByRole('listitem').filter({ hasText: seeded.checkout[1] }).first()).toContainText(
    'Harmful',
  );
});

test('an error shows file, line and source of its stack trace', async ({ page, seeded }) => {
  await page.goto(`${seeded.url}/faults/${seeded.fault}`);

  const frame = page.getByRole('list').getByRole('listitem').filter({ hasText: 'mfe-checkout/src/' }).first();
  await expect(frame).toContainText(/mfe-checkout\/src\/[\w/-]+\.tsx?:\d+:\d+/);
  await expect(frame.getByRole('region')).toContainText('→');
});

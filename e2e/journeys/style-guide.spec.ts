import { fileURLToPath } from 'node:url';

import { test as base } from '@playwright/test';
import { freePorts } from '@storefront/server-kit/ports';

import { sidewaysScroll, violations } from '../support/accessibility';
import { startServer } from '../support/server-process';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const { expect } = base;

/** Includes the build of the style guide. */
const BUILD_LIMIT_MS = 240_000;

/** Builds and serves the style guide once for all tests of this file. */
const test = base.extend<object, { guide: string }>({
  guide: [
    // Playwright reads the fixture's dependencies from this pattern: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const [port = 0] = await freePorts(1);
      const env = { STYLEGUIDE_PORT: String(port), STYLEGUIDE_WATCH: 'off' };
      const server = await startServer(
        'styleguide/src/server/styleguide.ts',
        env,
        ROOT,
        /style guide http/,
        BUILD_LIMIT_MS,
      );
      await use(`http://localhost:${port}`);
      await server.stop();
    },
    { scope: 'worker', timeout: BUILD_LIMIT_MS },
  ],
});

test('every component in every state is accessible at 320, 768 and 1280 px [DEC-111]', async ({
  page,
  guide,
}) => {
  test.setTimeout(300_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(guide);
  const links = await page.getByRole('main').getByRole('link').all();
  const components = await Promise.all(
    links.map(async (link) => ({
      name: (await link.textContent()) ?? '',
      path: (await link.getAttribute('href')) ?? '',
    })),
  );
  expect(components.length).toBeGreaterThan(50);

  for (const { name, path } of [{ name: 'Style guide', path: '/' }, ...components]) {
    // Navigates without a document load, so that axe stays loaded.
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const found = await violations(page);
      problems.push(...found.map((violation) => `${name} at ${width}: ${violation}`));
      const sideways = await sidewaysScroll(page);
      if (sideways > 0) problems.push(`${name} at ${width} scrolls ${sideways} px sideways`);
    }
  }
  expect(problems).toEqual([]);
});

test('the combobox follows the keyboard pattern of the ARIA practices [DEC-111, FORM-ST-02]', async ({
  page,
  guide,
}) => {
  await page.goto(`${guide}/search-form`);
  const form = page.getByRole('search').first();
  const trigger = form.getByRole('combobox', { name: /^Destination/ });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const input = page.getByRole('combobox', { name: 'Search: Destination' });
  await expect(input).toBeFocused();
  await page.keyboard.type('a');
  const active = () => input.getAttribute('aria-activedescendant');
  await expect.poll(active).not.toBeNull();
  const first = await active();
  await page.keyboard.press('ArrowDown');
  await expect.poll(active).not.toBe(first);
  await page.keyboard.press('ArrowUp');
  await expect.poll(active).toBe(first);
  const chosen = await page.locator(`[id="${first}"]`).textContent();
  await page.keyboard.press('Enter');
  await expect(input).toBeHidden();
  await expect(trigger).toBeFocused();
  expect(chosen).toContain(((await trigger.textContent()) ?? '-').trim());

  await page.keyboard.press('Enter');
  await page.keyboard.type('xyzzy');
  await expect(page.getByText('No destinations found')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(input).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('the calendar is one tab stop, navigated by days, weeks, months and years [DEC-111]', async ({
  page,
  guide,
}) => {
  await page.goto(`${guide}/search-form`);
  const trigger = page.getByRole('button', { name: /^Departure date/ }).first();
  await trigger.focus();
  await page.keyboard.press('Enter');
  const grid = page.getByRole('grid', { name: 'Departure date' });
  const day = (name: string) => grid.getByRole('button', { name });
  await expect(day('Wed 20 Jan 2027')).toBeFocused();
  expect(await grid.locator('button[tabindex="0"]').count()).toBe(1);
  for (const [key, name] of [
    ['ArrowRight', 'Thu 21 Jan 2027'],
    ['ArrowDown', 'Thu 28 Jan 2027'],
    ['ArrowUp', 'Thu 21 Jan 2027'],
    ['ArrowLeft', 'Wed 20 Jan 2027'],
    ['Home', 'Mon 18 Jan 2027'],
    ['End', 'Sun 24 Jan 2027'],
    ['PageDown', 'Wed 24 Feb 2027'],
    ['PageUp', 'Sun 24 Jan 2027'],
    ['Shift+PageDown', 'Mon 24 Jan 2028'],
    ['Shift+PageUp', 'Sun 24 Jan 2027'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(name), key).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(grid).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Departure date Thu 21 Jan 2027' })).toBeFocused();
});

test('a dialog traps the focus, closes by Escape and Back, and returns the focus [DEC-111]', async ({
  page,
  guide,
}) => {
  await page.goto(guide);
  await page.goto(`${guide}/dialog`);
  const opener = page.getByRole('main').getByRole('button').first();
  for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    for (let stop = 0; stop < 6; stop += 1) {
      await page.keyboard.press('Tab');
      await expect.poll(() => dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    }
    await leave();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(`${guide}/dialog`);
  }
});

test('the carousel wraps at both ends, by button and by key, and keeps the focus [CAR-01, DEC-111]', async ({
  page,
  guide,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${guide}/carousel`);
  const carousel = page
    .getByRole('region', { name: /destination/i })
    .filter({ has: page.getByRole('button', { name: /^Next/ }) })
    .last();
  const next = carousel.getByRole('button', { name: /^Next/ });
  const previous = carousel.getByRole('button', { name: /^Previous/ });
  const current = () => carousel.locator('button[aria-current="true"]').getAttribute('aria-label');
  const first = await current();
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect.poll(current).not.toBe(first);
  await expect(previous).toBeFocused();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(current).toBe(first);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(current).not.toBe(first);
  await page.keyboard.press('ArrowRight');
  await expect.poll(current).toBe(first);
});

test('tabs, radios, slider and accordion respond to their keys [DEC-111]', async ({ page, guide }) => {
  await page.goto(`${guide}/tabs`);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.first()).toBeFocused();

  await page.goto(`${guide}/range-slider`);
  const thumb = page.getByRole('slider').first();
  await thumb.focus();
  const before = Number(await thumb.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => Number(await thumb.getAttribute('aria-valuenow'))).toBeGreaterThan(before);

  await page.goto(`${guide}/accordion`);
  const part = page.getByRole('main').locator('button[aria-expanded]').first();
  const open = (await part.getAttribute('aria-expanded')) === 'true';
  await part.focus();
  await page.keyboard.press('Enter');
  await expect(part).toHaveAttribute('aria-expanded', String(!open));
});

test('nothing slides or shimmers with reduced motion [DEC-111]', async ({ page, guide }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/skeleton', '/carousel', '/dialog', '/spinner']) {
    await page.goto(guide + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10)
        .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : 'transition')),
    );
    expect(moving, path).toEqual([]);
  }
});

import type { Page, Response } from '@playwright/test';

import { LEFT_OUT, withoutPictures } from '../pages/shopper';
import { sidewaysScroll, violations } from '../support/accessibility';
import { consoleErrorsOf } from '../support/console-errors';
import { linkInMail } from '../support/outbox';
import { expect, test } from '../support/storefront';

type PageToVisit = readonly [path: string, heading: string | RegExp];

/** One page of each kind that remotes own. */
const OTHERS_PAGES: readonly PageToVisit[] = [
  ['/', /Discover Your Perfect Holiday Escape/],
  ['/all-deals', 'All Deals'],
  ['/cruise-deals', 'Unforgettable Cruises'],
  ['/page/d00000000000000000000101', /Antalya/],
  ['/group/summer-beach', /Summer Beach/],
  ['/holidays/long-haul', 'Long Haul holidays'],
];
const SHELLS_PAGES: readonly PageToVisit[] = [
  ['/customer-service', 'Customer Service'],
  ['/about-us', 'About Us'],
  ['/contact-us', 'Contact Us'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditon', 'Terms and Conditions'],
  ['/no-such-page', 'Page Not Found'],
];
const PAGES = [...OTHERS_PAGES, ...SHELLS_PAGES];
/** The correctly spelt path does not exist (DEC-37). */
const MISSPELT: PageToVisit = ['/terms-and-conditions', 'Page Not Found'];

/** One page of each layout. */
const LAYOUTS = [...OTHERS_PAGES, ...SHELLS_PAGES.slice(2, 4)];
const WIDE_PAGES = PAGES.filter(([path]) => ['/', '/all-deals', '/contact-us'].includes(path));

const WIDTHS = [320, 768, 1280] as const;

/** A layout shift that is 0 to the third decimal. */
const NOTHING = 0.0005;

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function arrive(page: Page, site: string, path: string, name: string | RegExp) {
  await page.goto(site + path);
  await expect(heading(page, name)).toBeVisible();
  await expect(page.locator('html[data-booted]')).toBeAttached();
}

test('every page opens, is accessible, and requires no log-in [ROUTE-10, ROUTE-11, ROUTE-12, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-18, ROUTE-19, ROUTE-20, DEC-37, DEC-111, ROLE-01, PROD-03]', async ({
  page,
  storefront,
}) => {
  test.setTimeout(240_000);
  const complaints = consoleErrorsOf(page, LEFT_OUT);
  await withoutPictures(page);
  for (const visited of [...PAGES, MISSPELT]) {
    const [path, name] = visited;
    await arrive(page, storefront.site, path, name);
    expect(complaints, path).toEqual([]);
    if (path === '/terms-and-conditon') await expect(page).toHaveTitle(/^Terms and Conditions\b/);
    for (const width of OTHERS_PAGES.includes(visited) ? [320, 1280] : WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${path} at ${width}`).toEqual([]);
      expect(await sidewaysScroll(page), `${path} at ${width} scrolls sideways`).toBe(0);
    }
    await expect(page.getByText(/\b(log ?in|sign ?in|sign ?up|register|my account)\b/i)).toHaveCount(0);
    await expect(page.locator('input[type=password]')).toHaveCount(0);
    if (path === '/all-deals')
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
});

test('menus, help and the newsletter are accessible in every state [SHELL-02, HDR-06, DEC-111, DEC-270, HDR-03, HDR-05]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await arrive(page, storefront.site, '/about-us', 'About Us');
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
    for (const name of ['Destinations', 'Holidays']) {
      const trigger = page.getByRole('button', { name, exact: true });
      await trigger.click();
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      expect(await violations(page), `${name} at ${width}`).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.keyboard.press('Escape');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await page.mouse.move(5, 700);
      await trigger.hover();
      await expect(trigger, `${name} under the pointer at ${width}`).toHaveAttribute('aria-expanded', 'true');
      await page.mouse.move(5, 700);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    }
  }
  const help = page.getByRole('button', { name: 'Help', exact: true });
  const widthOfHelp = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return (await help.boundingBox())?.width ?? 0;
  };
  // Beside the menus it is an icon until there is room for its word.
  const icon = await widthOfHelp(1024);
  expect(icon).toBeGreaterThan(0);
  expect(await widthOfHelp(1279)).toBe(icon);
  expect(await widthOfHelp(1280)).toBeGreaterThan(icon + 20);
  await help.click();
  await expect(help).toHaveAttribute('aria-expanded', 'true');
  expect(await violations(page), 'help').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(help).toHaveAttribute('aria-expanded', 'false');

  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Enter an email address')).toBeVisible();
  expect(await violations(page), 'newsletter').toEqual([]);

  for (const width of [320, 768, 1023]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const name of ['Destinations', 'Holidays'])
      await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeVisible();
    expect(await violations(page), `menu at ${width}`).toEqual([]);
    await menu.getByText('Holidays', { exact: true }).click();
    await menu.getByText('Long Haul', { exact: true }).click();
    await expect(menu.getByRole('link', { name: 'Dubai' })).toBeVisible();
    expect(await violations(page), `open menu at ${width}`).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
    // The drawer leaves room beside it on tablets: a press there closes it, as Back does.
    if (width > 420) {
      const drawer = await menu.boundingBox();
      await page.mouse.click(drawer && drawer.x > 20 ? 5 : width - 20, 450);
    } else await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await expect(heading(page, 'About Us')).toBeVisible();
  }
});

test('a menu is navigated by keyboard; the new page starts at its top with focus on its heading [HDR-03, HDR-08, SHELL-01]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await arrive(page, storefront.site, '/terms-and-conditon', 'Terms and Conditions');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();

  await page.evaluate(() => window.scrollTo(0, 700));
  await page.mouse.wheel(0, -300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(700);
  const trigger = page.getByRole('button', { name: 'Destinations', exact: true });
  // The header reappears when the page scrolls up; before that, focusing it scrolls to the top.
  await expect(trigger).toBeInViewport();
  await trigger.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Antalya' }).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await expect(heading(page, /Majorca/)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveTitle(/Majorca/);

  await page.goBack();
  await expect(heading(page, 'Terms and Conditions')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('Back from a deal restores the position in the list [SHELL-01]', async ({ page, storefront }) => {
  await withoutPictures(page);
  await arrive(page, storefront.site, '/all-deals', 'All Deals');
  await expect(page.locator('[data-hydration]')).toHaveCount(0);
  const card = page.getByRole('article').nth(14);
  await card.scrollIntoViewIfNeeded();
  // Before the frame in which the card is laid out, a click scrolls once more.
  await expect(card.getByRole('link')).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(heading(page, name)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page, 'All Deals')).toBeAttached();
  const away = () => page.evaluate((y) => Math.abs(window.scrollY - y), before);
  await expect.poll(away).toBeLessThan(120);
  await expect(page.getByRole('article').filter({ hasText: name }).first()).toBeInViewport();
});

test('nothing shifts when fonts, pictures and remotes load late', async ({ page, storefront }) => {
  test.setTimeout(180_000);
  await page.addInitScript(() => {
    const seen: { value: number; what: string }[] = [];
    Reflect.set(window, 'shifts', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources?: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = (entry.sources ?? []).map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : '',
        );
        seen.push({ value: entry.value, what: what.join(' | ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const late = (ms: number) => async (route: { continue: () => Promise<void> }) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue();
  };
  await page.route(/\.woff2$/, late(900));
  await page.route('**/media/**', late(600));
  await page.route(/\/releases\/mfe-/, late(400));

  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    // One page of each layout is enough on the wide screen.
    for (const [path, name] of width < 1024 ? LAYOUTS : WIDE_PAGES) {
      await arrive(page, storefront.site, path, name);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      // Shifts are reported after the frame in which they happened.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
      );
      const shifts = await page.evaluate(
        () => Reflect.get(window, 'shifts') as { value: number; what: string }[],
      );
      const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(shifted, `${path} at ${width}: ${JSON.stringify(shifts).slice(0, 600)}`).toBeLessThan(NOTHING);
    }
  }
});

test('no cookie is set and no third party is requested until a link is followed [DEC-40]', async ({
  page,
  context,
  storefront,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  for (const [path, name] of WIDE_PAGES) {
    await arrive(page, storefront.site, path, name);
    await page.waitForLoadState('networkidle');
  }
  expect([...hosts]).toEqual(['localhost']);
  expect(await context.cookies()).toEqual([]);

  for (const link of await page.locator('a[target=_blank]').all()) {
    expect(await link.getAttribute('rel')).toContain('noopener');
  }
});

test('a lost connection shows a notice until it is restored', async ({ page, context, storefront }) => {
  await withoutPictures(page);
  await arrive(page, storefront.site, '/contact-us', 'Contact Us');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();
});

test('a slow page shows a loading state, and the previous page stays until then', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await arrive(page, storefront.site, '/about-us', 'About Us');
  let arriveAtLast = () => {};
  const arrived = new Promise<void>((resolve) => (arriveAtLast = resolve));
  await page.route(/\/releases\/mfe-discovery/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Cruise Deals' }).first().click();
  await expect(page.getByText('Loading the page')).toBeAttached();
  await expect(heading(page, 'About Us')).toBeVisible();
  arriveAtLast();
  await expect(heading(page, /Cruise/)).toBeVisible();
});

test('a newsletter subscription in the footer reaches the backend [FTR-04, DEC-23]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await arrive(page, storefront.site, '/about-us', 'About Us');
  await page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox').fill('reader@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Check your inbox to confirm your subscription.')).toBeVisible();
  await expect
    .poll(async () => JSON.stringify(await storefront.state()).includes('reader@example.com'))
    .toBe(true);
});

test('the newsletter form has its place before the scripts come, and without them nothing to type into', async ({
  page,
  browser,
  storefront,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await withoutPictures(page);
  await arrive(page, storefront.site, '/about-us', 'About Us');
  await plain.goto(`${storefront.site}/about-us`);
  const notice = plain.getByRole('region', { name: 'Newsletter' }).getByRole('paragraph');
  await expect(notice).toHaveText('Subscribing needs JavaScript.');
  await expect(plain.getByRole('contentinfo').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(1);
  for (const width of [390, 1280]) {
    const heights = [page, plain].map(async (one) => {
      await one.setViewportSize({ width, height: 900 });
      // The page has its new layout some time after the call.
      const footer = one.getByRole('contentinfo');
      await expect.poll(async () => (await footer.boundingBox())?.width).toBe(width);
      return (await one.getByRole('region', { name: 'Newsletter' }).boundingBox())?.height;
    });
    const [form, place] = await Promise.all(heights);
    expect(place, `at ${width}`).toBe(form);
  }
  await plain.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact form keeps what is typed out of the URL', async ({ page, storefront }) => {
    const url = `${storefront.site}/contact-us`;
    await page.goto(url);
    const form = page.getByRole('form', { name: 'Write to us' });
    await form.getByLabel('Your name').fill('Ann');
    await form.getByRole('button', { name: 'Send message' }).click();
    await form.getByLabel('Your name').press('Enter');
    await expect(form.getByLabel('Your name')).toHaveValue('Ann');
    expect(page.url()).toBe(url);
    await expect(form.getByRole('paragraph').filter({ has: page.getByRole('link') })).toBeVisible();
  });
});

test('a newsletter form whose file does not come is loaded again by a button', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  const isFormFile = async (response: Response) =>
    response.url().endsWith('.js') && (await response.text()).includes('name@example.com');
  const [response] = await Promise.all([
    page.waitForResponse(isFormFile),
    arrive(page, storefront.site, '/about-us', 'About Us'),
  ]);
  const file = response.url();
  await page.route(file, (route) => route.abort());
  await page.reload();
  const showForm = page.getByRole('button', { name: 'Show the form' });
  await expect(showForm).toBeVisible();
  const secondFailure = page.waitForEvent('requestfailed', (request) => request.url() === file);
  await showForm.press('Enter');
  await secondFailure;
  await expect(showForm).toBeEnabled();
  await expect(showForm).toBeFocused();
  await page.unroute(file);
  let arriveNow = () => {};
  const isSeenLoading = new Promise<void>((resolve) => {
    arriveNow = resolve;
  });
  await page.route(file, async (route) => {
    await isSeenLoading;
    await route.continue();
  });
  await showForm.press('Enter');
  await expect(showForm).toHaveAttribute('aria-busy', 'true');
  await expect(showForm).toBeFocused();
  arriveNow();
  await expect(page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox')).toBeFocused();
});

test('a mailed link confirms by its button only, a double click confirms once, and another link ends it [DEC-23, DEC-111, DEC-134]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await arrive(page, storefront.site, '/about-us', 'About Us');
  await page.getByRole('form', { name: 'Newsletter' }).getByRole('textbox').fill('mailed@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const stateOf = async () =>
    (await storefront.state()).subscribers.find(({ email }) => email === 'mailed@example.com')?.state;
  const confirmLink = await linkInMail(storefront, 'mailed@example.com', 'newsletter/confirm');

  // A mail scanner.
  expect((await page.request.get(confirmLink)).status()).toBe(200);
  await page.goto(confirmLink);
  await expect(page.getByRole('heading', { name: 'Shall we write to you?' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await stateOf()).toBe('asked');
  await page.getByRole('button', { name: 'Yes, write to me' }).dblclick();
  await expect(page.getByRole('heading', { name: /You are on the list/ })).toBeVisible();
  expect(await stateOf()).toBe('confirmed');
  await page.goto(confirmLink);
  await expect(page.getByRole('heading', { name: 'You are on the list already' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.goto(confirmLink.slice(0, -6));
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();

  await page.goto(await linkInMail(storefront, 'mailed@example.com', 'newsletter/unsubscribe'));
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  expect(await violations(page), 'unsubscribe').toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You have left the list' })).toBeVisible();
  expect(await violations(page), 'unsubscribed').toEqual([]);
  expect(await stateOf()).toBeUndefined();
});

test('reduced motion stops animations, and forced colours keep every control visible [DEC-111]', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await arrive(page, storefront.site, '/', /Discover/);
  const slow = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 10).length,
  );
  expect(slow).toBe(0);

  const trigger = page.getByRole('button', { name: 'Destinations', exact: true });
  await trigger.focus();
  expect(await trigger.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  const bare = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, input, select')]
      .filter((control) => control.checkVisibility() && !control.closest('nav, [aria-hidden=true]'))
      .filter((control) => control.getAttribute('aria-hidden') !== 'true')
      // A carousel dot is smaller than its target.
      .filter((control) =>
        [control, ...control.children].every((part) => getComputedStyle(part).borderTopStyle === 'none'),
      )
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(bare).toEqual([]);
});

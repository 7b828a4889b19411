import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { registrySchema } from '@storefront/shared/contracts/registry';
import type { Page } from '@playwright/test';

import { LEFT_OUT, leaveOut, withoutPictures } from '../pages/shopper';
import { violations } from '../support/accessibility';
import { releaseChanged } from '../support/changed-release';
import { consoleErrorsOf } from '../support/console-errors';
import { expect, test, type Storefront } from '../support/storefront';

/** One URL for every path pattern of every remote; a new pattern without one fails the test. */
const EXAMPLES: Readonly<Record<string, { readonly path: string; readonly status?: number }>> = {
  '/': { path: '/' },
  '/all-deals': { path: '/all-deals' },
  '/cruise-deals': { path: '/cruise-deals' },
  '/holidays/:category': { path: '/holidays/beach' },
  '/destinations': { path: '/destinations' },
  '/page/:pageId': { path: '/page/d00000000000000000000101' },
  '/group/:groupId': { path: '/group/summer-beach' },
  '/search': { path: '/search?destinationId=1' },
  '/holiday-details/:hotelKey': { path: '/holiday-details/any' },
  '/deal/:dealId': { path: '/deal/DEAL' },
  '/deals/:dealId': { path: '/deals/DEAL' },
  '/booking/personalise': { path: '/booking/personalise' },
  '/booking/passengers': { path: '/booking/passengers' },
  '/booking/payment': { path: '/booking/payment' },
  '/booking/confirmation': { path: '/booking/confirmation' },
  '/manage': { path: '/manage' },
};
/** URLs that look like pages and do not exist. */
const MISSING = [
  '/no-such-page',
  '/holidays/no-such-kind',
  '/page/no-such-page',
  '/group/no-such-group',
  '/deal/no-such-deal',
  '/terms-and-conditions',
];
const STATIC = ['/about-us', '/contact-us', '/customer-service', '/privacy-policy', '/terms-and-conditon'];
/** Pages that load their pictures in this test: together they have every kind of picture. */
const WITH_PICTURES = ['/', '/search?destinationId=1'];

const HEADING = 'Discover Your Perfect Holiday Escape';

async function dealOf({ backend }: Storefront): Promise<{ id: string; name: string }> {
  const response = (await (await fetch(`${backend}/api/getAllDeals`)).json()) as {
    deals: readonly { data: { dealId: string | number; HotelName?: string; hotelName?: string } }[];
  };
  const id = /"dealId":"?(?<id>[\w-]+)/.exec(JSON.stringify(response))?.groups?.['id'] ?? '';
  const one = await (await fetch(`${backend}/api/getDealById/${id}`)).text();
  return { id, name: /"HotelName":"(?<name>[^"]+)"/.exec(one)?.groups?.['name'] ?? '' };
}

function pathsOf({ releases }: Storefront, deal: string) {
  const registry = registrySchema.parse(JSON.parse(readFileSync(join(releases, 'registry.json'), 'utf8')));
  const patterns = Object.entries(registry.microFrontends)
    .filter(([name]) => !name.endsWith('/shell'))
    .flatMap(([, records]) => records[0]?.extras.routes ?? []);
  const owned = patterns.map((pattern) => {
    const example = EXAMPLES[pattern];
    if (!example) throw new Error(`${pattern} has no example in this test`);
    return { path: example.path.replace('DEAL', deal), status: example.status ?? 200 };
  });
  return [
    ...owned,
    ...STATIC.map((path) => ({ path, status: 200 })),
    ...MISSING.map((path) => ({ path, status: 404 })),
  ];
}

function rootOf(html: string): string {
  return /<div id="root">.*?<div class="boot"/s.exec(html)?.[0] ?? '';
}

async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset['booted'] === 'true');
}

/** A busy server sheds a page that it cannot render in time, and states when to request it again. */
async function loaded(url: string): Promise<Response> {
  const response = await fetch(url);
  const retryAfter = Number(response.headers.get('retry-after') ?? 0);
  if (response.status !== 503 || retryAfter === 0) return response;
  await response.text();
  await pause(retryAfter * 1000);
  return fetch(url);
}

test('every route of every remote is rendered on the server with its status, for anybody [ROLE-01, DEC-37]', async ({
  storefront,
}) => {
  const deal = await dealOf(storefront);
  for (const { path, status } of pathsOf(storefront, deal.id)) {
    const response = await loaded(storefront.site + path);
    expect(response.status, path).toBe(status);
    expect(response.headers.get('server-timing'), path).toMatch(/desc="(renderer|(stale-)?cache)"/);
    expect(await response.text(), path).toMatch(/<div id="root"><a href="#content"/);
  }
});

test('no route logs an error or a policy violation during hydration', async ({ page, storefront }) => {
  // One page of each route, on a machine that may be busy.
  test.setTimeout(180_000);
  const deal = await dealOf(storefront);
  const complaints = consoleErrorsOf(page, LEFT_OUT);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  // header-and-footer.spec.ts covers the shell's own pages.
  const others = pathsOf(storefront, deal.id).filter(({ path }) => !STATIC.includes(path));
  const open = async (path: string) => {
    await page.goto(storefront.site + path);
    await waitUntilInteractive(page);
    // Hydration reports its errors in tasks that are over when the browser is idle.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(complaints, path).toEqual([]);
  };
  for (const path of WITH_PICTURES) await open(path);
  await withoutPictures(page);
  for (const { path } of others.filter((one) => !WITH_PICTURES.includes(one.path))) await open(path);
});

test('home and deal page hold content, title, description, canonical link and structured data [ROUTE-01, ROUTE-04, ROUTE-05, DEC-01]', async ({
  storefront,
}) => {
  const deal = await dealOf(storefront);
  const home = await (await fetch(`${storefront.site}/`)).text();
  expect(home).toContain(HEADING);
  expect(home).toMatch(/<title>Package holidays, city breaks and cruises \| Sandpiper<\/title>/);
  expect(home).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(home).toContain(`<link rel="canonical" href="${storefront.site}/"`);
  expect(home).toContain('"@type":"TravelAgency"');
  expect(home).toContain('<noscript><p class="no-script">Searching and booking here need JavaScript.');
  expect(home.match(/href="\/deals\/[^"]+"/g)?.length, 'deals in the page').toBeGreaterThanOrEqual(3);

  const dealResponse = (path: string) =>
    fetch(`${storefront.site}/${path}/${deal.id}`, { redirect: 'manual' });
  const page = await (await dealResponse('deal')).text();
  expect(page).toContain(`<title>${deal.name} | Sandpiper</title>`);
  expect(page).toMatch(/<meta name="description" content="[^"]{10,}"/);
  // Both URLs of a deal have one canonical URL.
  expect(page).toContain(`<link rel="canonical" href="${storefront.site}/deal/${deal.id}"`);
  expect(page).toMatch(/"@type":"Product"[^<]+"priceCurrency":"GBP"/);
  expect(page).toContain('"@type":"BreadcrumbList"');
  expect(page).toContain('Hotel Details');
  const other = await dealResponse('deals');
  expect(other.status).toBe(200);
  expect(rootOf(await other.text())).toBe(rootOf(page));
});

test('an unknown deal responds 404 with a page of its own, and is not indexed', async ({ storefront }) => {
  const response = await fetch(`${storefront.site}/deals/no-such-deal`);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('Error Loading Deal');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('home and deal page are readable and their links work', async ({ page, storefront }) => {
    await withoutPictures(page);
    await page.goto(storefront.site);
    await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
    const card = page.getByRole('region', { name: 'Featured deals' }).getByRole('article').first();
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/deals\/|\/deal\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Hotel Details' })).toBeVisible();
    await expect(page.getByRole('tabpanel').first()).not.toBeEmpty();
    await expect(page.getByRole('heading', { name: 'Holiday details' })).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'All Deals' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'All Deals' })).toBeVisible();
  });
});

test('pages are accessible before any script has loaded [DEC-111]', async ({ page, storefront }) => {
  await leaveOut(page, ['*/media/*', '*.js']);
  const deal = await dealOf(storefront);
  for (const path of ['/', '/all-deals', '/group/summer-beach', `/deal/${deal.id}`]) {
    await page.goto(storefront.site + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await violations(page), path).toEqual([]);
  }
});

test('a release, its rollback and a canary change the rendered page of the running server', async ({
  storefront,
  browser,
}) => {
  const edge = await storefront.anotherEdge();
  // Its heading is in the release; those of home and of lists are content.
  const url = `${edge.site}/destinations`;
  const before = 'All destinations';
  const headingFor = async (cookie = '') => {
    const html = await (await fetch(url, { headers: { cookie } })).text();
    return /data-page-heading[^>]*>(?<text>[^<]+)</.exec(html)?.groups?.['text'];
  };
  const change = { part: 'mfe-discovery', from: before };
  expect(await headingFor()).toBe(before);

  await releaseChanged(edge.releases, { ...change, to: 'Released while it ran' });
  expect(await headingFor()).toBe('Released while it ran');
  await storefront.release(['rollback', 'mfe-discovery', '--why', 'test'], undefined, edge.releases);
  expect(await headingFor()).toBe(before);

  await releaseChanged(edge.releases, { ...change, to: 'For a few', canary: 30 });
  const [few, many] = await Promise.all([
    headingFor('storefront-bucket=29'),
    headingFor('storefront-bucket=30'),
  ]);
  expect([few, many]).toEqual(['For a few', before]);
  const response = await fetch(url);
  await response.text();
  expect(response.headers.get('set-cookie')).toMatch(
    /^storefront-visitor=[\w-]+; Max-Age=\d+; Path=\/; SameSite=Lax/,
  );
  expect(response.headers.get('cache-control')).toBe('private, no-cache');

  // The visitor's browser hydrates the rendered version and keeps it.
  const context = await browser.newContext();
  await context.addCookies([{ name: 'storefront-bucket', value: '3', url: edge.site }]);
  const page = await context.newPage();
  const complaints = consoleErrorsOf(page);
  await page.goto(url);
  await waitUntilInteractive(page);
  await expect(page.getByRole('heading', { level: 1, name: 'For a few' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();

  await storefront.release(
    ['promote', 'mfe-discovery', '--untried', 'no visitors here'],
    undefined,
    edge.releases,
  );
  expect(await headingFor('storefront-bucket=99')).toBe('For a few');
  const toAll = await fetch(url);
  await toAll.text();
  expect(toAll.headers.get('set-cookie')).toBeNull();
  await edge.stop();
});

test('a shared page is cached, has cache headers, and is invalidated when its content changes', async ({
  storefront,
}) => {
  const edge = await storefront.anotherEdge({ EDGE_TOKEN: 'a-token-for-this-test' });
  const request = async (path: string) => {
    const response = await fetch(edge.site + path);
    await response.text();
    const { headers } = response;
    return [headers.get('server-timing'), headers.get('cache-control')];
  };
  const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
  expect(await request('/all-deals')).toEqual(['page;desc="renderer"', shared]);
  expect(await request('/all-deals')).toEqual(['page;desc="cache"', shared]);
  const details = '/holiday-details/any?departureId=-1';
  expect(await request(details)).toEqual(['page;desc="renderer"', 'private, no-cache']);
  expect(await request('/booking/passengers')).toEqual(['page;desc="renderer"', 'no-store']);
  expect(await request('/booking/passengers')).toEqual(['page;desc="renderer"', 'no-store']);

  const response = await fetch(`${edge.site}/edge/empty`, {
    method: 'POST',
    headers: { authorization: 'Bearer a-token-for-this-test', 'content-type': 'application/json' },
    body: JSON.stringify({ paths: ['/all-deals', '/deals/*'] }),
  });
  expect(await response.json()).toEqual({ emptied: 1 });
  expect(await request('/all-deals')).toEqual(['page;desc="renderer"', shared]);
  await edge.stop();
});

test('browsers get early hints for the files of the page', async ({ storefront }) => {
  const hints = await new Promise<string[]>((resolve, reject) => {
    const requestedUrls = request(`${storefront.site}/search?destinationId=77`, {
      headers: { 'sec-fetch-mode': 'navigate' },
    });
    requestedUrls.on('information', ({ statusCode, rawHeaders }) => {
      if (statusCode === 103) resolve(rawHeaders.filter((_value, index) => index % 2 === 1));
    });
    requestedUrls.on('response', () => reject(new Error('no early hints came')));
    requestedUrls.on('error', reject);
    requestedUrls.end();
  });
  const all = hints.join(', ');
  expect(all).toMatch(
    /\/releases\/shell\/[^>]+\.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha384-/,
  );
  expect(all).toMatch(/\/releases\/mfe-search\/[^>]+\.js>; rel=preload; as=script/);
  // The document decides whether it requests the fonts.
  expect(all).not.toContain('.woff2');
  expect(all).toContain(`<${storefront.backend}>; rel=preconnect`);
});

test('200 concurrent visitors are isolated from each other, and no request is lost while renderers are replaced', async ({
  storefront,
}) => {
  // More than 200 renderings of a search, on a machine that may be busy.
  test.setTimeout(240_000);
  const edge = await storefront.anotherEdge({
    RENDER_MAX_BUILDS: '5',
    RENDER_MAX_WAITING: '300',
    // All of them wait for the same two threads; the time is not the subject.
    RENDER_LIMIT_MS: '60000',
  });
  const release = (round: number) =>
    releaseChanged(edge.releases, {
      part: 'mfe-search',
      from: round === 0 ? 'Nobody pays for a place.' : `Round ${round - 1}.`,
      to: `Round ${round}.`,
    });
  const refused = () =>
    edge
      .log()
      .split('\n')
      .filter((line) => line.includes('page not rendered'))
      .slice(-3)
      .join('\n');
  const visit = async (marker: string) => {
    const response = await fetch(`${edge.site}/search?destinationId=1&hotel=${marker}`);
    const html = await response.text();
    const body = /<div id="root">.*?<script type="application\/json"/s.exec(html)?.[0] ?? '';
    expect(response.status, refused()).toBe(200);
    expect(new Set(body.match(/marker-[\w-]+/g)), marker).toEqual(new Set([marker]));
  };
  const crowd = (round: number, size: number) =>
    Promise.all(Array.from({ length: size }, (_, index) => visit(`marker-${round}-${index}-x`)));

  for (let round = 0; round < 3; round += 1) {
    await crowd(round, 5);
    await release(round);
  }
  // The shell and four versions of the remote are loaded; the next one exceeds the limit.
  await crowd(3, 5);
  const everyone = crowd(4, 200);
  await release(3);
  await Promise.all([everyone, crowd(5, 20)]);

  expect(edge.log()).toContain('render threads are replaced after many releases');
  expect(edge.log()).not.toContain('page not rendered');
  await edge.stop();
});

test('a page whose web fonts do not arrive draws bold text with a bold font', async ({
  page,
  storefront,
}) => {
  await leaveOut(page, ['*/media/*', '*.woff2']);
  await page.goto(storefront.site);
  await expect(page.getByRole('heading', { level: 1, name: HEADING })).toBeVisible();
  const statusOf = (family: string) =>
    page.evaluate(
      ([name]) =>
        [...document.fonts].find((face) => face.family.includes(name ?? '') && face.weight === '600 900')
          ?.status,
      [family],
    );
  await expect.poll(() => statusOf('Body Fallback')).toBe('loaded');
  await expect.poll(() => statusOf('Heading Fallback')).toBe('loaded');
});

test('a slow line does not load the web fonts, and the fallback fonts are used from the start', async ({
  page,
  storefront,
}) => {
  const fonts: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'font') fonts.push(sent.url());
  });
  const open = async () => {
    await page.goto(`${storefront.site}/about-us`);
    await waitUntilInteractive(page);
    return page.locator('html').getAttribute('data-fonts');
  };
  await open();
  expect(fonts).toHaveLength(2);

  fonts.length = 0;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const throughput = (1.6 * 1024 * 1024) / 8;
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  expect(await open()).toBe('fallback');
  expect(fonts).toEqual([]);
});

test('the first paint has the content of a page that arrives in pieces, unless it takes longer than a second', async ({
  page,
  storefront,
}) => {
  await withoutPictures(page);
  const html = await (await fetch(`${storefront.site}/all-deals`)).text();
  const middle = html.indexOf('</article>');
  expect(middle).toBeGreaterThan(0);
  let pauseMs = 500;
  const inPieces = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    setTimeout(() => response.end(html.slice(middle)), pauseMs);
  });
  await new Promise<void>((resolve) => inPieces.listen(0, resolve));
  const address = inPieces.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const paintOf = async () => {
    await page.goto(`http://localhost:${port}/all-deals`);
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    await page.waitForFunction(paint);
    return page.evaluate(paint);
  };
  const paintAfterPause = await paintOf();
  pauseMs = 3000;
  const paintBeforeEnd = await paintOf();
  inPieces.close();
  expect(paintAfterPause).toBeGreaterThan(500);
  expect(paintBeforeEnd).toBeLessThan(3000);
});

test('web fonts that arrive after the first paint are used nowhere on the page', async ({
  page,
  storefront,
}) => {
  await leaveOut(page, ['*/media/*']);
  let paint = () => {};
  const painted = new Promise<void>((resolve) => {
    paint = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.exposeFunction('reportPaint', () => paint());
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'reportPaint') as () => void;
    new PerformanceObserver(report).observe({ type: 'paint', buffered: true });
  });
  const arrived = page.waitForResponse('**/*.woff2');
  await page.goto(`${storefront.site}/all-deals`, { waitUntil: 'commit' });
  await (await arrived).finished();
  await expect(page.locator('html[data-booted]')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('data-fonts', 'fallback');

  const devTools = await page.context().newCDPSession(page);
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const { root } = await devTools.send('DOM.getDocument');
  for (const selector of ['h1', 'article h3', 'footer a']) {
    // Text that is not laid out, because it is far from the view, has no font.
    await page.locator(selector).first().scrollIntoViewIfNeeded();
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts: drawn } = await devTools.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(
      drawn.map(({ isCustomFont }) => isCustomFont),
      selector,
    ).toEqual(drawn.map(() => false));
    expect(drawn, selector).not.toEqual([]);
  }
});

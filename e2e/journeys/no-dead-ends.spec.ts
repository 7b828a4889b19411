import { EXAMPLE_ATOL_NUMBER } from '@storefront/shared/contracts/example-shop';

import { crawl, pathOf, type CrawledPage } from '../support/crawl';
import { pathsOfSitemap } from '../support/sitemap';
import { expect, test } from '../support/storefront';

/** Pages with a query in the URL: requested, but their links are not followed. */
const QUERY_PAGES = /^\/(search\?|holiday-details|booking)/;
/** Prefixes of external links. */
const LEADS_AWAY = /^(tel:|mailto:|https?:)/;

/** Lists are crawled page by page; other queries are variants of the same page. */
const isPage = (path: string) => !QUERY_PAGES.test(path) && (!path.includes('?') || /\?page=\d+$/.test(path));

/** Cards link to /deals; the canonical URL is /deal (DEC-01). */
const canonicalPath = (path: string) => path.replace(/^\/deals\//, '/deal/');

/** Returns broken links as `page → link`. */
function deadEnds(pages: ReadonlyMap<string, CrawledPage>): readonly string[] {
  return [...pages.values()].flatMap((page) =>
    page.links.filter((link) => !leadsSomewhere(link, page, pages)).map((link) => `${page.path} → ${link}`),
  );
}

function leadsSomewhere(link: string, page: CrawledPage, pages: ReadonlyMap<string, CrawledPage>): boolean {
  const path = pathOf(link, page.path);
  if (path === null) return LEADS_AWAY.test(link);
  if (!isPage(path)) return true;
  const [, id = ''] = link.split('#');
  const target = pages.get(path);
  return target?.status === 200 && (id === '' || target.ids.has(id));
}

/** Pages by a value that each must have for itself. Pages of a list share its title but for their number. */
function sharedBy(pages: readonly CrawledPage[], valueOf: (page: CrawledPage) => string): readonly string[] {
  const byValue = new Map<string, string[]>();
  for (const page of pages)
    byValue.set(valueOf(page), [...(byValue.get(valueOf(page)) ?? []), canonicalPath(page.path)]);
  return [...byValue]
    .filter(([value, paths]) => value === '' || new Set(paths).size > 1)
    .map(([value, paths]) => `${value}: ${paths.join(', ')}`);
}

/** Structured data that every page of a kind has, by the start of its path. */
const DATA_OF_KINDS: readonly (readonly [start: string, types: readonly string[]])[] = [
  ['/page/', ['BreadcrumbList', 'TouristDestination']],
  ['/deal/', ['BreadcrumbList', 'Product']],
  ['/group/', ['BreadcrumbList']],
  ['/all-deals', ['BreadcrumbList', 'ItemList']],
  ['/cruise-deals', ['BreadcrumbList', 'ItemList']],
  ['/customer-service', ['FAQPage']],
];

/** Returns pages without the structured data of their kind. */
function missingData(pages: readonly CrawledPage[]): readonly string[] {
  return pages.flatMap(({ path, dataTypes }) =>
    DATA_OF_KINDS.filter(([start]) => canonicalPath(path).startsWith(start))
      .flatMap(([, types]) => types.filter((type) => !dataTypes.includes(type)))
      .map((type) => `${path} has no ${type}`),
  );
}

/** Words that claim something of the shop. A text that has one is the text of a claim, which About Us explains. */
const CLAIM_TEXTS =
  /\bexclusive\b|\bFREE\b|24\s?[x×/]\s?7|\d% of|\d[\d,k]*\+ (customers|travellers|guests)|\bguarantee|\bbest price/i;

/** Returns texts with a claim that About Us does not list. A text about a place may say that something there is free. */
function unfoundedClaims(pages: readonly CrawledPage[]): readonly string[] {
  const listed = pages.find(({ path }) => path === '/about-us')?.texts ?? [];
  const isListed = (text: string) =>
    listed.some((claim) => text === claim || text.startsWith(`${claim}, as of `));
  return pages.flatMap(({ path, texts }) =>
    texts
      .filter((text) => CLAIM_TEXTS.test(text) && text.length < LONGEST_CLAIM && !isListed(text))
      .map((text) => `${path}: ${text}`),
  );
}

const LONGEST_CLAIM = 80;

/** Returns pages that claim ATOL protection without the number of the shop. */
function atolFaults(pages: readonly CrawledPage[]): readonly string[] {
  return pages
    .map(({ path, texts }) => ({ path, text: texts.join(' ') }))
    .filter(({ text }) => /ATOL protected/i.test(text) && !text.includes(EXAMPLE_ATOL_NUMBER))
    .map(({ path }) => path);
}

/** Returns pictures that a page shows of two destinations. */
function sharedPictures(pages: readonly CrawledPage[]): readonly string[] {
  return pages.flatMap(({ path, destinationPictures }) => {
    const scenes = [...destinationPictures.values()];
    return scenes
      .filter((scene, index) => scenes.indexOf(scene) !== index)
      .map((scene) => `${path}: ${scene}`);
  });
}

/** The page of one booking: no search engine lists it. */
const PERSONAL = '/manage';

let shopPages: ReadonlyMap<string, CrawledPage>;

test.beforeAll(async ({ storefront }) => {
  test.setTimeout(240_000);
  shopPages = await crawl(storefront.site, ['/'], isPage);
});

test('from the home page every link leads to real content, and every page of the sitemap is found [HDR-08, HDR-10, ROUTE-19, DEC-37, DEC-44, DEC-128, DEC-163, DEC-168, DEC-169]', async ({
  storefront,
}) => {
  const listed = await pathsOfSitemap(storefront.site);
  const all = [...shopPages.values()];

  expect(deadEnds(shopPages)).toEqual([]);
  expect(all.filter(({ status }) => status !== 200)).toEqual([]);
  expect(all.filter(({ heading }) => heading === '')).toEqual([]);
  // The sitemap lists every crawled page, and no missing page and no page of one person.
  expect(shopPages.has(PERSONAL)).toBe(true);
  const crawled = [...shopPages.keys()]
    .filter((path) => !path.includes('?') && path !== PERSONAL)
    .map(canonicalPath);
  expect([...new Set(crawled)].toSorted()).toEqual([...new Set(listed)].toSorted());
  expect(shopPages.size).toBeGreaterThan(100);
  expect([...shopPages.keys()].filter((path) => path.startsWith('/terms'))).toEqual(['/terms-and-conditon']);

  const single = all.filter(({ path }) => !path.includes('?') && path !== PERSONAL);
  expect(sharedBy(single, ({ title }) => title)).toEqual([]);
  expect(sharedBy(single, ({ description }) => description)).toEqual([]);
  expect(
    single.filter(({ path, canonical }) => canonical !== canonicalPath(path)).map(({ path }) => path),
  ).toEqual([]);
  expect(all.flatMap(({ path, dataFaults }) => dataFaults.map((fault) => `${path}: ${fault}`))).toEqual([]);
  expect(missingData(all)).toEqual([]);
  const rated = all.filter(({ rated: isRated }) => isRated);
  expect(rated.length).toBeGreaterThan(30);

  expect(unfoundedClaims(all)).toEqual([]);
  expect(atolFaults(all)).toEqual([]);
  expect(all.some(({ destinationPictures }) => destinationPictures.size > 10)).toBe(true);
  expect(sharedPictures(all)).toEqual([]);
});

test('every page has a picture of its own kind for links in social networks, which exists [DEC-170]', async () => {
  test.setTimeout(120_000);
  const shared = [...shopPages.values()].filter(({ path }) => path !== PERSONAL);
  expect(shared.filter(({ socialPicture }) => socialPicture === null).map(({ path }) => path)).toEqual([]);
  const destinations = shared.filter(({ path }) => path.startsWith('/page/'));
  expect(new Set(destinations.map(({ socialPicture }) => socialPicture)).size).toBe(destinations.length);
  for (const picture of new Set(shared.map(({ socialPicture }) => socialPicture ?? ''))) {
    const response = await fetch(picture, { method: 'HEAD' });
    expect([picture, response.status, response.headers.get('content-type')]).toEqual([
      picture,
      200,
      'image/jpeg',
    ]);
  }
});

test('external links work too: chat, reviews, enquiry form', async ({ storefront }) => {
  const home = await (await fetch(storefront.site)).text();
  const away = new Set(
    [...home.matchAll(/href="(https?:[^"]+)"/g)]
      .map(([, href = '']) => href)
      .filter((href) => !href.startsWith(storefront.site)),
  );
  expect(away.size).toBeGreaterThan(0);
  for (const address of away) expect((await fetch(address)).status, address).toBe(200);
});

import { crawl, pathOf, type CrawledPage } from '../support/crawl';
import { expect, test, type Storefront } from '../support/storefront';

/** Pages with a query in the URL: requested, but their links are not followed. */
const QUERY_PAGES = /^\/(search|holiday-details|booking)\b/;
/** Prefixes of external links. */
const LEADS_AWAY = /^(tel:|mailto:|https?:)/;

/** Lists are crawled page by page; other queries are variants of the same page. */
const isPage = (path: string) => !QUERY_PAGES.test(path) && (!path.includes('?') || /\?page=\d+$/.test(path));

/** Cards link to /deals; the canonical URL is /deal (DEC-01). */
const canonicalPath = (path: string) => path.replace(/^\/deals\//, '/deal/');

async function sitemapOf({ site }: Storefront): Promise<readonly string[]> {
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

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

test('every link of every page leads to real content, and the sitemap lists nothing else [HDR-08, HDR-10, ROUTE-19, DEC-44]', async ({
  storefront,
}) => {
  test.setTimeout(240_000);
  const listed = await sitemapOf(storefront);
  const pages = await crawl(storefront.site, ['/', ...listed.filter((path) => path !== '/')], isPage);

  expect(deadEnds(pages)).toEqual([]);
  expect([...pages.values()].filter(({ status }) => status !== 200)).toEqual([]);
  expect([...pages.values()].filter(({ heading }) => heading === '')).toEqual([]);
  // The sitemap lists every crawled page, and no missing page.
  const crawled = [...pages.keys()].filter((path) => !path.includes('?')).map(canonicalPath);
  expect([...new Set(crawled)].toSorted()).toEqual([...new Set(listed)].toSorted());
  expect(pages.size).toBeGreaterThan(100);
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

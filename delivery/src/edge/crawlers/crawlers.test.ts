import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { XMLParser } from 'fast-xml-parser';
import Fastify from 'fastify';

import type { ContentIndex } from './content-index';
import { serveCrawlers } from './serve-crawlers';
import { sitemapXml } from './sitemap';

const SITE = 'https://shop.example.com';
const UPDATED = '2026-11-20T08:00:00.000Z';
const index: ContentIndex = {
  pages: [{ id: 'd00000000000000000000101', updatedAt: UPDATED }],
  groups: [{ id: 'summer & sun', updatedAt: UPDATED }],
  deals: [{ id: '184', updatedAt: UPDATED }],
  hiddenPaths: [],
};

/** Returns the URLs of a sitemap in order. */
function urlsIn(xml: string): readonly string[] {
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string; lastmod?: string }[] } };
  return urlset.url.map(({ loc }) => loc);
}

describe('the files for crawlers', () => {
  afterEach(() => jest.restoreAllMocks());

  it('list home, deal lists, categories, legal pages and all published content in the sitemap [ROUTE-19]', () => {
    const urls = urlsIn(sitemapXml(SITE, index));
    expect(urls).toEqual(
      expect.arrayContaining(
        [
          '/',
          '/all-deals',
          '/cruise-deals',
          '/destinations',
          '/search',
          '/holidays/beach',
          '/terms-and-conditon',
          '/page/d00000000000000000000101',
          '/group/summer%20%26%20sun',
          '/deal/184',
        ].map((path) => SITE + path),
      ),
    );
    expect(new Set(urls).size).toBe(urls.length);
    expect(sitemapXml(SITE, index)).toContain(`<lastmod>${UPDATED}</lastmod>`);
  });

  it('list a page under its readable address alone [DEC-383]', () => {
    const [page] = index.pages;
    const pages = [{ id: 'd1', updatedAt: UPDATED, ...page, path: '/page/city-breaks-in-may' }];
    const urls = urlsIn(sitemapXml(SITE, { ...index, pages }));
    expect(urls).toContain(`${SITE}/page/city-breaks-in-may`);
    expect(urls.filter((url) => url.includes('/page/'))).toHaveLength(1);
  });

  it('leave out a list that is not for search engines [DEC-404]', () => {
    const urls = urlsIn(sitemapXml(SITE, { ...index, hiddenPaths: ['/cruise-deals'] }));
    expect(urls).not.toContain(`${SITE}/cruise-deals`);
    expect(urls).toContain(`${SITE}/all-deals`);
  });

  it('keep the last sitemap while the backend is unreachable', async () => {
    const config = storefrontConfigSchema.parse({ siteUrl: SITE });
    const fetchMock = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('unreachable'));
    const now = jest.spyOn(Date, 'now');
    const app = Fastify();
    serveCrawlers(app, config);
    const request = () => app.inject('/sitemap.xml');

    expect((await request()).statusCode).toBe(503);

    fetchMock.mockResolvedValue(new Response(JSON.stringify(index)));
    const first = await request();
    expect(first.headers['content-type']).toContain('application/xml');
    expect(urlsIn(first.body)).toContain(`${SITE}/deal/184`);

    fetchMock.mockRejectedValue(new Error('unreachable'));
    now.mockReturnValue(Number.MAX_SAFE_INTEGER);
    expect((await request()).body).toBe(first.body);
    await app.close();
  });

  it('exclude bookings, previews and pages with unbounded URLs in robots.txt, which names the sitemap [DEC-140]', async () => {
    const app = Fastify();
    serveCrawlers(app, storefrontConfigSchema.parse({ siteUrl: SITE }));
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    const excluded = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
    expect(excluded).toEqual(['/booking/', '/search?', '/holiday-details/', '/*?*preview=', '/*?*release=']);
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    await app.close();
  });
});

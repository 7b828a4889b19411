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
};

/** The addresses of a sitemap, in its order. */
function addressesOf(xml: string): readonly string[] {
  const { urlset } = new XMLParser().parse(xml) as { urlset: { url: { loc: string; lastmod?: string }[] } };
  return urlset.url.map(({ loc }) => loc);
}

describe('what crawlers read', () => {
  afterEach(() => jest.restoreAllMocks());

  it('the sitemap holds home, lists, categories, legal pages and all published content [ROUTE-19]', () => {
    const addresses = addressesOf(sitemapXml(SITE, index));
    expect(addresses).toEqual(
      expect.arrayContaining(
        [
          '/',
          '/all-deals',
          '/cruise-deals',
          '/holidays/beach',
          '/terms-and-conditon',
          '/page/d00000000000000000000101',
          '/group/summer%20%26%20sun',
          '/deal/184',
        ].map((path) => SITE + path),
      ),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(sitemapXml(SITE, index)).toContain(`<lastmod>${UPDATED}</lastmod>`);
  });

  it('the sitemap is renewed from the content, and the last one stays while the content is away', async () => {
    const config = storefrontConfigSchema.parse({ siteUrl: SITE });
    const answer = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'));
    const now = jest.spyOn(Date, 'now');
    const app = Fastify();
    serveCrawlers(app, config);
    const ask = () => app.inject('/sitemap.xml');

    expect((await ask()).statusCode).toBe(503);

    answer.mockResolvedValue(new Response(JSON.stringify(index)));
    const first = await ask();
    expect(first.headers['content-type']).toContain('application/xml');
    expect(addressesOf(first.body)).toContain(`${SITE}/deal/184`);

    answer.mockRejectedValue(new Error('away'));
    now.mockReturnValue(Number.MAX_SAFE_INTEGER);
    expect((await ask()).body).toBe(first.body);
    await app.close();
  });

  it('robots.txt keeps bookings, searches and previews out and names the sitemap', async () => {
    const app = Fastify();
    serveCrawlers(app, storefrontConfigSchema.parse({ siteUrl: SITE }));
    const { body, headers } = await app.inject('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Disallow: /booking/');
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
    await app.close();
  });
});

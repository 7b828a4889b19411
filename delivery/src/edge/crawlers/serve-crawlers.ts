import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';

import { fetchContentIndex } from './content-index';
import { robotsText } from './robots';
import { sitemapXml } from './sitemap';

/** Equal to the cache time of pages, so that new content appears in both at the same time. */
const SITEMAP_TTL_MS = 60_000;

/** Serves `/robots.txt`, and `/sitemap.xml` from the published content. */
export function serveCrawlers(app: FastifyInstance, config: StorefrontConfig): void {
  let cached: { readonly xml: string; readonly at: number } | null = null;

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE).send(robotsText(config.siteUrl)),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    if (!cached || Date.now() - cached.at > SITEMAP_TTL_MS) {
      const index = await fetchContentIndex(config);
      if (index.ok) cached = { xml: sitemapXml(config.siteUrl, index.value), at: Date.now() };
      else app.log.warn(index.error, 'sitemap not updated');
    }
    // 503 makes crawlers retry; an incomplete sitemap would make them drop the missing pages.
    if (!cached) {
      return reply.status(503).header('retry-after', '300').type('text/plain').send('Not now.');
    }
    return reply.type('application/xml; charset=utf-8').header('cache-control', CACHE).send(cached.xml);
  });
}

const CACHE = 'public, max-age=300';

import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';

import { fetchContentIndex } from './content-index';
import { robotsText } from './robots';
import { sitemapXml } from './sitemap';

/** As old as a page may be: an import is in the sitemap when it is on its page. */
const KEPT_MS = 60_000;

/** `/robots.txt` and `/sitemap.xml`, made from the content of the day. */
export function serveCrawlers(app: FastifyInstance, config: StorefrontConfig): void {
  let kept: { readonly xml: string; readonly at: number } | null = null;

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', CACHE).send(robotsText(config.siteUrl)),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    if (!kept || Date.now() - kept.at > KEPT_MS) {
      const index = await fetchContentIndex(config);
      if (index.ok) kept = { xml: sitemapXml(config.siteUrl, index.value), at: Date.now() };
      else app.log.warn(index.error, 'sitemap not renewed');
    }
    // An incomplete list would say that the rest is gone; a crawler comes back after a 503.
    if (!kept) {
      return reply.status(503).header('retry-after', '300').type('text/plain').send('Not now.');
    }
    return reply.type('application/xml; charset=utf-8').header('cache-control', CACHE).send(kept.xml);
  });
}

const CACHE = 'public, max-age=300';

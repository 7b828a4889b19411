import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';

import { createSiteContent, type SiteContentReader } from './site-content';

/** An edge server that the backend does not notify shows a change after at most this time, and a claim ends as soon. */
const REFRESH_EVERY_MS = 4_000;
/** A start does not wait longer for the backend, which may start at the same time. */
const START_LIMIT_MS = 1_000;

/** Reads the content of the site at the start, and then regularly until the server closes. */
export function keepSiteContent(app: FastifyInstance, config: StorefrontConfig): SiteContentReader {
  const site = createSiteContent(config, (event, message) => app.log.warn(event, message));
  let timer: NodeJS.Timeout | null = null;
  app.addHook('onReady', async () => {
    timer = setInterval(() => void site.refresh(), REFRESH_EVERY_MS).unref();
    await Promise.race([
      site.refresh(),
      new Promise((resolve) => setTimeout(resolve, START_LIMIT_MS).unref()),
    ]);
  });
  app.addHook('onClose', async () => {
    if (timer) clearInterval(timer);
  });
  return site;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import serveStatic from '@fastify/static';
import { mediaRoutes } from '@storefront/backend/media/media-routes';
import { illustrationSource } from '@storefront/demo/illustrations/illustration-source';
import { createServiceApp } from '@storefront/server-kit/service/create-service-app';

import { GUIDE_FOLDER, GUIDE_SCRIPT } from './build-guide';

const HTML_DOCUMENT = `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <script defer src="/files/${GUIDE_SCRIPT}"></script>
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;

/** Emotion adds its styles inline, and examples show pictures of the built files and of `data:` URLs. */
const GUIDE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; base-uri 'none'; frame-ancestors 'self'";

export interface GuideServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Serves the built style guide and the pictures of its examples.
 *
 * @param port 0 for any free port
 */
export async function serveGuide(port: number): Promise<GuideServer> {
  const mediaDirectory = mkdtempSync(join(tmpdir(), 'styleguide-'));
  const app = createServiceApp({ origins: [], contentSecurityPolicy: GUIDE_POLICY });
  await app.register(serveStatic, { root: GUIDE_FOLDER, prefix: '/files/', cacheControl: false });
  await app.register(mediaRoutes({ folder: mediaDirectory, source: illustrationSource }), {
    prefix: '/media',
  });
  app.get('/*', (_request, reply) => reply.type('text/html; charset=utf-8').send(HTML_DOCUMENT));

  const address = await app.listen({ port, host: '127.0.0.1' });
  return {
    url: address.replace('127.0.0.1', 'localhost'),
    stop: async () => {
      await app.close();
      rmSync(mediaDirectory, { recursive: true, force: true });
    },
  };
}

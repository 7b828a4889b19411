import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';

import serveStatic from '@fastify/static';
import { createMetricsRegistry, measureRequests } from '@storefront/server-kit/metrics/request-metrics';
import { serveMetrics } from '@storefront/server-kit/metrics/serve-metrics';
import { createServiceApp, REQUEST_LIMITS } from '@storefront/server-kit/service/create-service-app';
import { traceRequests } from '@storefront/server-kit/tracing/trace-requests';
import type { FastifyInstance } from 'fastify';

import { forwardCalls } from './forward-calls';
import { STUDIO_SCRIPT } from './studio-script';
import type { StudioSettings } from './studio-settings';

/** A large picture over a slow connection. */
const UPLOAD_MS = 180_000;

/** Creates the server of the studio: its page and files, and the calls that it forwards to the backend. */
export async function studioApp(settings: StudioSettings, folder: string): Promise<FastifyInstance> {
  const { origin, trustProxy, shopOrigin, metricsToken } = settings;
  const app = createServiceApp({
    origins: [origin],
    trustProxy,
    publicUrl: origin,
    limits: { ...REQUEST_LIMITS, requestMs: UPLOAD_MS },
  });
  traceRequests(app);
  if (metricsToken !== null) {
    const metrics = createMetricsRegistry();
    measureRequests(app, metrics);
    serveMetrics(app, metrics, metricsToken);
  }
  const fonts = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
  await app.register(serveStatic, {
    root: folder,
    prefix: '/files/',
    cacheControl: false,
    // The name of a font contains its hash; that of the script does not.
    setHeaders: (reply, path) =>
      void (
        path.endsWith('.woff2') && reply.setHeader('cache-control', 'public, max-age=31536000, immutable')
      ),
  });
  await app.register(forwardCalls(settings), { prefix: '/api' });
  app.get('/*', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({ ...PAGE_HEADERS, 'content-security-policy': policyOf(nonce, shopOrigin) })
      .type('text/html; charset=utf-8')
      .send(htmlDocument(nonce, shopOrigin, fonts));
  });
  return app;
}

const PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

/** Only the built script runs. Styles of Emotion carry the nonce, and pictures of the content may be anywhere. */
function policyOf(nonce: string, shopOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${shopOrigin}`,
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** A font is used from the first paint or not at all (ADR 18), so it is preloaded. */
function fontPreload(name: string): string {
  return `<link rel="preload" as="font" type="font/woff2" href="/files/${name}" crossorigin="anonymous" />`;
}

function htmlDocument(nonce: string, shopOrigin: string, fonts: readonly string[]): string {
  return `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Studio</title>
    <link rel="icon" href="data:," />
    ${fonts.map(fontPreload).join('\n    ')}
    <script nonce="${nonce}" defer src="/files/${STUDIO_SCRIPT}"></script>
  </head>
  <body>
    <div id="root" data-nonce="${nonce}" data-shop="${shopOrigin}"></div>
  </body>
</html>
`;
}

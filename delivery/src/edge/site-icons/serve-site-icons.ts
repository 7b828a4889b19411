import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import type { FastifyInstance } from 'fastify';

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The icons of the site by URL, as browsers, phones and search engines request them. */
const ICONS = {
  '/favicon.svg': 'image/svg+xml',
  '/favicon.ico': 'image/x-icon',
  '/apple-touch-icon.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
  '/icon-maskable-512.png': 'image/png',
} as const;

/** `theme-color` of documents and of the installed site. */
export const THEME_COLOR = '#10233a';

/** Elements of the head that name the icons and the web manifest. */
export const ICON_LINKS = `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">`;

/** Serves the icons, and the web manifest with the name of the seller. */
export function serveSiteIcons(app: FastifyInstance, { seller }: StorefrontConfig): void {
  serveIcons(app);
  const manifest = JSON.stringify(webManifest(seller.brand));
  app.get('/site.webmanifest', (_request, reply) =>
    reply.type('application/manifest+json').header('cache-control', CACHE).send(manifest),
  );
}

/** Serves the icons alone. */
export function serveIcons(app: FastifyInstance): void {
  for (const [url, type] of Object.entries(ICONS)) {
    const file = readFileSync(fileURLToPath(new URL(`.${url}`, import.meta.url)));
    app.get(url, (_request, reply) => reply.type(type).header('cache-control', CACHE).send(file));
  }
}

function webManifest(brand: string) {
  const icon = (src: string, sizes: string, purpose: 'any' | 'maskable') => ({
    src,
    sizes,
    type: 'image/png',
    purpose,
  });
  return {
    name: brand,
    short_name: brand,
    start_url: '/',
    display: 'browser',
    lang: 'en-GB',
    background_color: '#ffffff',
    theme_color: THEME_COLOR,
    icons: [
      icon('/icon-192.png', '192x192', 'any'),
      icon('/icon-512.png', '512x512', 'any'),
      icon('/icon-maskable-512.png', '512x512', 'maskable'),
    ],
  };
}

const CACHE = 'public, max-age=86400';

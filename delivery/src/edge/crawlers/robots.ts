/**
 * `robots.txt`: bookings and the endless addresses of searches are nobody's business but the shopper's, and
 * previews are not published.
 */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /booking/',
    'Disallow: /search',
    'Disallow: /holiday-details/',
    'Disallow: /*?*preview=',
    'Disallow: /*?*release=',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}

/** Returns `robots.txt`. It excludes bookings, previews, and searches, which have an unbounded number of URLs. */
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

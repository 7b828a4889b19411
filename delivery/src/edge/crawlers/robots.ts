/**
 * Returns `robots.txt`. It excludes bookings, previews, and what has an unbounded number of URLs: searches and holidays of a
 * date. These pages carry no `noindex`, which a crawler could not read; other pages that must not be indexed do (DEC-140).
 * `/search` without a question is a page of its own, the places to go.
 */
export function robotsText(siteUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /booking/',
    'Disallow: /search?',
    'Disallow: /holiday-details/',
    'Disallow: /*?*preview=',
    'Disallow: /*?*release=',
    '',
    `Sitemap: ${new URL('/sitemap.xml', siteUrl).href}`,
    '',
  ].join('\n');
}

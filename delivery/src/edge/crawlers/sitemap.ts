import { HOLIDAY_COLUMNS, LEGAL_LINKS, QUICK_LINKS } from '@storefront/shared/domain/catalogue/navigation';
import { XMLBuilder } from 'fast-xml-parser';

import type { ContentIndex } from './content-index';

interface SitemapEntry {
  readonly path: string;
  /** Instant, ISO 8601. */
  readonly updatedAt?: string;
}

/** Maximum number of URLs per file (sitemaps.org). */
const LIMIT = 50_000;

const builder = new XMLBuilder({ ignoreAttributes: false, format: true });

/** Returns `sitemap.xml` with the static pages and all published content. */
export function sitemapXml(siteUrl: string, index: ContentIndex): string {
  const hidden = new Set(index.hiddenPaths);
  const url = entriesOf(index)
    .filter(({ path }) => !hidden.has(path))
    .slice(0, LIMIT)
    .map(({ path, updatedAt }) => ({
      loc: new URL(path, siteUrl).href,
      ...(updatedAt === undefined ? {} : { lastmod: updatedAt }),
    }));
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    urlset: { '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9', url },
  });
}

function entriesOf({ pages, groups, deals }: ContentIndex): readonly SitemapEntry[] {
  return [
    { path: '/search' },
    ...[...QUICK_LINKS, ...HOLIDAY_COLUMNS, ...LEGAL_LINKS].flatMap(({ path }) => (path ? [{ path }] : [])),
    ...entriesBelow('/page', pages),
    ...entriesBelow('/group', groups),
    // Cards link to /deals; the canonical URL is /deal (DEC-01).
    ...entriesBelow('/deal', deals),
  ];
}

function entriesBelow(folder: string, entries: ContentIndex['pages']): readonly SitemapEntry[] {
  return entries.map(({ id, path, updatedAt }) => ({
    path: path ?? `${folder}/${encodeURIComponent(id)}`,
    updatedAt,
  }));
}

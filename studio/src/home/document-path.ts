import { LIST_PAGES } from '@storefront/shared/api/site/list-pages';
import { TEXT_PAGES } from '@storefront/shared/api/site/text-pages';

import type { Kind, ListedDocument } from '../api/documents';

const FIXED_PATHS: Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>> = {
  home: { site: '/' },
  lists: LIST_PAGES,
  texts: Object.fromEntries(Object.entries(TEXT_PAGES).map(([id, { path }]) => [id, path])),
};

/** Returns the path of a document in the shop, or what names it where it has none. */
export function pathOf({ kind, id, slug }: ListedDocument): string {
  if (kind === 'pages') return `/page/${slug ?? id}`;
  if (kind === 'groups') return `/group/${id}`;
  if (kind === 'deals') return `Deal ${id}`;
  if (kind === 'newsletter') return 'Mails and their pages';
  return FIXED_PATHS[kind]?.[id] ?? 'All pages';
}

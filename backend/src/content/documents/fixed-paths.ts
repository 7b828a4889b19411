import { LIST_PAGES } from '@storefront/shared/api/site/list-pages';
import { TEXT_PAGES } from '@storefront/shared/api/site/text-pages';

import type { ContentKind } from '../../db/tables';

const PATHS: Readonly<Partial<Record<ContentKind, Readonly<Record<string, string>>>>> = {
  home: { site: '/' },
  texts: Object.fromEntries(Object.entries(TEXT_PAGES).map(([id, { path }]) => [id, path])),
  lists: LIST_PAGES,
};

/** Returns the path of a page that every shop has once, such as a static page; `null` for other documents. */
export function fixedPathOf({
  kind,
  id,
}: {
  readonly kind: ContentKind;
  readonly id: string;
}): string | null {
  const paths = PATHS[kind] ?? {};
  return Object.hasOwn(paths, id) ? (paths[id] ?? null) : null;
}

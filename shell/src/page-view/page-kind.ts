import { findPathOwner } from '@storefront/shared/contracts/path-owner';
import type { RemoteSnapshot } from '@storefront/shared/contracts/registry';
import { OTHER_PAGES } from '@storefront/shared/domain/page-kind/other-pages';

/** Kind of a page and the remote that owns it. */
export interface PageKind {
  /** `null`: the shell. */
  readonly owner: RemoteSnapshot | null;
  /** Route pattern, which contains no values of the path. */
  readonly page: string;
}

/** Static pages of the shell have one segment of letters. Any other path does not exist and may contain anything. */
const STATIC_PAGE = /^\/[a-z-]{0,40}\/?$/;

/** Returns the kind of the page under a path. */
export function pageKindOf(remotes: readonly RemoteSnapshot[], pathname: string): PageKind {
  const found = findPathOwner(remotes, pathname);
  if (found) return { owner: found.app, page: found.pattern };
  return { owner: null, page: STATIC_PAGE.test(pathname) ? pathname : OTHER_PAGES };
}

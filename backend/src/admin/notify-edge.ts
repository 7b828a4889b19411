import { errorMessage } from '@storefront/server-kit/error-text';

import type { TouchedDocument } from '../content/revisions/import-content';

export type InvalidatePages = (paths: readonly string[]) => Promise<void>;

/**
 * Invalidates the pages of changed documents, or all pages. The content is already written: when the edge server is unreachable, it
 * serves old pages until they expire.
 *
 * @returns whether the edge server was notified
 */
export async function notifyEdge(
  invalidatePages: InvalidatePages | null,
  documents: readonly TouchedDocument[] | 'all',
): Promise<boolean> {
  if (!invalidatePages || documents.length === 0) return false;
  try {
    await invalidatePages(documents === 'all' ? EVERY_PAGE : pathsOf(documents));
    return true;
  } catch (error) {
    console.error(`edge server: pages not invalidated: ${errorMessage(error)}`);
    return false;
  }
}

const EVERY_PAGE = ['/*'];

/** Returns the paths that show the documents. Deals appear in lists on many pages, so they invalidate all. */
export function pathsOf(documents: readonly TouchedDocument[]): readonly string[] {
  if (documents.some(({ kind }) => kind === 'deals')) return EVERY_PAGE;
  return documents.map(({ kind, id }) => (kind === 'pages' ? `/page/${id}` : `/group/${id}`));
}

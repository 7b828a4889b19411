import { randomUUID } from 'node:crypto';

import { signText } from '@storefront/server-kit/signed-text';
import type { PageView } from '@storefront/shared/api/page-view.schema';

/** Signs the page views of the tests. */
export const PAGE_VIEW_SECRET = 'the tests sign their page views with this';

/** Returns the token of a page view, a new one by default. */
export function pageViewToken(
  versions: PageView['versions'],
  {
    view = randomUUID(),
    expiresAt = Date.UTC(2100, 0),
    secret = PAGE_VIEW_SECRET,
  }: { readonly view?: string; readonly expiresAt?: number; readonly secret?: string } = {},
): string {
  return signText(JSON.stringify({ view, expiresAt, versions } satisfies PageView), secret);
}

import type { GroupWire } from '@storefront/shared/api/content/group.schema';
import type { HolidayPageWire } from '@storefront/shared/api/content/page.schema';
import { LRUCache } from 'lru-cache';

import type { PreviewedKind } from '../../db/tables';
import { serializeGroup } from '../group-response';
import { pageReferences, serializePage, type ContentDeps } from '../page-response';
import { groupPrices } from '../prices/group-prices';
import { pagePrices } from '../prices/page-prices';

import { findPreview, hashToken } from './preview-store';

const MAX_RESPONSES = 50;

export interface PreviewResponses {
  readonly page: (id: string, token: string) => Promise<HolidayPageWire | null>;
  readonly group: (id: string, token: string) => Promise<GroupWire | null>;
}

/**
 * Builds what preview links show: the document with the prices of the day. They are cached in memory and never in the
 * table of live prices, which has one row per page.
 */
export function previewResponses(deps: ContentDeps): PreviewResponses {
  const { db, supplier, clock } = deps;
  const responses = new LRUCache<string, object>({ max: MAX_RESPONSES });

  async function once<T extends object>(
    kind: PreviewedKind,
    id: string,
    token: string,
    make: () => Promise<T>,
  ): Promise<T> {
    const key = `${hashToken(token)} ${clock.today()} ${kind} ${id}`;
    const cached = responses.get(key);
    // The key names the kind, and a kind always builds the same type.
    if (cached) return cached as T;
    const response = await make();
    responses.set(key, response);
    return response;
  }

  return {
    async page(id, token) {
      const document = await findPreview(db, 'pages', { id, token, now: clock.now() });
      return (
        document &&
        once('pages', id, token, async () =>
          serializePage(
            document,
            await pagePrices(supplier, document, clock.today()),
            new Date(clock.now()),
            ...(await pageReferences(deps, document)),
          ),
        )
      );
    },
    async group(id, token) {
      const document = await findPreview(db, 'groups', { id, token, now: clock.now() });
      return (
        document &&
        once('groups', id, token, async () =>
          serializeGroup(document, await groupPrices(supplier, document, clock.today())),
        )
      );
    },
  };
}

import type { GroupWire } from '@storefront/shared/api/content/group.schema';
import type { HolidayPageWire } from '@storefront/shared/api/content/page.schema';
import { LRUCache } from 'lru-cache';

import type { PreviewedKind } from '../documents/content-documents';
import { groupWire } from '../group-response';
import { pageWire, type ContentDeps } from '../page-response';
import { groupPrices } from '../prices/group-prices';
import { pagePrices } from '../prices/page-prices';

import { findPreview, hashOf } from './preview-store';

const MOST_ANSWERS = 50;

export interface PreviewAnswers {
  readonly page: (id: string, token: string) => Promise<HolidayPageWire | null>;
  readonly group: (id: string, token: string) => Promise<GroupWire | null>;
}

/**
 * What a preview link shows: the document with the prices of the day, as they would be live. They are kept
 * in memory and never in the table of live prices, which holds one row for each page.
 */
export function previewAnswers({ db, supplier, clock }: ContentDeps): PreviewAnswers {
  const made = new LRUCache<string, object>({ max: MOST_ANSWERS });

  async function once<T extends object>(
    kind: PreviewedKind,
    id: string,
    token: string,
    make: () => Promise<T>,
  ): Promise<T> {
    const key = `${hashOf(token)} ${clock.today()} ${kind} ${id}`;
    const known = made.get(key);
    // What was put in under this kind is what this kind makes.
    if (known) return known as T;
    const answer = await make();
    made.set(key, answer);
    return answer;
  }

  return {
    async page(id, token) {
      const document = await findPreview(db, 'pages', { id, token, now: clock.now() });
      return (
        document &&
        once('pages', id, token, async () =>
          pageWire(document, await pagePrices(supplier, document, clock.today()), new Date(clock.now())),
        )
      );
    },
    async group(id, token) {
      const document = await findPreview(db, 'groups', { id, token, now: clock.now() });
      return (
        document &&
        once('groups', id, token, async () =>
          groupWire(document, await groupPrices(supplier, document, clock.today())),
        )
      );
    },
  };
}

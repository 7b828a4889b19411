import type { GroupWire } from '@storefront/shared/api/content/group.schema';
import type { HomeTexts } from '@storefront/shared/api/site/home.schema';
import type { HolidayPageWire } from '@storefront/shared/api/content/page.schema';
import type { TextPageContent } from '@storefront/shared/api/site/text-page.schema';
import { LRUCache } from 'lru-cache';

import type { PreviewedKind } from '../../db/tables';
import { SITE_ID } from '../documents/fields';
import { serializeGroup } from '../group-response';
import { pictureOf, serializePage, type ContentDeps } from '../page-response';
import { groupPrices } from '../prices/group-prices';
import { pagePrices } from '../prices/page-prices';
import { buildHome, buildTextPage } from '../site/site-response';

import { findPreview, hashToken } from './preview-store';

const MAX_RESPONSES = 50;

export interface PreviewResponses {
  readonly page: (id: string, token: string) => Promise<HolidayPageWire | null>;
  readonly group: (id: string, token: string) => Promise<GroupWire | null>;
  readonly home: (token: string) => Promise<HomeTexts | null>;
  readonly textPage: (id: string, token: string) => Promise<TextPageContent | null>;
}

/**
 * Builds what preview links show: the document with the prices of the day. They are cached in memory and never in the
 * table of live prices, which has one row per page.
 */
export function previewResponses({ db, supplier, clock }: ContentDeps): PreviewResponses {
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
            await pictureOf(db, document),
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
    async home(token) {
      const document = await findPreview(db, 'home', { id: SITE_ID, token, now: clock.now() });
      return document && buildHome(db, document);
    },
    async textPage(id, token) {
      const document = await findPreview(db, 'texts', { id, token, now: clock.now() });
      return document && buildTextPage(db, document);
    },
  };
}

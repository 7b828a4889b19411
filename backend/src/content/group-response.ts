import type { GroupWire } from '@storefront/shared/api/content/group.schema';
import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { destinationName } from '@storefront/shared/domain/catalogue/destinations';
import { pageIdOf } from '@storefront/shared/domain/catalogue/page-ids';

import { findDocument, type StoredDocument } from './content-store';
import type { GroupDocument } from './documents/group-document.schema';
import type { ContentDeps } from './page-response';
import { ANY_LONDON, groupPrices, groupPricesSchema, type GroupPrices } from './prices/group-prices';
import { dailyPrices } from './prices/price-snapshots';

/** `GET /api/group-destinations/{id}`: returns `null` for an unknown id. */
export async function groupResponse(deps: ContentDeps, groupId: string): Promise<GroupWire | null> {
  const stored = await findDocument(deps, 'groups', groupId);
  return stored && buildGroup(deps, stored);
}

export async function buildGroup(
  deps: ContentDeps,
  { document, updatedAt }: StoredDocument<'groups'>,
): Promise<GroupWire> {
  const { supplier, clock } = deps;
  const { prices } = await dailyPrices(
    deps,
    { kind: 'groups', id: document.id, documentAt: updatedAt, day: clock.today() },
    groupPricesSchema,
    () => groupPrices(supplier, document, clock.today()),
  );
  return serializeGroup(document, prices);
}

/** Returns a group in its wire format. */
export function serializeGroup(document: GroupDocument, prices: GroupPrices): GroupWire {
  return {
    data: {
      _id: document.id,
      name: document.name,
      description1: document.description1,
      description3: document.description3,
      adults: document.adults,
      children: document.children,
      fromId: ANY_LONDON,
      starClasses: document.stars,
      boardBasisId: document.boardBasis === '' ? '' : boardSearchId(document.boardBasis),
      destinations: document.destinations.map(({ destinationId }) => ({
        _id: pageIdOf(destinationId),
        id: destinationId,
        name: destinationName(destinationId),
        priceData: prices[destinationId] ?? {},
      })),
    },
  };
}

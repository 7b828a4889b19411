import { boardChoiceSchema, dealTourSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import type { Extras } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence } from '@storefront/shared/pricing/pence';

import { sql } from 'kysely';

import { dealDocumentSchema, type DealDocument } from '../content/documents/deal-document.schema';
import type { Database } from '../db/open-database';
import { Refusal } from '../refusal';

/**
 * The tours and the board of an extras request as the shop sells them: what the caller says about prices
 * counts for nothing, what it names must be offered with this hotel or ship (PRICE-11, PRICE-12).
 *
 * @throws Refusal 400 naming what is not offered
 */
export async function offeredExtras(
  db: Database,
  hotelKey: string,
  asked: Extras,
): Promise<Pick<Extras, 'tours' | 'cruiseBoard'>> {
  if (asked.tours.length === 0 && asked.cruiseBoard === null) return { tours: [], cruiseBoard: null };
  const deals = await dealsOf(db, hotelKey);
  return { tours: toursOf(deals, asked.tours), cruiseBoard: boardOf(deals, asked.cruiseBoard) };
}

async function dealsOf(db: Database, hotelKey: string): Promise<readonly DealDocument[]> {
  const rows = await db
    .selectFrom('content')
    .select('document')
    .where('kind', '=', 'deals')
    .where(sql`document->>'hotelKey'`, '=', hotelKey)
    .execute();
  return rows.map(({ document }) => dealDocumentSchema.parse(document));
}

function toursOf(deals: readonly DealDocument[], asked: Extras['tours']): Extras['tours'] {
  const offered = new Map(
    deals.flatMap(({ tours }) => tours.map((tour) => [tour._id, dealTourSchema.parse(tour)] as const)),
  );
  if (new Set(asked.map(({ id }) => id)).size < asked.length)
    throw new Refusal(400, 'bad-input', 'extras.tours: the same tour twice');
  return asked.map(({ id }) => {
    const tour = offered.get(id);
    if (!tour) throw new Refusal(400, 'bad-input', `extras.tours: ${id} is not offered with this package`);
    const { name, pricePerPerson, included } = tour;
    return { id, name, pricePerPerson, included };
  });
}

function boardOf(deals: readonly DealDocument[], asked: Extras['cruiseBoard']): Extras['cruiseBoard'] {
  if (asked === null) return null;
  for (const { selectedBoardBases } of deals) {
    const boards = selectedBoardBases.map((board) => boardChoiceSchema.parse(board));
    const chosen = boards.find(({ id }) => id === asked.id);
    const included = boards.find((board) => board.included);
    if (!chosen || !included) continue;
    return {
      id: chosen.id,
      boardType: chosen.boardType,
      pricePerPerson: pence(chosen.pricePerPerson - included.pricePerPerson),
      included: chosen.included,
    };
  }
  throw new Refusal(400, 'bad-input', `extras.cruiseBoard: ${asked.id} is not offered with this package`);
}

import { boardChoiceSchema, dealTourSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import type {
  ChosenPackage,
  Extras,
  Upgrade,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence, poundsToPence } from '@storefront/shared/domain/pricing/pence';

import { sql } from 'kysely';

import { dealDocumentSchema, type DealDocument } from '../content/documents/deal-document.schema';
import type { Database } from '../db/open-database';
import type { Supplier } from '../supplier/supplier';
import { ApiError } from '../http/api-error';

interface Shop {
  readonly db: Database;
  readonly supplier: Supplier;
}

/**
 * The extras of a request as the shop sells them: what the caller says about prices counts for nothing, what
 * it names must be offered with this hotel or ship (PRICE-04, PRICE-11, PRICE-12).
 *
 * @throws Refusal 400 naming what is not offered
 */
export async function offeredExtras(
  { db, supplier }: Shop,
  holiday: ChosenPackage,
  asked: Extras,
): Promise<Extras> {
  const upgrades = await upgradesOf(supplier, holiday, asked);
  if (asked.tours.length === 0 && asked.cruiseBoard === null) return { ...asked, ...upgrades };
  const deals = await dealsOf(db, holiday.hotelKey);
  return {
    ...asked,
    ...upgrades,
    tours: toursOf(deals, asked.tours),
    cruiseBoard: boardOf(deals, asked.cruiseBoard),
  };
}

/** Rooms and boards at the difference to the quoted ones that the market has today. */
async function upgradesOf(
  supplier: Supplier,
  { hotelKey, departureDate, nights, occupancy: rooms, quoteReference: reference }: ChosenPackage,
  { room, board }: Extras,
): Promise<Pick<Extras, 'room' | 'board'>> {
  if (!room && !board) return { room: null, board: null };
  const offered = await supplier.alternatives({ hotelKey, departureDate, nights, rooms, reference });
  if (!offered) return { room: null, board: null };
  return {
    room: upgradeOf(
      'room',
      room,
      offered.rooms.map(({ roomCode, roomName, priceDifference }) => [roomCode, roomName, priceDifference]),
    ),
    board: upgradeOf(
      'board',
      board,
      offered.boards.map(({ boardCode, boardName, priceDifference }) => [
        boardCode,
        boardName,
        priceDifference,
      ]),
    ),
  };
}

function upgradeOf(
  kind: 'room' | 'board',
  asked: Upgrade | null,
  offered: readonly (readonly [code: string, name: string, pounds: number])[],
): Upgrade | null {
  if (asked === null) return null;
  const found = offered.find(([code]) => code === asked.code);
  if (!found) throw new ApiError(400, 'bad-input', `extras.${kind}: ${asked.code} is not offered`);
  const [code, name, pounds] = found;
  return { code, name, pricePerPerson: poundsToPence(pounds) };
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
    throw new ApiError(400, 'bad-input', 'extras.tours: the same tour twice');
  return asked.map(({ id }) => {
    const tour = offered.get(id);
    if (!tour) throw new ApiError(400, 'bad-input', `extras.tours: ${id} is not offered with this package`);
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
  throw new ApiError(400, 'bad-input', `extras.cruiseBoard: ${asked.id} is not offered with this package`);
}

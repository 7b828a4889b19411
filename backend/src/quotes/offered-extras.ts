import { boardChoiceSchema, dealTourSchema } from '@storefront/shared/api/content/deal-by-id.schema';
import type {
  ChosenPackage,
  Extras,
  Upgrade,
} from '@storefront/shared/contracts/booking-session/booking-session.schema';
import { pence, poundsToPence } from '@storefront/shared/domain/pricing/pence';

import type { DealDocument } from '../content/documents/deal-document.schema';
import type { ContentSource } from '../content/live-content';
import type { Supplier } from '../supplier/supplier';
import { ApiError } from '../http/api-error';

import { dealsOf } from './deals-of-hotel';

interface Shop extends ContentSource {
  readonly supplier: Supplier;
}

/**
 * Returns the requested extras with the shop's names and prices. The prices of the request are ignored, and every extra
 * must be offered with this hotel or ship (PRICE-04, PRICE-11, PRICE-12).
 *
 * @throws ApiError 400 naming an extra that is not offered
 */
export async function offeredExtras(
  { supplier, ...source }: Shop,
  holiday: ChosenPackage,
  requested: Extras,
): Promise<Extras> {
  const upgrades = await upgradesOf(supplier, holiday, requested);
  const { transfer, holdBags, tours, cruiseBoard } = requested;
  // Named one by one: what else a request contains is not stored.
  const extras = { ...upgrades, transfer, holdBags, tours: [], cruiseBoard: null };
  if (tours.length === 0 && cruiseBoard === null) return extras;
  const deals = await dealsOf(source, holiday.hotelKey);
  return { ...extras, tours: toursOf(deals, tours), cruiseBoard: boardOf(deals, cruiseBoard) };
}

/** Returns the room and board at the supplier's price differences of today. */
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
  requested: Upgrade | null,
  offered: readonly (readonly [code: string, name: string, pounds: number])[],
): Upgrade | null {
  if (requested === null) return null;
  const match = offered.find(([code]) => code === requested.code);
  if (!match) throw new ApiError(400, 'bad-input', `extras.${kind}: ${requested.code} is not offered`);
  const [code, name, pounds] = match;
  return { code, name, pricePerPerson: poundsToPence(pounds) };
}

function toursOf(deals: readonly DealDocument[], requested: Extras['tours']): Extras['tours'] {
  const offered = new Map(
    deals.flatMap(({ tours }) => tours.map((tour) => [tour._id, dealTourSchema.parse(tour)] as const)),
  );
  if (new Set(requested.map(({ id }) => id)).size < requested.length)
    throw new ApiError(400, 'bad-input', 'extras.tours: the same tour twice');
  return requested.map(({ id }) => {
    const tour = offered.get(id);
    if (!tour) throw new ApiError(400, 'bad-input', `extras.tours: ${id} is not offered with this package`);
    const { name, pricePerPerson, included } = tour;
    return { id, name, pricePerPerson, included };
  });
}

function boardOf(deals: readonly DealDocument[], requested: Extras['cruiseBoard']): Extras['cruiseBoard'] {
  if (requested === null) return null;
  for (const { selectedBoardBases } of deals) {
    const boards = selectedBoardBases.map((board) => boardChoiceSchema.parse(board));
    const chosen = boards.find(({ id }) => id === requested.id);
    const included = boards.find((board) => board.included);
    if (!chosen || !included) continue;
    return {
      id: chosen.id,
      boardType: chosen.boardType,
      pricePerPerson: pence(chosen.pricePerPerson - included.pricePerPerson),
      included: chosen.included,
    };
  }
  throw new ApiError(
    400,
    'bad-input',
    `extras.cruiseBoard: ${requested.id} is not offered with this package`,
  );
}

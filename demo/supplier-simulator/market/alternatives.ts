import type { Alternatives } from '@storefront/shared/api/hotels/fetch-alternatives';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { wholePounds } from '@storefront/shared/domain/pricing/pence';

import type { Hotel } from './hotel';
import type { AlternativesQuery } from './market';
import { roomPicture } from './hotel-pictures';
import { boardPounds, stayPounds, stayTerms } from './prices';
import { partyFactor, roomChoices } from './rooms';

const MEALS: Readonly<Record<string, string>> = {
  AI: 'All meals, snacks and local drinks',
  FB: 'Breakfast, lunch and dinner',
  HB: 'Breakfast and dinner',
  BB: 'Breakfast every morning',
  RO: 'No meals',
  SC: 'A kitchen of your own and no meals',
};

/**
 * Returns the rooms and boards of a hotel. Price differences are in pounds per person, relative to the requested
 * board in the standard room.
 */
export function alternatives(
  { seed, mediaBase, today }: { readonly seed: number; readonly mediaBase: string; readonly today: IsoDate },
  hotel: Hotel,
  { date, nights, rooms, board }: AlternativesQuery,
): Alternatives {
  const party = partyFactor(rooms);
  const stayOf = stayPounds(seed, hotel, stayTerms(date, nights, today));
  const prices = hotel.boards.map((code) => ({
    code,
    pounds: wholePounds(stayOf(boardPounds(hotel, code)) * party) / 100,
  }));
  const lowest = Math.min(...prices.map(({ pounds }) => pounds));
  const from = prices.find(({ code }) => code === board)?.pounds ?? lowest;
  return {
    rooms: roomChoices(seed, hotel, rooms, from / nights, nights).map((room) => ({
      ...room,
      pictureUrl: roomPicture(seed, hotel, room.roomCode, mediaBase),
    })),
    boards: prices
      .map(({ code, pounds }) => ({
        boardCode: code,
        boardName: boardName(code),
        description: MEALS[code] ?? '',
        priceDifference: pounds - from,
      }))
      .sort((one, other) => one.priceDifference - other.priceDifference),
  };
}

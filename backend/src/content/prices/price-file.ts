import type { PriceRowWire } from '@storefront/shared/api/content/price-file.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import {
  DEAL_AIRPORT_CODES,
  departureIdOf,
  departureName,
} from '@storefront/shared/domain/catalogue/airports';
import { addDays, monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { counted, DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import type { Market } from '@storefront/demo/supplier-simulator/market/market';
import { writeReference } from '@storefront/demo/supplier-simulator/market/reference';
import type { DealDocument } from '../documents/deal-document.schema';

import { dealMonthCode, monthOfDealCode, monthsFrom } from './month-codes';

/** The price files of a deal by month key (DOM-DBI-03), for the months it is sold in. */
export function priceFilesOf(deal: DealDocument, today: IsoDate): Record<string, string> {
  return Object.fromEntries(
    monthsFrom(today, deal.priceMonths).map((month) => {
      const code = dealMonthCode(month);
      return [code, `${deal.id}.${code}.json`];
    }),
  );
}

/** Deal and month of a file name; `null` for a name that no deal refers to. */
export function readPriceFileName(name: string): { readonly dealId: string; readonly month: string } | null {
  const match = /^(?<dealId>[\w-]{1,40})\.(?<code>[a-z]{3}20\d{2})\.json$/.exec(name);
  const month = monthOfDealCode(match?.groups?.['code'] ?? '');
  return month === null ? null : { dealId: match?.groups?.['dealId'] ?? '', month };
}

/**
 * The prices of a deal in one month: for each of the deal airports, each day, board and length of stay the
 * cheapest flight, at the price that the search shows for the same package.
 */
export function priceRows(
  market: Market,
  deal: DealDocument,
  month: string,
  today: IsoDate,
): readonly PriceRowWire[] {
  const { first, last } = monthBounds(month);
  return DEAL_AIRPORT_CODES.flatMap((code) => {
    const departureId = departureIdOf(code);
    if (departureId === null) return [];
    const found = market.cheapest(
      {
        destinationId: 1,
        departureId,
        hotelKey: deal.hotelKey,
        dateMin: first > today ? first : addDays(today, 1),
        dateMax: last,
        durationMin: deal.minNights,
        durationMax: deal.maxNights,
        boardType: '',
        rating: '12345',
        rooms: DEFAULT_OCCUPANCY,
      },
      ({ date, nights, board }) => `${date} ${nights} ${board}`,
    );
    return [...found.values()].map(({ hotel, date, nights, board, flight, pricePerPerson }) => ({
      date,
      price: pricePerPerson / 100,
      totalPrice: pricePerPerson / 100,
      brd: board,
      boardBasis: boardName(board),
      nts: nights,
      duration: counted(nights, 'night', 'nights'),
      depAPC: code,
      departureId,
      departureName: departureName(departureId),
      flightData: flight.row,
      reference: writeReference({
        hotelKey: hotel.hotelKey,
        date,
        nights,
        board,
        flightId: flight.flightId,
        quotedOn: today,
      }),
      rm1TYP: 'DB2',
    }));
  });
}

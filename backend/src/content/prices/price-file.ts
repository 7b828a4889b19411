import type { PriceRowWire } from '@storefront/shared/api/content/price-file.schema';
import { boardName } from '@storefront/shared/domain/board-basis/board-basis';
import {
  DEAL_AIRPORT_CODES,
  departureIdOf,
  departureName,
} from '@storefront/shared/domain/catalogue/airports';
import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import { addDays, monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { pluralize, DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';

import type { PricedPackage, Supplier } from '../../supplier/supplier';
import type { DealDocument } from '../documents/deal-document.schema';

import { flightRow } from './flight-row';
import { dealMonthCode, monthOfDealCode, monthsFrom } from './month-codes';

/** Returns the names of a deal's price files by month code (DOM-DBI-03), for the months in which it is sold. */
export function priceFilesOf(deal: DealDocument, today: IsoDate): Record<string, string> {
  return Object.fromEntries(
    monthsFrom(today, deal.priceMonths).map((month) => {
      const code = dealMonthCode(month);
      return [code, `${deal.id}.${code}.json`];
    }),
  );
}

/** Returns the deal and month of a file name; `null` for any other name. */
export function readPriceFileName(name: string): { readonly dealId: string; readonly month: string } | null {
  const match = /^(?<dealId>[\w-]{1,40})\.(?<code>[a-z]{3}20\d{2})\.json$/.exec(name);
  const month = monthOfDealCode(match?.groups?.['code'] ?? '');
  return month === null ? null : { dealId: match?.groups?.['dealId'] ?? '', month };
}

/**
 * Returns the prices of a deal in one month: the package with the cheapest flight for each deal airport, day, board
 * basis and length of stay, at the price of the search.
 */
export async function priceRows(
  supplier: Supplier,
  deal: DealDocument,
  month: string,
  today: IsoDate,
): Promise<readonly PriceRowWire[]> {
  const { first, last } = monthBounds(month);
  const rows: PriceRowWire[] = [];
  for (const code of DEAL_AIRPORT_CODES) {
    const departureId = departureIdOf(code);
    if (departureId === null) continue;
    const found = await supplier.cheapestPackages(
      {
        destinationId: ANY_DESTINATION.id,
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
      ['departureDate', 'nights', 'boardBasis'],
    );
    rows.push(...found.map((one) => priceRow(one, code, departureId)));
  }
  return rows;
}

function priceRow(
  { departureDate, nights, boardBasis, rooms: [room], flight, pricePerPerson, reference }: PricedPackage,
  airportCode: string,
  departureId: number,
): PriceRowWire {
  return {
    date: departureDate,
    price: pricePerPerson / 100,
    totalPrice: pricePerPerson / 100,
    brd: boardBasis,
    boardBasis: boardName(boardBasis),
    nts: nights,
    duration: pluralize(nights, 'night', 'nights'),
    depAPC: airportCode,
    departureId,
    departureName: departureName(departureId),
    flightData: flightRow(flight),
    reference,
    rm1TYP: room?.code ?? '',
    rm1TYPDESC: room?.name ?? '',
  };
}

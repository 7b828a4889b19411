import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { fetchPrices } from '@storefront/shared/api/content/fetch-prices';
import type { PriceRow } from '@storefront/shared/api/content/price-file.schema';
import { fetchHotelPackages, type HotelPackages } from '@storefront/shared/api/search/fetch-hotel-packages';
import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { AIRPORT_GROUPS, departureIdOf, LONDON_CODES } from '@storefront/shared/domain/catalogue/airports';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';

import type { DealPriceRow } from '../../domain/deal-prices';
import { priceFileKey } from '../../domain/price-file-key';

import type { StoredPriceFiles } from './stored-price-files';

/** What is asked about a deal. In offline mode a month has one answer for all the rest. */
export interface DealQuestion {
  /** `yyyy-MM` */
  readonly month: string;
  readonly nights: number;
  /** `null` before the shopper has chosen one: the deal's own, or what is cheapest. */
  readonly boardBasis: string | null;
  readonly airportCode: string | null;
  readonly rooms: Occupancy;
  /** Whether the shopper looks at this month: what is kept of others makes room for it. */
  readonly inSight: boolean;
}

const ANY_LONDON = -1;

/** Live prices of a month, by the search call that takes a hotel key (DEAL-ST-02, DEC-50). Rejects on failure. */
export async function askLive(
  endpoints: Endpoints,
  deal: Pick<Deal, 'hotelKey' | 'departureAirportCode'>,
  question: DealQuestion,
  signal: AbortSignal,
): Promise<readonly DealPriceRow[]> {
  const { month, nights, boardBasis, airportCode, rooms } = question;
  const boardType = boardBasis === null ? '' : boardSearchId(boardBasis);
  const from = async (departureId: number) =>
    rowsOf(
      await fetchHotelPackages(
        endpoints,
        { hotelKey: deal.hotelKey, month, nights, departureId, boardType, rooms },
        signal,
      ),
    );

  const chosen = airportCode === null ? null : departureIdOf(airportCode);
  if (chosen !== null) return from(chosen);

  // Before a choice: London, else the deal's own airport, else all there are (DEC-47).
  const london = await from(ANY_LONDON);
  if (london.some(({ departureAirportCode }) => LONDON_CODES.includes(departureAirportCode))) return london;
  const own = departureIdOf(deal.departureAirportCode);
  const there = own === null ? [] : await from(own);
  if (there.length > 0) return there;
  const others = AIRPORT_GROUPS.filter(({ id }) => id !== ANY_LONDON).map(({ id }) => from(id));
  return (await Promise.all(others)).flat();
}

function rowsOf({ results, flights }: HotelPackages): readonly DealPriceRow[] {
  const byId = new Map(flights.map((flight) => [flight.flightId, flight]));
  return results.map((result) => ({
    date: result.departureDate,
    pricePerPerson: result.pricePerPerson,
    boardBasis: result.boardBasis,
    nights: result.nights,
    departureAirportCode: result.departureAirportCode,
    quoteReference: result.quoteReference,
    flight: byId.get(result.flightId) ?? null,
  }));
}

/** The monthly file of a deal, from this browser for a day (DEAL-ST-03, CACHE-08). Rejects on failure. */
export async function askFile(
  endpoints: Endpoints,
  stored: StoredPriceFiles,
  { dealId, priceFiles }: { readonly dealId: string } & Pick<Deal, 'priceFiles'>,
  { month, inSight }: DealQuestion,
  signal: AbortSignal,
): Promise<readonly DealPriceRow[]> {
  const key = priceFileKey(priceFiles, month);
  const file = key === null ? undefined : priceFiles[key];
  if (key === null || file === undefined) return [];
  const known = stored.get(dealId, key);
  if (known) return known;
  const answer = await fetchPrices(endpoints, file, signal);
  if (!answer.ok) throw new Error(`price file ${file}: ${answer.error.kind}`);
  stored.set(dealId, key, answer.value.wire, { makeRoom: inSight });
  return answer.value.rows satisfies readonly PriceRow[];
}

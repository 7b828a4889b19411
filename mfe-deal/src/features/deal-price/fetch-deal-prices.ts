import type { Deal } from '@storefront/shared/api/content/deal-by-id.schema';
import { fetchPrices } from '@storefront/shared/api/content/fetch-prices';
import type { PriceRow } from '@storefront/shared/api/content/price-file.schema';
import { fetchHotelPackages, type HotelPackages } from '@storefront/shared/api/search/fetch-hotel-packages';
import { boardSearchId } from '@storefront/shared/domain/board-basis/board-basis';
import { AIRPORT_GROUPS, departureIdOf, LONDON_CODES } from '@storefront/shared/domain/catalogue/airports';
import type { Endpoints } from '@storefront/shared/platform/config/endpoints';
import type { Occupancy } from '@storefront/shared/domain/occupancy/occupancy';
import { safeStorage } from '@storefront/shared/platform/storage/web-storage';

import type { DealPriceRow } from '../../domain/deal-prices';
import { priceFileKey } from '../../domain/price-file-key';

import { createPriceFileCache, type PriceFileCache } from './price-file-cache';

export interface DealPriceQuery {
  /** `yyyy-MM` */
  readonly month: string;
  readonly nights: number;
  /** `null` while the shopper has chosen none: live searches then request every board. */
  readonly boardBasis: string | null;
  /** `null` while the shopper has chosen none: live searches then use the default airport (DEC-47). */
  readonly airportCode: string | null;
  readonly rooms: Occupancy;
  /** Whether the calendar displays this month. Only then may its file evict older ones from storage. */
  readonly isDisplayed: boolean;
}

type PricedDeal = Deal & { readonly dealId: string };

/** Returns the cache key. The price file of a month contains every board, airport and number of nights. */
export function dealPriceKey(
  pricingMode: Deal['pricingMode'],
  { month, nights, boardBasis, airportCode, rooms }: DealPriceQuery,
): string {
  return pricingMode === 'online' ? JSON.stringify([month, nights, boardBasis, airportCode, rooms]) : month;
}

/**
 * Fetches the prices of a month, live or from a price file, and logs failures (ERR-27). Rejects on failure.
 *
 * @param now current instant in milliseconds
 */
export async function fetchDealPrices(
  endpoints: Endpoints,
  deal: PricedDeal,
  query: DealPriceQuery,
  signal: AbortSignal,
  now: () => number,
): Promise<readonly DealPriceRow[]> {
  try {
    if (deal.pricingMode === 'online') return await fetchLivePrices(endpoints, deal, query, signal);
    const cache = createPriceFileCache(safeStorage('local'), now);
    return await fetchFilePrices(endpoints, cache, deal, query, signal);
  } catch (cause) {
    if (!signal.aborted) console.warn(`deal prices of ${query.month} not loaded: ${String(cause)}`);
    throw cause;
  }
}

const ANY_LONDON = -1;

/** Searches live prices by hotel key (DEAL-ST-02, DEC-50). */
async function fetchLivePrices(
  endpoints: Endpoints,
  deal: Pick<Deal, 'hotelKey' | 'departureAirportCode'>,
  query: DealPriceQuery,
  signal: AbortSignal,
): Promise<readonly DealPriceRow[]> {
  const { month, nights, boardBasis, airportCode, rooms } = query;
  const boardType = boardBasis === null ? '' : boardSearchId(boardBasis);
  const pricesFrom = async (departureId: number) =>
    rowsOf(
      await fetchHotelPackages(
        endpoints,
        { hotelKey: deal.hotelKey, month, nights, departureId, boardType, rooms },
        signal,
      ),
    );

  const chosen = airportCode === null ? null : departureIdOf(airportCode);
  if (chosen !== null) return pricesFrom(chosen);

  // Without a chosen airport: London, else the deal's own airport, else every airport (DEC-47).
  const london = await pricesFrom(ANY_LONDON);
  if (london.some(({ departureAirportCode }) => LONDON_CODES.includes(departureAirportCode))) return london;
  const ownAirport = departureIdOf(deal.departureAirportCode);
  const fromOwnAirport = ownAirport === null ? [] : await pricesFrom(ownAirport);
  if (fromOwnAirport.length > 0) return fromOwnAirport;
  const others = AIRPORT_GROUPS.filter(({ id }) => id !== ANY_LONDON).map(({ id }) => pricesFrom(id));
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
    rooms: result.rooms,
    flight: byId.get(result.flightId) ?? null,
  }));
}

/** Fetches the price file of a month, or reads it from local storage for a day (DEAL-ST-03, CACHE-08). */
async function fetchFilePrices(
  endpoints: Endpoints,
  cache: PriceFileCache,
  { dealId, priceFiles }: { readonly dealId: string } & Pick<Deal, 'priceFiles'>,
  { month, isDisplayed }: DealPriceQuery,
  signal: AbortSignal,
): Promise<readonly DealPriceRow[]> {
  const key = priceFileKey(priceFiles, month);
  const file = key === null ? undefined : priceFiles[key];
  if (key === null || file === undefined) return [];
  const cached = cache.get(dealId, key);
  if (cached) return cached;
  const response = await fetchPrices(endpoints, file, signal);
  if (!response.ok) throw new Error(`price file ${file}: ${response.error.kind}`);
  cache.set(dealId, key, response.value.wire, { evictOlder: isDisplayed });
  return response.value.rows satisfies readonly PriceRow[];
}

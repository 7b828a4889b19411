import {
  alternativesResponseSchema,
  type Alternatives,
} from '@storefront/shared/api/hotels/fetch-alternatives';
import { availabilityResponseSchema } from '@storefront/shared/api/hotels/fetch-availability';
import { hotelRecordSchema, type HotelRecord } from '@storefront/shared/api/hotels/hotel-record.schema';
import type { SearchRows } from '@storefront/shared/api/search/parse-rows';
import { ANY_DESTINATION } from '@storefront/shared/domain/catalogue/destinations';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import type { Flight } from '@storefront/shared/domain/flights/flight';
import type { HotelResult } from '@storefront/shared/domain/hotels/hotel-result';
import { DEFAULT_OCCUPANCY } from '@storefront/shared/domain/occupancy/occupancy';
import { err, ok } from '@storefront/shared/domain/result/result';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { LRUCache } from 'lru-cache';

import { NO_PRICE_REASONS, packagePriceResponseSchema } from './package-price.schema';
import { MAX_RESULTS, searchParameters } from './search-parameters';
import { halve, searchWindows } from './search-windows';
import {
  groupKey,
  type AlternativesQuery,
  type GroupField,
  type NoPriceReason,
  type PackageQuery,
  type PricedPackage,
  type Supplier,
  type SupplierHotel,
} from './supplier';
import { SupplierError } from './supplier-error';
import { supplierRequests, type SupplierRequestOptions, type SupplierRequests } from './supplier-requests';

export interface HttpSupplierOptions extends SupplierRequestOptions {
  readonly today: () => IsoDate;
}

/** Hotel data changes rarely; prices are never cached here. */
const HOTEL_TTL_MS = 3_600_000;
const MAX_CACHED_HOTELS = 3_000;

/** The supplier behind the calls of the specification (section 7), at `SUPPLIER_URL`. */
export function httpSupplier({ today, ...options }: HttpSupplierOptions): Supplier {
  const requests = supplierRequests(options);
  const hotels = cached((hotelKey: string) => findHotel(requests, hotelKey, today()));
  const records = cached((giataId: string) => hotelRecord(requests, giataId));

  return {
    cheapestPackages: (query, groupBy) => cheapestPackages(requests, query, groupBy),
    pricePackage: async ({ reference, rooms, flightId }) => {
      const response = await requests.post(
        'getPackagePrice',
        { reference, rooms, flightId },
        packagePriceResponseSchema,
      );
      return response.ok ? ok(response.value.package) : err(noPriceReason(response.error.code));
    },
    findHotel: hotels,
    hotelRecord: (giataId) => records(String(giataId)),
    alternatives: (query) => alternatives(requests, query),
  };
}

/** Caches what was found; a missing hotel is requested again, since unknown keys are unbounded. */
function cached<T extends object>(load: (key: string) => Promise<T | null>) {
  const cache = new LRUCache<string, T>({ max: MAX_CACHED_HOTELS, ttl: HOTEL_TTL_MS });
  const inFlight = createRequestDeduplication<T | null>();
  return async (key: string): Promise<T | null> => {
    const hit = cache.get(key);
    if (hit) return hit;
    const found = await inFlight.run(key, () => load(key));
    if (found) cache.set(key, found);
    return found;
  };
}

function noPriceReason(code: string): NoPriceReason {
  const reason = NO_PRICE_REASONS.find((known) => known === code);
  if (reason === undefined)
    throw new SupplierError('getPackagePrice', 'invalid-response', `unknown error code "${code}"`);
  return reason;
}

async function cheapestPackages(
  requests: SupplierRequests,
  query: PackageQuery,
  groupBy: readonly GroupField[],
): Promise<readonly PricedPackage[]> {
  const cheapest = new Map<string, PricedPackage>();
  const collect = async (window: PackageQuery): Promise<void> => {
    const rows = await searchOnce(requests, window);
    if (rows.results.length >= MAX_RESULTS) {
      const parts = halve(window);
      if (parts === null)
        throw new SupplierError('dpSearch', 'invalid-response', `more than ${MAX_RESULTS} results for a day`);
      await Promise.all(parts.map(collect));
      return;
    }
    for (const found of pricedPackages(rows)) {
      const key = groupKey(groupBy, found);
      const held = cheapest.get(key);
      if (!held || found.pricePerPerson < held.pricePerPerson) cheapest.set(key, found);
    }
  };
  await Promise.all(searchWindows(query).map(collect));
  return [...cheapest.values()];
}

/** One hotel is asked for as JSON, a destination as XML: each by the call that the specification has for it. */
async function searchOnce(requests: SupplierRequests, query: PackageQuery): Promise<SearchRows> {
  if (query.hotelKey === undefined) return requests.search(searchParameters(query));
  const { hotelKey, ...search } = searchParameters(query);
  const body = { hotelKey, date: query.dateMin, duration: query.durationMin, search };
  const response = await requests.post('getHotelAvailability', body, availabilityResponseSchema);
  // The call answers 404 for an unknown hotel key: nothing is sold under it.
  return response.ok ? response.value : { results: [], flights: [] };
}

/** A result without its flight cannot be booked and is left out. */
function pricedPackages({ results, flights }: SearchRows): readonly PricedPackage[] {
  const flightById = new Map(flights.map((flight) => [flight.flightId, flight]));
  return results.flatMap((result) => {
    const flight = flightById.get(result.flightId);
    return flight ? [pricedPackage(result, flight)] : [];
  });
}

function pricedPackage(result: HotelResult, flight: Flight): PricedPackage {
  return {
    reference: result.quoteReference,
    hotelKey: result.hotelKey,
    giataId: result.giataId === 0 ? null : result.giataId,
    hotelName: result.hotelName,
    starClass: result.starClass,
    departureDate: result.departureDate,
    nights: result.nights,
    boardBasis: result.boardBasis,
    pricePerPerson: result.pricePerPerson,
    flight,
  };
}

async function alternatives(
  requests: SupplierRequests,
  {
    hotelKey,
    departureDate,
    nights,
    rooms,
    reference,
  }: Omit<AlternativesQuery, 'reference'> & {
    readonly reference?: string;
  },
): Promise<Alternatives | null> {
  const body = { hotelKey, date: departureDate, duration: nights, guests: rooms, reference };
  const response = await requests.post('getRoomBoardAlternatives', body, alternativesResponseSchema);
  return response.ok ? response.value : null;
}

async function hotelRecord(requests: SupplierRequests, giataId: string): Promise<HotelRecord | null> {
  const call = 'getBackOfficeHotelByGiataId';
  const response = await requests.get(call, `${call}/${giataId}`, hotelRecordSchema);
  return response.ok ? response.value : null;
}

const WEEK = 7;
/** Days from today at which a hotel is looked for on sale, each for one window of a search. */
const IDENTITY_WINDOWS = [30, 120, 210];
const ANY_LONDON = -1;
const ANY_NORTH_WEST = -11;

/**
 * The specification has no call for a hotel key alone: the boards come from the alternatives of a stay, the
 * rest from any package of the hotel that is on sale.
 */
async function findHotel(
  requests: SupplierRequests,
  hotelKey: string,
  today: IsoDate,
): Promise<SupplierHotel | null> {
  const departureDate = addDays(today, IDENTITY_WINDOWS[0] ?? 1);
  const found = await alternatives(requests, {
    hotelKey,
    departureDate,
    nights: WEEK,
    rooms: DEFAULT_OCCUPANCY,
  });
  if (found === null) return null;
  const sold = await anyPackageOf(requests, hotelKey, today);
  return {
    hotelKey,
    giataId: sold?.giataId || null,
    name: sold?.hotelName ?? '',
    starClass: sold?.starClass ?? null,
    reviewScore: sold?.reviewScore ?? null,
    reviewCount: sold?.reviewCount ?? null,
    boards: [...found.boards]
      .sort((one, other) => one.priceDifference - other.priceDifference)
      .map(({ boardCode }) => boardCode),
  };
}

async function anyPackageOf(
  requests: SupplierRequests,
  hotelKey: string,
  today: IsoDate,
): Promise<HotelResult | undefined> {
  for (const departureId of [ANY_LONDON, ANY_NORTH_WEST]) {
    for (const ahead of IDENTITY_WINDOWS) {
      const { results } = await searchOnce(requests, {
        hotelKey,
        departureId,
        destinationId: ANY_DESTINATION.id,
        dateMin: addDays(today, ahead),
        dateMax: addDays(today, ahead + 30),
        durationMin: WEEK,
        durationMax: WEEK,
        boardType: '',
        rating: '12345',
        rooms: DEFAULT_OCCUPANCY,
      });
      if (results[0]) return results[0];
    }
  }
  return undefined;
}

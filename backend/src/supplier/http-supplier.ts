import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { err, ok } from '@storefront/shared/domain/result/result';
import { createRequestDeduplication } from '@storefront/server-kit/request-deduplication';
import { LRUCache } from 'lru-cache';

import { cheapestPackages } from './cheapest-packages';
import { findHotel } from './find-hotel';
import { NO_PRICE_REASONS, packagePriceResponseSchema } from './package-price.schema';
import type { NoPriceReason, Supplier } from './supplier';
import { fetchAlternatives, fetchHotelRecord } from './supplier-calls';
import { SupplierError } from './supplier-error';
import { supplierRequests, type SupplierRequestOptions } from './supplier-requests';

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
  const records = cached((giataId: string) => fetchHotelRecord(requests, giataId));

  return {
    cheapestPackages: (query, groupBy) => cheapestPackages(requests, query, groupBy),
    destinations: null,
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
    alternatives: (query) => fetchAlternatives(requests, query),
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
  const reason = NO_PRICE_REASONS.find((one) => one === code);
  if (reason === undefined)
    throw new SupplierError('getPackagePrice', 'invalid-response', `unknown error code "${code}"`);
  return reason;
}

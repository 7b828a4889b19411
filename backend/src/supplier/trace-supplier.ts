import { traceCall } from '@storefront/server-kit/tracing/trace-call';

import type { Supplier } from './supplier';

/** Returns the supplier with a span for each call in the trace of the request that makes it. */
export function traceSupplier(supplier: Supplier): Supplier {
  const traced =
    <Arguments extends readonly unknown[], Value>(
      call: keyof Supplier,
      run: (...parameters: Arguments) => Promise<Value>,
    ) =>
    (...parameters: Arguments): Promise<Value> =>
      traceCall(`supplier ${call}`, () => run(...parameters));
  return {
    cheapestPackages: traced('cheapestPackages', supplier.cheapestPackages),
    destinations: supplier.destinations && traced('destinations', supplier.destinations),
    pricePackage: traced('pricePackage', supplier.pricePackage),
    findHotel: traced('findHotel', supplier.findHotel),
    hotelRecord: traced('hotelRecord', supplier.hotelRecord),
    alternatives: traced('alternatives', supplier.alternatives),
  };
}

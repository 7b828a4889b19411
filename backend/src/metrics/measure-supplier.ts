import { SECONDS_BUCKETS } from '@storefront/server-kit/metrics/request-metrics';
import { Histogram, type Registry } from 'prom-client';

import type { Supplier } from '../supplier/supplier';

/** Returns the supplier with the duration and outcome of every call in `supplier_call_duration_seconds`. */
export function measureSupplier(supplier: Supplier, registry: Registry): Supplier {
  const durations = new Histogram({
    name: 'supplier_call_duration_seconds',
    help: 'Time of a call of the supplier; calls that a cache serves are among them',
    labelNames: ['call', 'outcome'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  });
  const measured =
    <Arguments extends readonly unknown[], Value>(
      call: keyof Supplier,
      run: (...parameters: Arguments) => Promise<Value>,
    ) =>
    async (...parameters: Arguments): Promise<Value> => {
      const stop = durations.startTimer({ call });
      try {
        const value = await run(...parameters);
        stop({ outcome: 'ok' });
        return value;
      } catch (error) {
        stop({ outcome: 'failed' });
        throw error;
      }
    };
  return {
    cheapestPackages: measured('cheapestPackages', supplier.cheapestPackages),
    destinations: supplier.destinations && measured('destinations', supplier.destinations),
    pricePackage: measured('pricePackage', supplier.pricePackage),
    findHotel: measured('findHotel', supplier.findHotel),
    hotelRecord: measured('hotelRecord', supplier.hotelRecord),
    alternatives: measured('alternatives', supplier.alternatives),
  };
}

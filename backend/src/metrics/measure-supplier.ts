import { SECONDS_BUCKETS } from '@storefront/server-kit/metrics/request-metrics';
import { Histogram, type Registry } from 'prom-client';

import type { Supplier } from '../supplier/supplier';

const NAME = 'supplier_call_duration_seconds';

/** Durations of calls by outcome, of backend and gateway together; each may be the first to measure one. */
export function supplierDurations(registry: Registry): Histogram<'call' | 'outcome'> {
  const existing = registry.getSingleMetric(NAME);
  if (existing instanceof Histogram) return existing;
  return new Histogram({
    name: NAME,
    help: 'Time of a call of the supplier; calls that a cache serves are among them',
    labelNames: ['call', 'outcome'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  });
}

/** Returns the supplier with the duration and outcome of every call in `supplier_call_duration_seconds`. */
export function measureSupplier(supplier: Supplier, registry: Registry): Supplier {
  const durations = supplierDurations(registry);
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

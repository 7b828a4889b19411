import { createSupplierCircuits, type SupplierCircuits } from '@storefront/backend/supplier/circuit-breaker';
import { httpSupplier } from '@storefront/backend/supplier/http-supplier';
import type { Supplier } from '@storefront/backend/supplier/supplier';

import type { DemoEnvironment } from './environment';
import { directSupplier } from './supplier-simulator/direct-supplier';
import { createMarket } from './supplier-simulator/market/create-market';
import type { Market } from './supplier-simulator/market/market';
import { sameThreadSearch, type SearchEngine } from './supplier-simulator/search/search-engine';
import { startSearchThreads } from './supplier-simulator/search/search-threads';

/** The supplier of the demonstration. */
export interface DemoSupplier {
  readonly supplier: Supplier;
  /** The simulated market behind `/supplier`; `null` if `SUPPLIER_URL` names another supplier. */
  readonly market: Market | null;
  readonly engine: SearchEngine | null;
  readonly circuits: SupplierCircuits | undefined;
}

/**
 * Simulates the supplier in this process, unless `SUPPLIER_URL` names one.
 *
 * @param threads compute the searches; without them this thread does
 */
export function openDemoSupplier(
  environment: DemoEnvironment,
  threads: SearchEngine | null = null,
): DemoSupplier {
  const { supplierUrl, clock } = environment;
  if (supplierUrl !== null) {
    const circuits = createSupplierCircuits();
    const supplier = httpSupplier({ url: supplierUrl, today: clock.today, circuits });
    return { supplier, market: null, engine: null, circuits };
  }
  const market = createDemoMarket(environment);
  const engine = threads ?? sameThreadSearch(market);
  return { supplier: directSupplier(market, clock.today, engine), market, engine, circuits: undefined };
}

export function createDemoMarket({ seed, clock, publicUrl }: DemoEnvironment): Market {
  return createMarket({ seed, today: clock.today, mediaBase: publicUrl });
}

/** Starts the threads of the simulated supplier. @returns `null` where there is none, or without threads */
export function startDemoSearchThreads({ seed, publicUrl, searchThreads, supplierUrl }: DemoEnvironment) {
  if (supplierUrl !== null || searchThreads === 0) return null;
  return startSearchThreads({ threads: searchThreads, seed, mediaBase: publicUrl });
}

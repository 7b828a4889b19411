import { httpSupplier } from '@storefront/backend/supplier/http-supplier';
import type { Supplier } from '@storefront/backend/supplier/supplier';

import type { DemoEnvironment } from './environment';
import { directSupplier } from './supplier-simulator/direct-supplier';
import { createMarket } from './supplier-simulator/market/create-market';
import type { Market } from './supplier-simulator/market/market';

/** The supplier of the demonstration. */
export interface DemoSupplier {
  readonly supplier: Supplier;
  /** The simulated market behind `/supplier`; `null` if `SUPPLIER_URL` names another supplier. */
  readonly market: Market | null;
}

/** Simulates the supplier in this process, unless `SUPPLIER_URL` names one. */
export function openDemoSupplier(environment: DemoEnvironment): DemoSupplier {
  const { supplierUrl, clock } = environment;
  if (supplierUrl !== null)
    return { supplier: httpSupplier({ url: supplierUrl, today: clock.today }), market: null };
  const market = createDemoMarket(environment);
  return { supplier: directSupplier(market, clock.today), market };
}

export function createDemoMarket({ seed, clock, publicUrl }: DemoEnvironment): Market {
  return createMarket({ seed, today: clock.today, mediaBase: publicUrl });
}

import { readEnvironment } from '../config/environment';

import type { CommandContext } from './command-context';
import { failCommand } from './run-owner-command';

/** Returns the context of a command in production. */
export function productionContext(): CommandContext {
  const environment = readEnvironment();
  const { supplierUrl, clock } = environment;
  return {
    environment,
    createSupplier: async () => {
      if (supplierUrl === null)
        failCommand('No backend runs on this machine, and SUPPLIER_URL is not set (docs/operations.md).');
      const { httpSupplier } = await import('../supplier/http-supplier');
      return httpSupplier({ url: supplierUrl, today: clock.today });
    },
  };
}

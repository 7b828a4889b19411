import { readEnvironment } from '../config/environment';
import { httpSupplier } from '../supplier/http-supplier';

import type { CommandContext } from './command-context';
import { failCommand } from './run-owner-command';

/** Returns the context of a command in production. */
export function productionContext(): CommandContext {
  const environment = readEnvironment();
  const { supplierUrl, clock } = environment;
  return {
    environment,
    createSupplier: () => {
      if (supplierUrl === null)
        failCommand('No backend runs on this machine, and SUPPLIER_URL is not set (docs/operations.md).');
      return httpSupplier({ url: supplierUrl, today: clock.today });
    },
  };
}

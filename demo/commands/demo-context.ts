import type { CommandContext } from '@storefront/backend/commands/command-context';

import { readDemoEnvironment } from '../environment';

/** Returns the context of an owner command in the demonstration. */
export function demoContext(): CommandContext {
  const environment = readDemoEnvironment();
  return {
    environment,
    createSupplier: async () => {
      const { openDemoSupplier } = await import('../demo-supplier');
      return openDemoSupplier(environment).supplier;
    },
  };
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApp } from '../../src/app';
import type { Supplier } from '../../src/supplier/supplier';
import { createDemoServices, readDemoEnvironment } from '../support/demo-services';
import { TODAY, type TestShop } from '../support/test-shop';

/**
 * The same shop in a second process with its own settings: same database, same market. With `DEMO: 'off'` it is
 * composed without the extension of the demonstration.
 *
 * @param own replaces the simulated supplier
 */
export async function openSecondBackend(
  shop: TestShop,
  settings: Record<string, string> = {},
  own: { readonly supplier?: Supplier } = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-second-'));
  const environment = {
    ...readDemoEnvironment({ MARKET_TODAY: TODAY, ...settings, DATA_DIR: dataDir }),
    clock: shop.clock,
  };
  const services = await createDemoServices(environment, shop.db, { sandbox: shop.sandbox });
  const { supplier, provider } = services;
  const app = await buildApp({
    environment,
    db: shop.db,
    ...(settings['DEMO'] === 'off' ? { supplier, provider, pictures: null } : services),
    ...own,
  });
  return {
    app,
    dataDir,
    /** The admin token, as the owner's commands read it. */
    token: readFileSync(join(dataDir, 'admin-token'), 'utf8').trim(),
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type SecondBackend = Awaited<ReturnType<typeof openSecondBackend>>;

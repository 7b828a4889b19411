import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildApp } from '../../src/app';
import { readEnvironment } from '../../src/config/environment';
import { TODAY, type TestShop } from '../support/test-shop';

/** The same shop behind another process with settings of its own: one database, one market. */
export async function openSecondApp(shop: TestShop, settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-second-'));
  const environment = readEnvironment({ MARKET_TODAY: TODAY, ...settings, DATA_DIR: dataDir });
  const app = await buildApp({
    environment: { ...environment, clock: shop.clock },
    db: shop.db,
    market: shop.market,
    payments: { provider: shop.sandbox, sandbox: shop.sandbox },
  });
  return {
    app,
    dataDir,
    /** As the owner's commands read it. */
    token: readFileSync(join(dataDir, 'admin-token'), 'utf8').trim(),
    close: async () => {
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type SecondApp = Awaited<ReturnType<typeof openSecondApp>>;

import { HOST } from '@storefront/backend/serve';
import { fatalErrorText } from '@storefront/server-kit/error-text';
import { serveUntilSignal } from '@storefront/server-kit/serve-until-signal';
import { z } from 'zod';

import { createDemoMarket, startDemoSearchThreads } from '../demo-supplier';
import { readDemoEnvironment } from '../environment';

import { simulatorApp } from './simulator-app';

const DEFAULT_PORT = 3003;

/**
 * The supplier simulator in a process of its own, at `http://localhost:$SUPPLIER_PORT/supplier`. A backend uses
 * it through `SUPPLIER_URL`.
 */
async function start(): Promise<() => Promise<void>> {
  const environment = readDemoEnvironment();
  const port = z.coerce
    .number()
    .int()
    .min(1)
    .max(65_535)
    .parse(process.env['SUPPLIER_PORT'] ?? DEFAULT_PORT);
  const { clock, storefrontOrigins } = environment;
  const market = createDemoMarket(environment);
  const threads = startDemoSearchThreads(environment);
  const app = await simulatorApp({
    market,
    today: clock.today,
    storefrontOrigins,
    ...(threads ? { engine: threads } : {}),
  });
  app.addHook('onClose', async () => threads?.stop());
  await app.listen({ port, host: HOST });
  console.log(`supplier simulator ready on http://localhost:${port}/supplier`);
  return () => app.close();
}

serveUntilSignal(start, (error) => fatalErrorText(error, ['SUPPLIER_PORT']));

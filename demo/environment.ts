import { availableParallelism } from 'node:os';

import { readEnvironment, type BackendEnvironment } from '@storefront/backend/config/environment';
import { EXAMPLE_ATOL_NUMBER } from '@storefront/shared/contracts/example-shop';
import { z } from 'zod';

import { createDemoClock, type DemoClock } from './demo-clock';

const MAX_DEFAULT_THREADS = 4;

/** One core stays free for the server itself, where there are two. */
function defaultSearchThreads(): number {
  return Math.min(MAX_DEFAULT_THREADS, Math.max(1, availableParallelism() - 1));
}

const schema = z.object({
  GATEWAY_PORT: z.coerce.number().int().min(1).max(65_535).default(3002),
  PUBLIC_GATEWAY_URL: z.url().optional(),
  DATA_SEED: z.coerce.number().int().default(7),
  /** Threads that compute searches of the simulated supplier; 0: the thread of the server. */
  SEARCH_THREADS: z.coerce.number().int().min(0).max(16).default(defaultSearchThreads),
  /** `address` counts all browsers of this machine as one source, as production does. */
  TELEMETRY_SOURCES: z.enum(['address', 'view']).default('view'),
});

export interface DemoEnvironment extends BackendEnvironment {
  /** Port of the payment sandbox, which has an origin of its own. */
  readonly gatewayPort: number;
  readonly gatewayUrl: string;
  /** Seed of the simulated market: the same seed gives the same hotels, flights and prices. */
  readonly seed: number;
  readonly searchThreads: number;
  readonly clock: DemoClock;
}

/** Reads the settings of the demonstration. @throws Error naming every invalid variable */
export function readDemoEnvironment(env: NodeJS.ProcessEnv = process.env): DemoEnvironment {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`Invalid settings in the environment:\n${lines.join('\n')}`);
  }
  const { GATEWAY_PORT, PUBLIC_GATEWAY_URL, DATA_SEED } = parsed.data;
  const environment = readEnvironment(env);
  const atolNumber = environment.seller.atolNumber ?? EXAMPLE_ATOL_NUMBER;
  const { shop } = environment;
  const localViewsAreSources = parsed.data.TELEMETRY_SOURCES === 'view';
  return {
    ...environment,
    clock: createDemoClock(environment.clock),
    shop: { ...shop, seller: { ...shop.seller, atolNumber } },
    seller: { ...environment.seller, atolNumber },
    telemetry: { ...environment.telemetry, localViewsAreSources },
    gatewayPort: GATEWAY_PORT,
    gatewayUrl: PUBLIC_GATEWAY_URL ?? `http://localhost:${GATEWAY_PORT}`,
    seed: DATA_SEED,
    searchThreads: parsed.data.SEARCH_THREADS,
  };
}

import { createClock, type Clock } from '@storefront/shared/time/clock';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  PORT: port.default(3000),
  BACKEND_PORT: port.default(3001),
  GATEWAY_PORT: port.default(3002),
  STOREFRONT_ORIGINS: z.string().optional(),
  PUBLIC_BACKEND_URL: z.url().optional(),
  PUBLIC_GATEWAY_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
  SMTP_URL: z.string().optional(),
  DATA_SEED: z.coerce.number().int().default(7),
  MARKET_TODAY: z.iso.date().optional(),
  DEMO: z.enum(['on', 'off']).default('on'),
  SELLER_NAME: z.string().default('Sandpiper Holidays'),
  SELLER_EMAIL: z.email().default('bookings@sandpiper.example.com'),
  ATOL_NUMBER: z.string().optional(),
});

export interface BackendEnvironment {
  readonly port: number;
  readonly gatewayPort: number;
  readonly storefrontOrigins: readonly string[];
  readonly publicUrl: string;
  readonly gatewayUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly smtpUrl: string | null;
  readonly seed: number;
  readonly clock: Clock;
  readonly demo: boolean;
  readonly seller: { readonly name: string; readonly email: string; readonly atolNumber: string | null };
}

/** @throws Error naming every variable that does not fit. */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): BackendEnvironment {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`Settings in the environment do not fit:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  const own = [`http://localhost:${values.PORT}`, `http://127.0.0.1:${values.PORT}`];
  return {
    port: values.BACKEND_PORT,
    gatewayPort: values.GATEWAY_PORT,
    storefrontOrigins: values.STOREFRONT_ORIGINS?.split(',').map((origin) => origin.trim()) ?? own,
    publicUrl: values.PUBLIC_BACKEND_URL ?? `http://localhost:${values.BACKEND_PORT}`,
    gatewayUrl: values.PUBLIC_GATEWAY_URL ?? `http://localhost:${values.GATEWAY_PORT}`,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    seed: values.DATA_SEED,
    clock: createClock(values.MARKET_TODAY ?? null),
    demo: values.DEMO === 'on',
    seller: { name: values.SELLER_NAME, email: values.SELLER_EMAIL, atolNumber: values.ATOL_NUMBER ?? null },
  };
}

import { createClock, type Clock } from '@storefront/shared/platform/time/clock';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  PORT: port.default(3000),
  BACKEND_PORT: port.default(3001),
  STOREFRONT_ORIGINS: z.string().optional(),
  PUBLIC_BACKEND_URL: z.url().optional(),
  DATA_DIR: z.string().default('.data'),
  /** An empty value counts as unset. */
  DATABASE_URL: z.string().optional(),
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(200).default(10),
  SMTP_URL: z.string().optional(),
  SUPPLIER_URL: z.url({ protocol: /^https?$/ }).optional(),
  MARKET_TODAY: z.iso.date().optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADMIN_TOKEN: z.string().min(16).optional(),
  EDGE_URL: z.url().optional(),
  EDGE_TOKEN: z.string().min(16).optional(),
  TELEMETRY_SECRET: z.string().min(32).optional(),
  /** Number of proxies in front whose `X-Forwarded-For` entries are trusted. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z.url().optional(),
  SELLER_NAME: z.string().default('Sandpiper Holidays'),
  SELLER_EMAIL: z.email().default('bookings@sandpiper.example.com'),
  ATOL_NUMBER: z.string().optional(),
});

export interface BackendEnvironment {
  readonly port: number;
  readonly storefrontOrigins: readonly string[];
  /** Base URL of the shop as shoppers see it. */
  readonly storefrontUrl: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Size of this process's connection pool. */
  readonly databaseConnections: number;
  readonly smtpUrl: string | null;
  /** Base URL of the supplier calls, without a final slash; `null` where the demonstration simulates the supplier. */
  readonly supplierUrl: string | null;
  readonly adminToken: string | null;
  /** The edge server whose pages an import invalidates; `null` for none. */
  readonly edge: { readonly url: string; readonly token: string } | null;
  readonly trustProxy: number;
  readonly telemetry: TelemetrySettings;
  /** `null` where the demonstration uses its payment sandbox. */
  readonly stripe: StripeEnvironment | null;
  readonly clock: Clock;
  readonly seller: { readonly name: string; readonly email: string; readonly atolNumber: string | null };
}

export interface TelemetrySettings {
  /** Verifies the tokens of page views, as issued by the edge server; `null`: no report is counted. */
  readonly secret: string | null;
  /** Whether each page view from this machine is a source of its own, as in the demonstration. */
  readonly localViewsAreSources: boolean;
}

export interface StripeEnvironment {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiBase: string | null;
}

/** Reads the settings of this process. @throws Error naming every invalid variable */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): BackendEnvironment {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new Error(`Invalid settings in the environment:\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  return {
    ...urlsOf(values),
    port: values.BACKEND_PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL || null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    adminToken: values.ADMIN_TOKEN ?? null,
    edge: edgeOf(values),
    trustProxy: values.TRUST_PROXY,
    telemetry: { secret: values.TELEMETRY_SECRET ?? null, localViewsAreSources: false },
    stripe: values.PAYMENT_PROVIDER === 'stripe' ? stripeOf(values) : null,
    smtpUrl: values.SMTP_URL || null,
    clock: createClock(values.MARKET_TODAY ?? null),
    seller: { name: values.SELLER_NAME, email: values.SELLER_EMAIL, atolNumber: values.ATOL_NUMBER ?? null },
  };
}

/** URLs default to those of a shop on this machine. */
function urlsOf(values: z.output<typeof schema>) {
  const local = [`http://localhost:${values.PORT}`, `http://127.0.0.1:${values.PORT}`];
  return {
    storefrontOrigins: values.STOREFRONT_ORIGINS?.split(',').map((origin) => origin.trim()) ?? local,
    storefrontUrl: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    publicUrl: values.PUBLIC_BACKEND_URL ?? `http://localhost:${values.BACKEND_PORT}`,
    supplierUrl: values.SUPPLIER_URL?.replace(/\/+$/, '') ?? null,
  };
}

function edgeOf({ EDGE_URL: url, EDGE_TOKEN: token }: z.output<typeof schema>): BackendEnvironment['edge'] {
  return url && token ? { url, token } : null;
}

/** @throws Error when a key is missing: the shop could take no payments */
function stripeOf(values: z.output<typeof schema>): StripeEnvironment {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  if (!secretKey || !webhookSecret)
    throw new Error('PAYMENT_PROVIDER=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.');
  return { secretKey, webhookSecret, apiBase: values.STRIPE_API_BASE ?? null };
}

import { join } from 'node:path';

import type { S3ClientSettings } from '@storefront/server-kit/blobs/s3-client';
import { isS3Url, parseS3Url } from '@storefront/server-kit/blobs/s3-url';
import { createClock, type Clock } from '@storefront/shared/platform/time/clock';
import { z } from 'zod';

import { CDN_VARIABLES, cdnOf, type CdnSettings } from './cdn-environment';
import { readShopSettings, type ShopSettings } from './shop-settings';
import { STUDIO_VARIABLES, studioOf, type StudioEnvironment } from './studio-environment';

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
  SUPPLIER_RESPONSES: z.enum(['postgres', 'redis', 'memory']).optional(),
  /** Of the shared responses of the supplier; TLS with `rediss:`. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SUPPLIER_FRESH_SECONDS: z.coerce.number().int().min(0).max(3_600).default(60),
  SUPPLIER_STALE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(900),
  SUPPLIER_PATIENCE_MS: z.coerce.number().int().min(0).max(20_000).default(1_500),
  MARKET_TODAY: z.iso.date().optional(),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADMIN_TOKEN: z.string().min(16).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  EDGE_URL: z.url().optional(),
  EDGE_TOKEN: z.string().min(16).optional(),
  ...CDN_VARIABLES,
  ...STUDIO_VARIABLES,
  /** Signs links and tokens of bookings. */
  BOOKING_SECRET: z.string().min(32).optional(),
  /** Folder or `s3://bucket/prefix` of the media library. */
  PICTURE_STORE: z
    .string()
    .refine((text) => !isS3Url(text) || parseS3Url(text) !== null, 'must be a folder or s3://bucket/prefix')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  AWS_REGION: z.string().min(1).default('eu-west-2'),
  STOREFRONT_CONFIG: z.string().default('storefront.config.json'),
  TELEMETRY_SECRET: z.string().min(32).optional(),
  /** Number of proxies in front whose `X-Forwarded-For` entries are trusted. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  PAYMENT_PROVIDER: z.enum(['sandbox', 'stripe']).default('sandbox'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_API_BASE: z.url().optional(),
  SELLER_NAME: z.string().default('Sandpiper Holidays'),
  SELLER_EMAIL: z.email().default('bookings@sandpiper.example.com'),
  SELLER_PHONE: z.string().trim().min(1).optional(),
  ATOL_NUMBER: z.string().optional(),
});

export interface BackendEnvironment {
  readonly port: number;
  readonly storefrontOrigins: readonly string[];
  /** Base URL of the shop as shoppers see it. */
  readonly storefrontUrl: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  /** Folder or `s3://bucket/prefix` of the media library. */
  readonly pictureStore: string;
  /** How to reach the bucket, where the media library is in one. */
  readonly bucket: S3ClientSettings;
  readonly databaseUrl: string | null;
  /** Size of this process's connection pool. */
  readonly databaseConnections: number;
  readonly smtpUrl: string | null;
  /** Base URL of the supplier calls, without a final slash; `null` where the demonstration simulates the supplier. */
  readonly supplierUrl: string | null;
  readonly supplierResponses: SupplierResponseSettings;
  readonly adminToken: string | null;
  /** Signs links and tokens of bookings; `null`: generated in the data folder. */
  readonly bookingSecret: string | null;
  /** Bearer token of `/metrics`; `null`: there are no metrics. */
  readonly metricsToken: string | null;
  readonly shop: ShopSettings;
  /** The edge servers whose pages a change of content invalidates; `null` for none. */
  readonly edge: { readonly url: string; readonly token: string } | null;
  /** The CDN from which a change of content removes pages; `null` for none. */
  readonly cdn: CdnSettings | null;
  /** `null`: this backend has no calls of the studio. */
  readonly studio: StudioEnvironment | null;
  readonly trustProxy: number;
  readonly telemetry: TelemetrySettings;
  /** `null` where the demonstration uses its payment sandbox. */
  readonly stripe: StripeEnvironment | null;
  readonly clock: Clock;
  readonly seller: {
    readonly name: string;
    readonly email: string;
    /** `null` states no phone number in emails. */
    readonly phone: string | null;
    readonly atolNumber: string | null;
  };
}

/** How long the supplier's prices may be used, and where they are kept. */
export interface SupplierResponseSettings {
  readonly store: 'postgres' | 'redis' | 'memory';
  /** `null` without the store `redis`. */
  readonly redisUrl: string | null;
  /** Up to this age prices are served without a request. */
  readonly freshMs: number;
  /** Up to this age prices are served while the supplier is slow or fails. */
  readonly staleMs: number;
  /** A supplier that takes longer is slow. */
  readonly patienceMs: number;
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
    ...secretsOf(values),
    port: values.BACKEND_PORT,
    supplierResponses: supplierResponsesOf(values),
    dataDir: values.DATA_DIR,
    pictureStore: values.PICTURE_STORE || join(values.DATA_DIR, 'pictures'),
    bucket: { endpoint: values.S3_ENDPOINT ?? null, region: values.AWS_REGION },
    databaseUrl: values.DATABASE_URL || null,
    databaseConnections: values.DATABASE_CONNECTIONS,
    ...shopAndSeller(values),
    edge: edgeOf(values),
    cdn: cdnOf(values),
    studio: studioOf(values),
    trustProxy: values.TRUST_PROXY,
    telemetry: { secret: values.TELEMETRY_SECRET ?? null, localViewsAreSources: false },
    stripe: values.PAYMENT_PROVIDER === 'stripe' ? stripeOf(values) : null,
    smtpUrl: values.SMTP_URL || null,
    clock: createClock(values.MARKET_TODAY ?? null),
  };
}

/** Emails, documents and pages state one phone number and one ATOL number. */
function shopAndSeller(values: z.output<typeof schema>): Pick<BackendEnvironment, 'shop' | 'seller'> {
  const shop = readShopSettings(values.STOREFRONT_CONFIG);
  const atolNumber = values.ATOL_NUMBER ?? shop.seller.atolNumber;
  const phone = values.SELLER_PHONE ?? shop.seller.phone;
  return {
    shop: { ...shop, seller: { ...shop.seller, atolNumber, phone } },
    seller: { name: values.SELLER_NAME, email: values.SELLER_EMAIL, phone, atolNumber },
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

function supplierResponsesOf(values: z.output<typeof schema>): SupplierResponseSettings {
  const freshMs = values.SUPPLIER_FRESH_SECONDS * 1000;
  const store = values.SUPPLIER_RESPONSES ?? (values.DATABASE_URL ? 'postgres' : 'memory');
  const redisUrl = store === 'redis' ? (values.REDIS_URL ?? null) : null;
  if (store === 'redis' && redisUrl === null)
    throw new Error('Invalid settings in the environment:\n  REDIS_URL: SUPPLIER_RESPONSES=redis needs it');
  return {
    store,
    redisUrl,
    freshMs,
    staleMs: Math.max(freshMs, values.SUPPLIER_STALE_SECONDS * 1000),
    patienceMs: values.SUPPLIER_PATIENCE_MS,
  };
}

function secretsOf(values: z.output<typeof schema>) {
  return {
    adminToken: values.ADMIN_TOKEN ?? null,
    bookingSecret: values.BOOKING_SECRET ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
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

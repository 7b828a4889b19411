import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { errorMessage } from '@storefront/server-kit/error-text';
import { EXAMPLE_ATOL_NUMBER } from '@storefront/shared/contracts/example-shop';
import { shopSettingsSchema } from '@storefront/shared/contracts/shop-settings';
import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { WORKSPACE_ROOT } from '@storefront/tooling/workspace';
import { z } from 'zod';

import type { PreviewAccess } from '../preview/preview-query';
import type { RenderSettings } from '../render/page-renderer';
import type { StoreSettings } from '../store/open-store';
import { isS3Url, parseS3Url } from '@storefront/server-kit/blobs/s3-url';

const port = z.coerce.number().int().min(1).max(65_535);

const MAX_DEFAULT_THREADS = 8;

/** Returns one render thread for each core, but at least two: a page in an endless loop blocks its thread until the time limit. */
export function defaultRenderThreads(cores: number): number {
  return Math.min(MAX_DEFAULT_THREADS, Math.max(2, cores));
}

const environmentSchema = z.object({
  PORT: port.default(3000),
  BACKEND_PORT: port.default(3001),
  GATEWAY_PORT: port.default(3002),
  DATA_DIR: z.string().default('.data'),
  RELEASE_STORE: z
    .string()
    .refine((text) => !isS3Url(text) || parseS3Url(text) !== null, 'must be a folder or s3://bucket/prefix')
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  AWS_REGION: z.string().min(1).default('eu-west-2'),
  RELEASE_POLL_MS: z.coerce.number().int().min(100).max(600_000).default(2_000),
  RELEASE_KEYS: z.string().optional(),
  RELEASE_SIGNING_KEY: z.string().optional(),
  API_URL: z.url().optional(),
  SUPPLIER_URL: z.url().optional(),
  BACKEND_URL: z.url().optional(),
  GATEWAY_URL: z.url().optional(),
  MARKET_TODAY: z.iso.date().optional(),
  DEMO: z.enum(['on', 'off']).default('on'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  EDGE_TOKEN: z.string().min(16).optional(),
  STUDIO: z.enum(['on', 'off']).default('on'),
  STUDIO_PORT: port.default(3004),
  STUDIO_URL: z.url({ protocol: /^https?$/ }).optional(),
  STUDIO_TOKEN: z.string().min(16).optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  TELEMETRY_SECRET: z.string().min(32).optional(),
  /** Below the lease of the watcher, which is renewed with each check. */
  WATCH_EVERY_MS: z.coerce.number().int().min(200).max(15_000).default(5_000),
  /** Signs preview links. Create one with `openssl rand -base64 32`. */
  PREVIEW_SECRET: z.string().min(32).optional(),
  RENDER: z.enum(['on', 'off']).default('on'),
  RENDER_WARM_UP: z.enum(['on', 'off']).default('on'),
  RENDER_THREADS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(() => defaultRenderThreads(availableParallelism())),
  RENDER_LIMIT_MS: z.coerce.number().int().min(50).max(60_000).default(1_500),
  RENDER_MAX_WAITING: z.coerce.number().int().min(0).max(10_000).default(100),
  RENDER_MAX_BUILDS: z.coerce.number().int().min(5).max(10_000).default(25),
  RENDER_CACHE_MB: z.coerce.number().min(0).max(4_096).default(64),
});

export interface DeliveryEnvironment extends StoreSettings {
  readonly port: number;
  readonly backendPort: number;
  readonly gatewayPort: number;
  /** False with `DEMO=off`: no code of demo/ runs. */
  readonly isDemo: boolean;
  readonly dataDir: string;
  readonly storefront: StorefrontConfig;
  readonly edgeToken: string | null;
  /** `null` with `STUDIO=off`. */
  readonly studio: StudioSettings | null;
  /** Bearer token of `/metrics`; `null`: there are no metrics. */
  readonly metricsToken: string | null;
  /** Signs the tokens of page views; `null`: pages report nothing. */
  readonly telemetrySecret: string | null;
  /** Milliseconds between two checks of the watcher. */
  readonly watchEveryMs: number;
  readonly preview: PreviewAccess;
  /** `null` turns server rendering off: browsers render all pages. */
  readonly render: RenderSettings | null;
  /** Whether the site renders pages before it accepts connections. */
  readonly rendersAtStart: boolean;
}

export interface StudioSettings {
  readonly port: number;
  /** Origin of the studio as its users see it; `null`: `npm start` serves it on this machine. */
  readonly origin: string | null;
  /** Shared by backend and studio; `null`: `npm start` makes one. */
  readonly token: string | null;
}

/** Invalid settings; the message lists each of them with its problem. */
export class InvalidSettings extends Error {
  override readonly name = 'InvalidSettings';
}

/**
 * Reads the settings from the environment and from `storefront.config.json` in the repository root.
 *
 * @throws InvalidSettings naming the file or variable and the field
 */
export function readEnvironment(env: NodeJS.ProcessEnv = process.env): DeliveryEnvironment {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) throw new InvalidSettings(describe('the environment', parsed.error));

  const { PORT, BACKEND_PORT, GATEWAY_PORT, DATA_DIR, RELEASE_STORE, RELEASE_KEYS } = parsed.data;
  const dataDir = absolute(DATA_DIR);
  return {
    port: PORT,
    backendPort: BACKEND_PORT,
    gatewayPort: GATEWAY_PORT,
    isDemo: parsed.data.DEMO === 'on',
    dataDir,
    releaseStore: RELEASE_STORE ? storeLocation(RELEASE_STORE) : join(dataDir, 'releases'),
    bucket: {
      endpoint: parsed.data.S3_ENDPOINT ?? null,
      region: parsed.data.AWS_REGION,
      mirror: join(dataDir, 'release-mirror'),
      pollMs: parsed.data.RELEASE_POLL_MS,
    },
    releaseKeys: {
      folder: RELEASE_KEYS ? absolute(RELEASE_KEYS) : join(dataDir, 'keys'),
      signingKey: parsed.data.RELEASE_SIGNING_KEY ?? null,
    },
    stateFolder: join(dataDir, 'release-state'),
    storefront: readStorefrontConfig(parsed.data),
    edgeToken: parsed.data.EDGE_TOKEN ?? null,
    studio: parsed.data.STUDIO === 'on' ? studioSettings(parsed.data) : null,
    metricsToken: parsed.data.METRICS_TOKEN ?? null,
    telemetrySecret: parsed.data.TELEMETRY_SECRET ?? null,
    watchEveryMs: parsed.data.WATCH_EVERY_MS,
    preview: previewAccess(parsed.data),
    render: parsed.data.RENDER === 'on' ? renderSettings(parsed.data) : null,
    rendersAtStart: rendersAtStart(parsed.data),
  };
}

/** The demo shows any release to everyone; a shop needs a secret and shows releases through signed links only. */
function previewAccess({ PREVIEW_SECRET: secret, DEMO }: z.output<typeof environmentSchema>): PreviewAccess {
  if (secret !== undefined) return { kind: 'signed', secret };
  return { kind: DEMO === 'on' ? 'open' : 'closed' };
}

function studioSettings(env: z.output<typeof environmentSchema>): StudioSettings {
  const origin = env.STUDIO_URL ? new URL(env.STUDIO_URL).origin : null;
  return { port: env.STUDIO_PORT, origin, token: env.STUDIO_TOKEN ?? null };
}

function rendersAtStart({ RENDER, RENDER_WARM_UP }: z.output<typeof environmentSchema>): boolean {
  return RENDER === 'on' && RENDER_WARM_UP === 'on';
}

function renderSettings(env: z.output<typeof environmentSchema>): RenderSettings {
  return {
    threads: env.RENDER_THREADS,
    limitMs: env.RENDER_LIMIT_MS,
    maxWaiting: env.RENDER_MAX_WAITING,
    maxBuilds: env.RENDER_MAX_BUILDS,
    cacheBytes: env.RENDER_CACHE_MB * 1024 * 1024,
  };
}

function storeLocation(text: string): string {
  return isS3Url(text) ? text : absolute(text);
}

function absolute(path: string): string {
  return path.startsWith('/') ? path : join(WORKSPACE_ROOT, path);
}

function readStorefrontConfig(env: z.output<typeof environmentSchema>): StorefrontConfig {
  const file = join(WORKSPACE_ROOT, 'storefront.config.json');
  const fromFile = existsSync(file) ? parseJson(file) : {};
  const backendUrl = env.BACKEND_URL ?? `http://localhost:${env.BACKEND_PORT}`;
  const parsed = shopSettingsSchema.safeParse({
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    apiUrl: env.API_URL ?? env.SUPPLIER_URL ?? `${backendUrl}/supplier`,
    backendUrl,
    gatewayOrigin: env.GATEWAY_URL ?? `http://localhost:${env.GATEWAY_PORT}`,
    marketToday: env.MARKET_TODAY ?? null,
    ...fromFile,
  });
  if (!parsed.success) throw new InvalidSettings(describe(file, parsed.error));
  return env.DEMO === 'on' ? withDemoServices(parsed.data) : parsed.data;
}

/** Fills unset service URLs with the demo's own chat, reviews, enquiry form and airline icons, and the ATOL number. */
function withDemoServices(config: StorefrontConfig): StorefrontConfig {
  const { seller, airlineIcons, groupPage, backendUrl } = config;
  return {
    ...config,
    seller: {
      ...seller,
      atolNumber: seller.atolNumber ?? EXAMPLE_ATOL_NUMBER,
      liveChatUrl: seller.liveChatUrl ?? `${backendUrl}/demo/chat`,
      reviewsUrl: seller.reviewsUrl ?? `${backendUrl}/demo/reviews`,
    },
    groupPage: {
      ...groupPage,
      enquiryFormUrl: groupPage.enquiryFormUrl ?? `${backendUrl}/demo/enquiry`,
    },
    airlineIcons: {
      urlTemplate: airlineIcons.urlTemplate ?? `${backendUrl}/media/airlines/{code}.svg`,
    },
  };
}

function parseJson(file: string): object {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof json === 'object' && json !== null) return json;
  } catch (error) {
    throw new InvalidSettings(`${file}: ${errorMessage(error)}`);
  }
  throw new InvalidSettings(`${file}: must contain a JSON object`);
}

function describe(where: string, error: z.ZodError): string {
  const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  return `Invalid settings in ${where}:\n${lines.join('\n')}`;
}

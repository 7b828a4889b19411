import { join } from 'node:path';

import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

import { adminRoutes } from './admin/admin-routes';
import { adminToken } from './admin/admin-token';
import { edgeInvalidation } from './admin/page-invalidation';
import { bookingRoutes } from './booking/booking-routes';
import type { BackendEnvironment } from './config/environment';
import { contentRoutes } from './content/content-routes';
import type { Database } from './db/open-database';
import { edgeRoutes } from './edge/edge-routes';
import { rateCounts } from './http/rate-counts';
import { exploreRoutes } from './explore/explore-routes';
import { hotelRoutes } from './hotels/hotel-routes';
import { createHttpApp } from './http-app';
import { mediaRoutes } from './media/media-routes';
import type { PictureSource } from './media/picture-source';
import { newsletterRoutes } from './newsletter/newsletter-routes';
import { subscriptionPages } from './newsletter/subscription-pages';
import type { PaymentProvider } from './payments/payment-provider';
import { settlePayment } from './payments/settle-attempt';
import { stripeWebhookRoutes } from './payments/stripe/stripe-webhook';
import { createReadiness } from './readiness/readiness';
import type { Supplier } from './supplier/supplier';
import { faultReportRoutes } from './fault-reports/fault-report-routes';
import { telemetryRoutes } from './telemetry/telemetry-routes';

const READY_RETRY_SECONDS = 1;

/** Routes and hooks that a composition root adds, such as those of the demonstration. */
export interface AppExtension {
  /** Runs in the scope of the API routes before they are registered: its hooks apply to all of them. */
  readonly extendApi: (api: FastifyInstance) => Promise<void>;
  /** Runs after all other routes are registered. */
  readonly extendApp: (app: FastifyInstance) => Promise<void>;
}

export interface AppDeps {
  readonly environment: BackendEnvironment;
  readonly db: Database;
  readonly supplier: Supplier;
  readonly provider: PaymentProvider;
  /** `null`: only files of the media folder are served. */
  readonly pictures: PictureSource | null;
  readonly extension?: AppExtension | undefined;
}

/** Creates the HTTP API of the shop. It does not listen yet, and tests inject requests into it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { environment, db, extension } = deps;
  const app = createHttpApp(environment);
  await app.register(cors, {
    origin: [...environment.storefrontOrigins],
    methods: ['GET', 'POST'],
    maxAge: 600,
  });
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { 1: 1 } } });
  await app.register(rateLimit, { global: false, store: rateCounts(db), skipOnError: true });

  registerHealth(app, deps);
  await app.register(async (api) => {
    await extension?.extendApi(api);
    await registerApi(api, deps);
    await api.register(subscriptionPages({ ...environment, db }));
  });
  await app.register(mediaRoutes({ folder: join(environment.dataDir, 'media'), source: deps.pictures }), {
    prefix: '/media',
  });
  await registerAdmin(app, deps);
  const { edge } = environment;
  if (edge) await app.register(edgeRoutes({ db, token: edge.token }), { prefix: '/edge' });
  await registerWebhooks(app, deps);
  await extension?.extendApp(app);
  return app;
}

/** `/ready` fails while no booking can be taken and during shutdown, `/health` only with the process. */
function registerHealth(app: FastifyInstance, { db, environment }: AppDeps): void {
  const { databaseUrl, dataDir } = environment;
  const unreadyReason = createReadiness({ db, databaseFolder: databaseUrl === null ? dataDir : null });
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const reason = isStopping ? 'stopping' : await unreadyReason();
    if (reason === null) return { status: 'ready' };
    return reply.status(503).header('retry-after', READY_RETRY_SECONDS).send({ status: 'not ready', reason });
  });
}

async function registerApi(
  api: FastifyInstance,
  { environment, db, supplier, provider }: AppDeps,
): Promise<void> {
  const { clock, publicUrl, storefrontOrigins, telemetry } = environment;
  await api.register(contentRoutes({ db, supplier, clock }), { prefix: '/api' });
  await api.register(exploreRoutes({ db, supplier, clock }), { prefix: '/api' });
  await api.register(hotelRoutes({ supplier }), { prefix: '/api' });
  await api.register(bookingRoutes({ db, supplier, provider, clock }), { prefix: '/api' });
  await api.register(newsletterRoutes({ db, clock, publicUrl }), { prefix: '/api' });
  await api.register(telemetryRoutes({ db, clock, origins: storefrontOrigins, telemetry }), {
    prefix: '/api',
  });
  await api.register(faultReportRoutes({ db, clock, origins: storefrontOrigins, telemetry }), {
    prefix: '/api',
  });
}

/** Registers the routes of the owner's commands. They are all that an app for these commands needs. */
export async function registerAdmin(
  app: FastifyInstance,
  { environment, db, supplier }: Pick<AppDeps, 'environment' | 'db' | 'supplier'>,
): Promise<void> {
  const { clock, dataDir, storefrontUrl, edge } = environment;
  await app.register(
    adminRoutes({
      db,
      supplier,
      clock,
      dataDir,
      storefrontUrl,
      token: adminToken(dataDir, environment.adminToken),
      invalidatePages: edge && edgeInvalidation(edge.url, edge.token),
    }),
    { prefix: '/admin' },
  );
}

async function registerWebhooks(app: FastifyInstance, { environment, db, provider }: AppDeps): Promise<void> {
  if (!environment.stripe) return;
  const { clock } = environment;
  const settle = (paymentId: string) => settlePayment({ db, provider, clock }, paymentId);
  const { webhookSecret: secret } = environment.stripe;
  await app.register(stripeWebhookRoutes({ secret, clock, settle }), { prefix: '/webhooks' });
}

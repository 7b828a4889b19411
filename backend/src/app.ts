import { join } from 'node:path';

import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { openBlobStore } from '@storefront/server-kit/blobs/open-blob-store';
import { clientNetwork } from '@storefront/server-kit/client-network';
import { measureRequests } from '@storefront/server-kit/metrics/request-metrics';
import { PRICES_FROM_HEADER } from '@storefront/shared/api/prices-from';
import { serveMetrics } from '@storefront/server-kit/metrics/serve-metrics';
import { traceRequests } from '@storefront/server-kit/tracing/trace-requests';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

import { bookingTokens } from './access/booking-tokens';
import { tokenSettings } from './access/token-settings';
import { adminRoutes } from './admin/admin-routes';
import { pageInvalidation } from './admin/page-invalidation';
import { bookingRoutes } from './booking/booking-routes';
import type { BackendEnvironment } from './config/environment';
import { keptSecret } from './config/kept-secret';
import { termsOf } from './config/shop-settings';
import { createPictureProbe, type ProbePicture } from './content/checks/pictures/probe-pictures';
import { contentRoutes } from './content/content-routes';
import type { ConnectionCounts, Database } from './db/open-database';
import { edgeRoutes } from './edge/edge-routes';
import { rateCounts } from './http/rate-counts';
import { enquiryRoutes } from './enquiries/enquiry-routes';
import { exploreRoutes } from './explore/explore-routes';
import { hotelRoutes } from './hotels/hotel-routes';
import { createHttpApp } from './http-app';
import { manageRoutes } from './manage/manage-routes';
import { hotelPhotographs, supplierWithPhotographs } from './media/library/hotel-photographs';
import { pictureLibrary } from './media/library/library-pictures';
import { ownPictures } from './media/library/own-pictures';
import { pictureFiles, type PictureFiles } from './media/library/picture-files';
import { mediaRoutes } from './media/media-routes';
import type { PictureSource } from './media/picture-source';
import { measureShop } from './metrics/shop-metrics';
import { newsletterRoutes } from './newsletter/newsletter-routes';
import { subscriptionPages } from './newsletter/subscription-pages';
import type { PaymentProvider } from './payments/payment-provider';
import { settlePayment } from './payments/settle-attempt';
import { createReadiness } from './readiness/readiness';
import { studioRoutes } from './studio/studio-routes';
import type { SupplierCircuits } from './supplier/circuit-breaker';
import { createSupplierGateway } from './supplier/gateway/supplier-gateway';
import { gatewayRoutes } from './supplier/gateway/gateway-routes';
import { openResponses } from './supplier/responses/open-responses';
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
  /** Circuits of the supplier's calls; absent where the supplier is simulated in this process. */
  readonly circuits?: SupplierCircuits | undefined;
  readonly provider: PaymentProvider;
  /** `null`: only files of the media folder are served. */
  readonly pictures: PictureSource | null;
  readonly extension?: AppExtension | undefined;
  /** What `/metrics` serves; it needs a token in the environment. */
  readonly metrics?: Registry | undefined;
  /** For the metrics. */
  readonly connections?: (() => ConnectionCounts) | undefined;
  /** Aborted before the connections are drained, so that `/ready` fails while requests are still served. */
  readonly stopping?: AbortSignal | undefined;
}

/** Creates the HTTP API of the shop. It does not listen yet, and tests inject requests into it. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { environment, db, extension } = deps;
  const app = createHttpApp(environment);
  traceRequests(app);
  registerMetrics(app, deps);
  await app.register(cors, {
    origin: [...environment.storefrontOrigins],
    methods: ['GET', 'POST'],
    exposedHeaders: ['age', PRICES_FROM_HEADER],
    maxAge: 600,
  });
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { 1: 1 } } });
  await app.register(rateLimit, {
    global: false,
    store: rateCounts(db),
    skipOnError: true,
    keyGenerator: ({ ip }) => clientNetwork(ip),
  });

  registerHealth(app, deps);
  await app.register(async (api) => {
    await extension?.extendApi(api);
    await registerApi(api, deps);
    await api.register(subscriptionPages({ ...environment, db }));
  });
  const files = pictureFiles(await openBlobStore(environment.pictureStore, environment.bucket));
  const library = pictureLibrary(db, files);
  const folder = join(environment.dataDir, 'media');
  await app.register(mediaRoutes({ folder, source: deps.pictures, library }), { prefix: '/media' });
  const probePicture = createPictureProbe(ownPictures({ db, files, folder, source: deps.pictures }));
  await registerAdmin(app, { ...deps, probePicture });
  const { edge } = environment;
  if (edge) await app.register(edgeRoutes({ db, token: edge.token }), { prefix: '/edge' });
  await registerStudio(app, { ...deps, probePicture }, files);
  await registerWebhooks(app, deps);
  await extension?.extendApp(app);
  return app;
}

/** The first of all, because it measures the requests of what is registered after it. */
function registerMetrics(app: FastifyInstance, { environment, db, metrics, connections }: AppDeps): void {
  const { metricsToken, clock } = environment;
  if (metrics === undefined || metricsToken === null) return;
  measureRequests(app, metrics);
  measureShop(metrics, { db, clock, connections });
  serveMetrics(app, metrics, metricsToken);
}

/** `/ready` fails while no booking can be taken and during shutdown, `/health` only with the process. */
function registerHealth(app: FastifyInstance, { db, environment, stopping }: AppDeps): void {
  const { databaseUrl, dataDir } = environment;
  const unreadyReason = createReadiness({ db, databaseFolder: databaseUrl === null ? dataDir : null });
  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const reason = stopping?.aborted ? 'stopping' : await unreadyReason();
    if (reason === null) return { status: 'ready' };
    return reply.status(503).header('retry-after', READY_RETRY_SECONDS).send({ status: 'not ready', reason });
  });
}

async function registerApi(api: FastifyInstance, deps: AppDeps): Promise<void> {
  const { environment, db, supplier, provider } = deps;
  const { clock, publicUrl, storefrontOrigins, telemetry } = environment;
  const tokens = bookingTokens(tokenSettings(environment));
  const illustrated = supplierWithPhotographs(supplier, hotelPhotographs(db, publicUrl));
  await api.register(contentRoutes({ db, supplier: illustrated, clock, publicUrl }), { prefix: '/api' });
  await api.register(exploreRoutes({ db, supplier, clock }), { prefix: '/api' });
  await api.register(hotelRoutes({ supplier }), { prefix: '/api' });
  await api.register(
    bookingRoutes({ db, supplier, provider, clock, terms: termsOf(environment.shop), tokens }),
    {
      prefix: '/api',
    },
  );
  await api.register(
    manageRoutes({ db, clock, provider, terms: termsOf(environment.shop), shop: environment.shop, tokens }),
    { prefix: '/api/manage' },
  );
  await api.register(enquiryRoutes({ db, clock }), { prefix: '/api' });
  await api.register(newsletterRoutes({ db, clock, publicUrl }), { prefix: '/api' });
  await api.register(telemetryRoutes({ db, clock, origins: storefrontOrigins, telemetry }), {
    prefix: '/api',
  });
  await api.register(faultReportRoutes({ db, clock, origins: storefrontOrigins, telemetry }), {
    prefix: '/api',
  });
  await registerGateway(api, deps);
}

/** Without `SUPPLIER_URL` it has no routes; the metrics of the supplier's calls exist all the same. */
async function registerGateway(api: FastifyInstance, deps: AppDeps): Promise<void> {
  const { store, close } = await openResponses(deps.environment, deps.db);
  api.addHook('onClose', close);
  const gateway = createSupplierGateway({ ...deps, responses: store });
  if (gateway) await api.register(gatewayRoutes(gateway), { prefix: '/supplier' });
}

interface AdminAppDeps extends Pick<AppDeps, 'environment' | 'db' | 'supplier'> {
  /** `null` where no pictures are served. */
  readonly probePicture: ProbePicture | null;
}

/** Registers the routes of the owner's commands. They are all that an app for these commands needs. */
export async function registerAdmin(
  app: FastifyInstance,
  { environment, db, supplier, probePicture }: AdminAppDeps,
): Promise<void> {
  const { clock, dataDir, storefrontUrl, shop } = environment;
  await app.register(
    adminRoutes({
      db,
      supplier,
      clock,
      dataDir,
      storefrontUrl,
      shop,
      probePicture,
      claims: shop.claims,
      token: keptSecret(dataDir, 'admin-token', environment.adminToken),
      invalidatePages: pageInvalidation(environment),
    }),
    { prefix: '/admin' },
  );
}

/** Without a studio its calls do not exist. */
async function registerStudio(
  app: FastifyInstance,
  { environment, db, supplier, probePicture }: AppDeps & Pick<AdminAppDeps, 'probePicture'>,
  files: PictureFiles,
): Promise<void> {
  const { clock, storefrontUrl, edge, studio, seller, shop } = environment;
  if (studio === null) return;
  const invalidatePages = pageInvalidation(environment);
  const edgeUrl = edge?.url ?? null;
  const content = { db, supplier, clock, storefrontUrl, invalidatePages, probePicture };
  const mail = { seller, shop };
  const deps = { ...content, claims: shop.claims, studio, files, edgeUrl, mail };
  await app.register(studioRoutes(deps), { prefix: '/studio' });
}

async function registerWebhooks(app: FastifyInstance, { environment, db, provider }: AppDeps): Promise<void> {
  if (!environment.stripe) return;
  const { clock } = environment;
  const settle = (paymentId: string) =>
    settlePayment({ db, provider, clock, terms: termsOf(environment.shop) }, paymentId);
  const { webhookSecret: secret } = environment.stripe;
  const { stripeWebhookRoutes } = await import('./payments/stripe/stripe-webhook');
  await app.register(stripeWebhookRoutes({ secret, clock, settle }), { prefix: '/webhooks' });
}

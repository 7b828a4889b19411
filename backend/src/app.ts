import { randomUUID } from 'node:crypto';

import compress from '@fastify/compress';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { closeAfterLastResponses } from '@storefront/server-kit/graceful-close';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import { adminRoutes } from './admin/admin-routes';
import { adminToken } from './admin/admin-token';
import { edgePages } from './admin/page-invalidation';
import { describeCalls } from './api-description/describe-calls';
import { bookingRoutes } from './booking/booking-routes';
import { contentRoutes } from './content/content-routes';
import { demoRoutes } from '@storefront/demo/fault-switches/demo-routes';
import { enquiryPage } from '@storefront/demo/fault-switches/enquiry-page';
import { Faults } from '@storefront/demo/fault-switches/faults';
import type { BackendEnvironment } from './config/environment';
import type { Database } from './db/open-database';
import { rateCounts } from './http/rate-counts';
import type { Market } from '@storefront/demo/supplier-simulator/market/market';
import { mediaRoutes } from './media/media-routes';
import { newsletterRoutes } from './newsletter/newsletter-routes';
import type { Payments } from './payments/choose-provider';
import { settlePayment } from './payments/settle-attempt';
import { stripeWebhookRoutes } from './payments/stripe/stripe-webhook';
import { ApiError } from './http/api-error';
import { supplierRoutes } from '@storefront/demo/supplier-simulator/http/supplier-routes';
import { telemetryRoutes } from './telemetry/telemetry-routes';
import { unstorableField } from './http/unstorable-text';

export interface AppDeps {
  readonly environment: BackendEnvironment;
  readonly db: Database;
  readonly market: Market;
  readonly payments: Payments;
}

const BODY_LIMIT = 256 * 1024;
const REQUEST_LIMIT_MS = 30_000;
const START_LIMIT_MS = 120_000;

/** Every call of the storefront, ready to listen or to be asked by tests. */
export async function buildApp({ environment, db, market, payments }: AppDeps): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: 'warn', redact: ['req.headers', 'req.body'] },
    bodyLimit: BODY_LIMIT,
    // A busy machine may take its time over the start; giving up would not make it quicker.
    pluginTimeout: START_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    trustProxy: (_address, hop) => hop < environment.trustProxy,
    genReqId: () => randomUUID(),
    frameworkErrors: answerBadAddress(environment.storefrontOrigins),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const closing = closeAfterLastResponses(app.server);
  app.addHook('preClose', async () => closing());
  app.addHook('preValidation', async (request) => {
    // An address that cannot be stored is the address of nothing.
    if (unstorableField(request.params) !== null)
      throw new ApiError(404, 'not-found', 'There is no such thing.');
  });
  // Without this a foreign page could post to us without asking first.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: { code: 'not-found', message: 'There is no such call.' } }),
  );

  await app.register(cors, {
    origin: [...environment.storefrontOrigins],
    methods: ['GET', 'POST'],
    maxAge: 600,
  });
  await app.register(compress, { threshold: 1024, brotliOptions: { params: { 1: 1 } } });
  await app.register(rateLimit, { global: false, store: rateCounts(db), skipOnError: true });

  app.get('/health', () => ({ status: 'ok' }));
  app.get('/ready', async (_request, reply) => {
    const answers = await db
      .selectFrom('ledger')
      .select('id')
      .limit(1)
      .execute()
      .then(
        () => true,
        () => false,
      );
    return reply.status(answers ? 200 : 503).send({ status: answers ? 'ready' : 'not ready' });
  });

  const { clock, dataDir, publicUrl, seller, storefrontUrl } = environment;
  const { provider, sandbox } = payments;
  const faults = new Faults();
  await describeCalls(app, environment);
  await app.register(async (calls) => {
    if (environment.demo) injectFaults(calls, faults);
    await calls.register(supplierRoutes(market, clock.today), { prefix: '/supplier' });
    await calls.register(contentRoutes({ db, market, clock }), { prefix: '/api' });
    await calls.register(bookingRoutes({ db, market, provider, clock }), { prefix: '/api' });
    await calls.register(newsletterRoutes({ db, clock, publicUrl, seller, storefrontUrl }), {
      prefix: '/api',
    });
    await calls.register(telemetryRoutes({ db, clock, origins: environment.storefrontOrigins }), {
      prefix: '/api',
    });
  });
  await app.register(mediaRoutes(dataDir), { prefix: '/media' });
  await app.register(
    adminRoutes({
      db,
      market,
      clock,
      dataDir,
      storefrontUrl,
      token: adminToken(dataDir, environment.adminToken),
      emptyPages: environment.edge && edgePages(environment.edge.url, environment.edge.token),
    }),
    { prefix: '/admin' },
  );
  if (environment.stripe) {
    const settle = (paymentId: string) => settlePayment({ db, provider, clock }, paymentId);
    const { webhookSecret: secret } = environment.stripe;
    await app.register(stripeWebhookRoutes({ secret, clock, settle }), { prefix: '/webhooks' });
  }
  if (environment.demo) {
    await app.register(demoRoutes({ db, faults, sandbox, dataDir, clock, environment }));
    await app.register(enquiryPage(environment));
  }
  return app;
}

/**
 * An address that cannot be read never reaches a handler, nor the rules about who may read the answer: it is
 * answered like every other mistake.
 */
function answerBadAddress(origins: readonly string[]) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const { origin } = request.headers;
    if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
    const status = error.statusCode ?? 400;
    void reply
      .status(status < 500 ? status : 400)
      .headers({ vary: 'Origin', 'x-request-id': request.id })
      .send({ error: { code: 'bad-address', message: 'The address cannot be read.' } });
  };
}

function injectFaults(calls: FastifyInstance, faults: Faults): void {
  calls.addHook('preClose', async () => faults.release());
  calls.addHook('preHandler', async (request, reply) => {
    if (await faults.strike(request, reply)) return reply;
    return undefined;
  });
  calls.addHook('onSend', async (request, reply, payload) => {
    if (faults.losesAnswer(request)) reply.raw.destroy();
    return payload;
  });
}

/** What callers read, whichever part of the server refused. */
const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  408: 'too-slow',
  413: 'too-large',
  415: 'not-json',
  429: 'too-many-requests',
};

function answerError(error: FastifyError | ApiError, _request: unknown, reply: FastifyReply): unknown {
  if (error instanceof ApiError) {
    const { status, code, message, details } = error;
    return reply.status(status).send({ error: { code, message, ...details } });
  }
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const code = CODES[status] ?? 'bad-input';
    return reply.status(status).send({ error: { code, message: error.message } });
  }
  reply.log.error(error);
  return reply
    .status(500)
    .send({ error: { code: 'internal', message: 'Something went wrong on our side.' } });
}

import { randomUUID } from 'node:crypto';

import { closeAfterLastResponses } from '@storefront/server-kit/graceful-close';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';

import { ApiError } from './http/api-error';
import { unstorableField } from './http/unstorable-text';
import { SupplierError } from './supplier/supplier-error';

export interface HttpAppOptions {
  readonly storefrontOrigins: readonly string[];
  /** Number of proxies in front whose `X-Forwarded-For` entries are trusted. */
  readonly trustProxy: number;
}

const BODY_LIMIT = 256 * 1024;
const REQUEST_LIMIT_MS = 30_000;
const START_LIMIT_MS = 120_000;

/** Creates a Fastify instance with the limits, error format and shutdown that all our servers have. */
export function createHttpApp({ storefrontOrigins, trustProxy }: HttpAppOptions): FastifyInstance {
  const app = Fastify({
    logger: { level: 'warn', redact: ['req.headers', 'req.body'] },
    bodyLimit: BODY_LIMIT,
    // Plugins start slowly on a busy machine; a shorter limit would only turn a slow start into a failed one.
    pluginTimeout: START_LIMIT_MS,
    requestTimeout: REQUEST_LIMIT_MS,
    trustProxy: (_address, hop) => hop < trustProxy,
    genReqId: () => randomUUID(),
    frameworkErrors: sendBadUrl(storefrontOrigins),
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  const closing = closeAfterLastResponses(app.server);
  app.addHook('preClose', async () => closing());
  app.addHook('preValidation', async (request) => {
    // NUL bytes and lone surrogates match no row.
    if (unstorableField(request.params) !== null)
      throw new ApiError(404, 'not-found', 'There is no such thing.');
  });
  // Browsers post text/plain to other origins without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ error: { code: 'not-found', message: 'There is no such call.' } }),
  );
  return app;
}

/** A malformed URL reaches neither a handler nor the CORS plugin, so this handler sets the CORS header itself. */
function sendBadUrl(origins: readonly string[]) {
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

/** Error codes for statuses that the framework or a plugin sets. */
const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  408: 'too-slow',
  413: 'too-large',
  415: 'not-json',
  429: 'too-many-requests',
};

function sendError(
  error: FastifyError | ApiError | SupplierError,
  _request: unknown,
  reply: FastifyReply,
): unknown {
  if (error instanceof ApiError) {
    const { status, code, message, details } = error;
    return reply.status(status).send({ error: { code, message, ...details } });
  }
  if (error instanceof SupplierError) {
    reply.log.error(error);
    const message = 'Holidays cannot be priced at the moment. Please try again.';
    return reply.status(503).send({ error: { code: 'supplier-unavailable', message } });
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

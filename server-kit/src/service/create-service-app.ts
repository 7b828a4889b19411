import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import Fastify, { type FastifyInstance } from 'fastify';

import { closeAfterLastResponses, closeBetweenConnections } from '../graceful-close';

import { errorHandler, sendHttpError, type ErrorResponses } from './error-response';
import { HttpError } from './http-error';
import { malformedRequestHandler } from './malformed-request';
import { originCheck } from './origin-check';
import { securityHeaders, type SecurityOptions } from './security-headers';
import { unstorableField } from './unstorable-text';

/** Time limits for a client that sends slowly, in milliseconds. */
export interface RequestLimits {
  readonly headersMs: number;
  /** For headers and body together. */
  readonly requestMs: number;
  /** Interval at which the limits are enforced: a request may exceed them by this much. */
  readonly checkMs: number;
}

export interface ServiceOptions extends SecurityOptions, ErrorResponses {
  /** Origins whose pages may send state-changing requests and read error responses. */
  readonly origins: readonly string[];
  /** Number of proxies in front whose `X-Forwarded-For` entries are trusted. */
  readonly trustProxy?: number;
  /** Largest body in bytes. */
  readonly bodyLimit?: number;
  readonly limits?: RequestLimits;
  /** Returns the URL for which a request is routed; default: its own. It may add header fields. */
  readonly rewriteUrl?: (request: IncomingMessage) => string;
}

const BODY_LIMIT = 256 * 1024;
export const REQUEST_LIMITS: RequestLimits = { headersMs: 10_000, requestMs: 25_000, checkMs: 2_000 };
const START_LIMIT_MS = 120_000;
/** With the second of the drain shorter than the limit of the whole shutdown, which then still closes the database. */
const LAST_RESPONSES_MS = 8_000;

/**
 * Creates a Fastify instance with the limits, headers, error responses and shutdown of all our services. Malformed input
 * gets 400 or 404, an unknown error 500 without its text, a request that changes something from a foreign page 403.
 */
export function createServiceApp(options: ServiceOptions): FastifyInstance {
  const { origins, trustProxy = 0, bodyLimit = BODY_LIMIT, limits = REQUEST_LIMITS, rewriteUrl } = options;
  const headers = securityHeaders(options);
  const app = Fastify({
    logger: { level: 'warn', redact: ['req.headers', 'req.body'] },
    bodyLimit,
    ...(rewriteUrl && { rewriteUrl }),
    // Plugins start slowly on a busy machine; a shorter limit would only turn a slow start into a failed one.
    pluginTimeout: START_LIMIT_MS,
    requestTimeout: limits.requestMs,
    // Without an interval of its own Node would enforce the limits every 30 seconds only.
    http: {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    // A request that arrives over an open connection during shutdown is completed like the ones before it.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < trustProxy,
    genReqId: () => randomUUID(),
    clientErrorHandler: malformedRequestHandler(headers),
    // A malformed URL reaches neither hooks nor the CORS plugin, so its headers are set here.
    frameworkErrors: (error, request, reply) => {
      const { origin } = request.headers;
      if (origin !== undefined && origins.includes(origin))
        void reply.header('access-control-allow-origin', origin);
      const status = error.statusCode ?? 400;
      const badUrl = new HttpError(status < 500 ? status : 400, 'bad-address', 'The address cannot be read.');
      void reply.headers({ ...headers, vary: 'Origin', 'x-request-id': request.id });
      sendHttpError(reply, badUrl, options);
    },
  });
  addHooks(app, headers, origins);
  // Browsers post text/plain to other origins without a preflight request.
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(errorHandler(options));
  app.setNotFoundHandler((_request, reply) =>
    sendHttpError(reply, new HttpError(404, 'not-found', 'There is no such call.'), options),
  );
  return app;
}

function addHooks(
  app: FastifyInstance,
  headers: Readonly<Record<string, string>>,
  origins: readonly string[],
): void {
  const requireOwnOrigin = originCheck(origins);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...headers, 'x-request-id': request.id });
    requireOwnOrigin(request);
  });
  app.addHook('preValidation', async (request) => {
    // NUL bytes and lone surrogates match no row.
    if (unstorableField(request.params) !== null)
      throw new HttpError(404, 'not-found', 'There is no such thing.');
  });
  const closing = closeAfterLastResponses(app.server, LAST_RESPONSES_MS);
  closeBetweenConnections(app.server);
  app.addHook('preClose', async () => closing());
}

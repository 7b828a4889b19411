import { fetchFailureText } from '@storefront/server-kit/error-text';
import { withTimeLimit } from '@storefront/shared/platform/time/time-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API_PATH, BACKEND_PATH } from './local-settings';

export interface UpstreamServices {
  /** Origin of the site, sent as `Origin` header to its backend. */
  readonly origin: string;
  /** Without trailing slashes. */
  readonly apiUrl: string;
  readonly backendUrl: string;
}

export interface ProxyOptions {
  readonly upstream: UpstreamServices;
  /** Whether orders and charges are forwarded. */
  readonly allowBookings: boolean;
}

const BODY_LIMIT = 256 * 1024;
/** Equal to the longest search. */
const TIMEOUT_MS = 60_000;

/** Only these headers are forwarded: no cookies and no tokens. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'range',
];
const RESPONSE_HEADERS = [
  'accept-ranges',
  'cache-control',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'x-preview',
  'x-request-id',
];

/** Prevents scripts if a proxied response is opened as a page. */
const SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Forwards API calls of pages to the two services of the upstream site, and nowhere else. */
export function proxyToUpstream(app: FastifyInstance, { upstream, allowBookings }: ProxyOptions): void {
  const services = [
    [API_PATH, baseOf(upstream.apiUrl)],
    [BACKEND_PATH, baseOf(upstream.backendUrl)],
  ] as const;
  app.register((calls, _options, done) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, parsed) =>
      parsed(null, body),
    );
    for (const [path, base] of services) {
      calls.route({
        method: ['GET', 'POST'],
        url: `${path}/*`,
        compress: false,
        handler: (request, reply) => {
          const target = targetUrl(base, request.url.slice(path.length));
          if (target === null) return sendError(reply, 404, 'This URL is outside of the upstream services.');
          if (!allowBookings && isBooking(request.method, target)) return sendError(reply, 403, NO_BOOKINGS);
          return forward(request, reply, target, upstream.origin);
        },
      });
    }
    done();
  });
}

const NO_BOOKINGS =
  'Orders and charges are disabled on a development server, because the upstream site may be real. ' +
  'Start the server with --allow-bookings to enable them.';

const BOOKING = /\/api\/(?:payments|pay|orders)\/?$/i;

/** Normalizes the path like an upstream router: decoded, with repeated slashes collapsed. */
function isBooking(method: string, { pathname }: URL): boolean {
  return method === 'POST' && BOOKING.test(decodeURIComponent(pathname).replaceAll(/\/{2,}/g, '/'));
}

function baseOf(url: string): string {
  return new URL(url).href.replace(/\/$/, '');
}

/** Returns the upstream URL; `null` if the path would leave the service. */
function targetUrl(base: string, rest: string): URL | null {
  const target = URL.canParse(base + rest) ? new URL(base + rest) : null;
  return target?.href.startsWith(`${base}/`) === true ? target : null;
}

async function forward(
  request: FastifyRequest,
  reply: FastifyReply,
  target: URL,
  origin: string,
): Promise<FastifyReply> {
  const clientClosed = new AbortController();
  reply.raw.once('close', () => clientClosed.abort());
  let response: Response;
  try {
    response = await fetch(target, {
      method: request.method,
      headers: { ...forwardedHeaders(request), origin },
      body: Buffer.isBuffer(request.body) ? Uint8Array.from(request.body) : null,
      redirect: 'manual',
      signal: withTimeLimit(clientClosed.signal, TIMEOUT_MS),
    });
  } catch (error) {
    return sendError(reply, 502, `${target.origin} cannot be reached (${fetchFailureText(error)}).`);
  }
  if (response.headers.has('location')) {
    await response.body?.cancel();
    return sendError(reply, 502, `${target.href} responds with a redirect, which is not followed.`);
  }
  for (const name of RESPONSE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply
    .status(response.status)
    .headers({ 'content-security-policy': SANDBOXED, 'x-content-type-options': 'nosniff' })
    .send(response.body ?? undefined);
}

function forwardedHeaders({ headers }: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    REQUEST_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Sends an error in the format of the backend. */
function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).send({ error: { code: 'development', message } });
}

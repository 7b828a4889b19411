import { fetchFailureText } from '@storefront/server-kit/error-text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API_PATH, BACKEND_PATH } from './local-settings';

export interface UpstreamServices {
  /** Origin of the site, which its backend expects its callers to come from. */
  readonly origin: string;
  /** Bases without a slash at the end. */
  readonly apiUrl: string;
  readonly backendUrl: string;
}

export interface ProxyOptions {
  readonly upstream: UpstreamServices;
  /** Whether calls that order or charge may go through. */
  readonly allowBookings: boolean;
}

const BODY_LIMIT = 256 * 1024;
/** As long as the longest search may take. */
const TIMEOUT_MS = 60_000;

/** What the services are told of a request, and a page of an answer. Cookies and tokens are in neither. */
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

/** Whatever comes from there, a page opened by itself here runs nothing. */
const SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Passes the calls of pages on to the two services of the far site, and to nothing else. */
export function proxyToUpstream(app: FastifyInstance, { upstream: far, allowBookings }: ProxyOptions): void {
  const services = [
    [API_PATH, baseOf(far.apiUrl)],
    [BACKEND_PATH, baseOf(far.backendUrl)],
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
          if (target === null) return sendError(reply, 404, 'That is not an address of the site.');
          if (!allowBookings && isBooking(request.method, target)) return sendError(reply, 403, NO_BOOKINGS);
          return forward(request, reply, target, far.origin);
        },
      });
    }
    done();
  });
}

const NO_BOOKINGS =
  'Nothing is ordered or charged from a development server: the site behind it may be real. ' +
  'Start it with --allow-bookings to do it all the same.';

const BOOKING = /\/api\/(?:payments|pay|orders)\/?$/i;

/** However the address is written, a router on the way would take it for that call. */
function isBooking(method: string, { pathname }: URL): boolean {
  return method === 'POST' && BOOKING.test(decodeURIComponent(pathname).replaceAll(/\/{2,}/g, '/'));
}

function baseOf(url: string): string {
  return new URL(url).href.replace(/\/$/, '');
}

/** `null` where the address would leave the service. */
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
      signal: AbortSignal.any([clientClosed.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
  } catch (error) {
    return sendError(reply, 502, `${target.origin} cannot be reached (${fetchFailureText(error)}).`);
  }
  if (response.headers.has('location')) {
    await response.body?.cancel();
    return sendError(reply, 502, `${target.href} leads elsewhere, where nobody follows it.`);
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

/** In the form in which the backend refuses. */
function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  return reply.status(status).send({ error: { code: 'development', message } });
}

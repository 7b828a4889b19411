import type { Server, ServerResponse } from 'node:http';

/** Time limits for slow clients, in milliseconds. Each is enforced at most `checkMs` late. */
export interface TimeLimits {
  /** From the connection, or from the first byte of a further request, until its headers are complete. */
  readonly headersMs: number;
  /** Until the whole request is received. */
  readonly requestMs: number;
  /** Without any byte in either direction while a request or response is in progress. */
  readonly stallMs: number;
  /** A response that is still being sent after this time must have reached `MIN_BYTES_PER_SECOND`. */
  readonly responseMs: number;
  readonly checkMs: number;
}

/** Together with `checkMs` every limit is below 30 seconds. */
export const TIME_LIMITS: TimeLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  stallMs: 25_000,
  responseMs: 25_000,
  checkMs: 2_000,
};

/** What a page may take besides its two limits: late parts, the grace of a thread, and the loading of a new build. */
const RENDERING_MARGIN_MS = 5_000;

/**
 * Returns the limits of an edge server. Where it renders pages, a visitor may wait for a thread and then for the page, each
 * for `limitMs` milliseconds, without a byte in either direction: closing that connection would lose the request.
 */
export function timeLimitsFor(render: { readonly limitMs: number } | null, limits = TIME_LIMITS): TimeLimits {
  if (render === null) return limits;
  return { ...limits, stallMs: Math.max(limits.stallMs, 2 * render.limitMs + RENDERING_MARGIN_MS) };
}

/** Below the slowest mobile networks in use (EDGE has about 15 kB/s). */
const MIN_BYTES_PER_SECOND = 1_000;

/** Returns the time limits as options of Fastify. */
export function timeLimitOptions({ headersMs, requestMs, stallMs, checkMs }: TimeLimits) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: stallMs,
    http: { headersTimeout: headersMs, requestTimeout: requestMs, connectionsCheckingInterval: checkMs },
  };
}

interface SlowResponse {
  readonly startedAt: number;
  readonly bytesBefore: number;
}

/**
 * Closes connections whose client reads a response so slowly that it would hold memory of the server for minutes. A
 * client that does not read at all is closed by `stallMs` already.
 */
export function closeSlowReaders(server: Server, { responseMs, checkMs }: TimeLimits): void {
  const inFlight = new Map<ServerResponse, SlowResponse>();
  server.prependListener('request', (_request, response: ServerResponse) => {
    inFlight.set(response, { startedAt: Date.now(), bytesBefore: flushedBytes(response) });
    response.once('close', () => inFlight.delete(response));
  });
  const timer = setInterval(() => {
    for (const [response, { startedAt, bytesBefore }] of inFlight) {
      const elapsedMs = Date.now() - startedAt;
      const required = (elapsedMs / 1_000) * MIN_BYTES_PER_SECOND;
      // A response without a byte in the buffer waits for the server, not for the client.
      const isWaitingForClient = (response.socket?.writableLength ?? 0) > 0;
      if (elapsedMs > responseMs && isWaitingForClient && flushedBytes(response) - bytesBefore < required) {
        response.socket?.destroy();
      }
    }
  }, checkMs).unref();
  server.once('close', () => clearInterval(timer));
}

/** Bytes of the connection that were handed to the operating system. */
function flushedBytes({ socket }: ServerResponse): number {
  return socket ? socket.bytesWritten - socket.writableLength : 0;
}

import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

const LIMIT_MS = 10_000;
/** The first request of a connection that was accepted just before may still be on its way. */
const FIRST_REQUEST_MS = 500;

/**
 * Prepares an HTTP server for a quick shutdown that still completes the responses in flight.
 *
 * Two kinds of connections would delay `close` for more than a minute: a keep-alive connection after its
 * response, and one that a browser opened in advance and sent no request over. A client that stops reading would
 * delay it without limit, so all connections are closed after a time limit.
 *
 * @param limitMs milliseconds after which the remaining connections are closed
 * @returns to be called when the server starts to close
 */
export function closeAfterLastResponses(server: Server, limitMs = LIMIT_MS): () => void {
  const unused = new Set<Socket>();
  const inFlight = new Set<ServerResponse>();
  let isClosing = false;
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    unused.delete(socket);
    if (isClosing) response.setHeader('connection', 'close');
    inFlight.add(response);
    response.once('close', () => inFlight.delete(response));
  });
  return () => {
    isClosing = true;
    setTimeout(() => server.closeAllConnections(), limitMs).unref();
    const closeUnused = () => unused.forEach((socket) => socket.destroy());
    setTimeout(closeUnused, Math.min(FIRST_REQUEST_MS, limitMs)).unref();
    for (const response of inFlight) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
  };
}

/** Long enough for each connection that a balancer uses to carry one more request, and to be closed with its response. */
const DRAIN_MS = 1_000;

/**
 * Completes what still arrives before a server closes: responses request the end of their connection, so that a balancer has
 * none left on which it may be sending a request in the moment of the close. Call it before `close`, when the process is
 * replaced.
 *
 * @param durationMs milliseconds in which requests and new connections are still served
 */
export async function drainConnections(server: Server, durationMs = DRAIN_MS): Promise<void> {
  let lastAt = -Infinity;
  server.prependListener('request', (_request, response: ServerResponse) => {
    lastAt = performance.now();
    response.setHeader('connection', 'close');
  });
  await pause(durationMs);
  // A busy process has requests that it has not read.
  await untilQuiet(() => lastAt);
}

/** Time without a new connection or request, which separates the bursts of clients that respond to responses. */
const QUIET_MS = 10;
/** What arrives during a turn of the event loop is accepted in the next one, so the last turn must be short. */
const QUIET_TURN_MS = 1;
const QUIET_LIMIT_MS = 500;

/**
 * Makes `server.close` wait for a moment in which no connection arrives, half a second at most. The operating system
 * resets the connections that it has accepted and the process has not, with the requests on them.
 */
export function closeBetweenConnections(server: Server): void {
  let lastAt = -Infinity;
  server.on('connection', () => (lastAt = performance.now()));
  const close = server.close.bind(server);
  // Nothing may run between the quiet moment and the call, so a hook that runs earlier is not enough.
  server.close = (onClosed) => {
    void untilQuiet(() => lastAt).then(() => {
      close(onClosed);
    });
    return server;
  };
}

async function untilQuiet(lastArrivalAt: () => number): Promise<void> {
  const limit = performance.now() + QUIET_LIMIT_MS;
  for (;;) {
    const startedAt = performance.now();
    await nextTurn();
    const now = performance.now();
    const isQuiet = now - lastArrivalAt() >= QUIET_MS && now - startedAt < QUIET_TURN_MS;
    if (isQuiet || now > limit) return;
    await pause(1);
  }
}

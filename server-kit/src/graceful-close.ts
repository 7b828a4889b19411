import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const LIMIT_MS = 10_000;

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
    for (const socket of unused) socket.destroy();
    for (const response of inFlight) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
  };
}

import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long those in work may take; nobody restarts a server to wait for a visitor who reads no further. */
const LIMIT_MS = 10_000;

/**
 * For a server that is told to end: what is in work is answered first, and nothing else holds it up.
 *
 * What is not over after 10 s is cut: a visitor who stops reading would hold the end up for good. Two more kinds
 * of connections would, for more than a minute each: one that is kept open after its answer for another request,
 * and one that a browser opened ahead of what it may ask, which Node takes for a request on its way.
 *
 * @param limitMs milliseconds after which what is still in work is cut
 * @returns to be called when the server begins to close
 */
export function closeAfterLastAnswers(server: Server, limitMs = LIMIT_MS): () => void {
  const unasked = new Set<Socket>();
  const inWork = new Set<ServerResponse>();
  let ending = false;
  server.on('connection', (socket: Socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  server.prependListener('request', ({ socket }, response: ServerResponse) => {
    unasked.delete(socket);
    if (ending) response.setHeader('connection', 'close');
    inWork.add(response);
    response.once('close', () => inWork.delete(response));
  });
  return () => {
    ending = true;
    setTimeout(() => server.closeAllConnections(), limitMs).unref();
    for (const socket of unasked) socket.destroy();
    for (const response of inWork) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
  };
}

import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * For a server that is told to end: what is in work is answered first, and nothing else holds it up.
 *
 * Two kinds of connections would, for more than a minute each: one that is kept open after its answer for
 * another request, and one that a browser opened ahead of what it may ask, which Node takes for a request on
 * its way.
 *
 * @returns to be called when the server begins to close
 */
export function closeAfterLastAnswers(server: Server): () => void {
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
    for (const socket of unasked) socket.destroy();
    for (const response of inWork) {
      if (!response.headersSent) response.setHeader('connection', 'close');
    }
  };
}

import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** Response to the next request: a body, a closed connection, or none. */
export type NextResponse =
  | { readonly status: number; readonly body: object | string }
  | 'broken connection'
  | 'silence';

export interface RecordedCall {
  /** Method and path with its query, such as `GET /v1/balance`. */
  readonly request: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: Readonly<Record<string, string>>;
}

/** Starts an HTTP server on a free port that sends the given responses in order. */
export async function recordedStripe() {
  const calls: RecordedCall[] = [];
  let responses: NextResponse[] = [];

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const requested = `${request.method ?? ''} ${request.url ?? ''}`;
      calls.push({
        request: requested,
        headers: request.headers,
        form: Object.fromEntries(new URLSearchParams(body)),
      });
      const next = responses.shift() ?? { status: 500, body: 'no response is set for this request' };
      if (next === 'silence') return;
      if (next === 'broken connection') return void request.socket.destroy();
      response.writeHead(next.status, { 'content-type': 'application/json', 'request-id': 'req_test123' });
      response.end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');

  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    /** Sets the next responses and clears the recorded requests. */
    respondWith: (...next: NextResponse[]) => {
      calls.length = 0;
      responses = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

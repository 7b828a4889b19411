import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the next call gets: an answer, a connection that breaks, or silence. */
export type NextAnswer =
  { readonly status: number; readonly body: object | string } | 'broken connection' | 'silence';

export interface RecordedCall {
  /** Method and path with its query, such as `GET /v1/balance`. */
  readonly asked: string;
  readonly headers: IncomingHttpHeaders;
  readonly form: Readonly<Record<string, string>>;
}

/** A real HTTP server on a free port that answers calls in the order the test has written down. */
export async function recordedStripe() {
  const calls: RecordedCall[] = [];
  let answers: NextAnswer[] = [];

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const asked = `${request.method ?? ''} ${request.url ?? ''}`;
      calls.push({ asked, headers: request.headers, form: Object.fromEntries(new URLSearchParams(body)) });
      const next = answers.shift() ?? { status: 500, body: 'the test has no answer for this call' };
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
    /** Forgets what was asked before. */
    willAnswer: (...next: NextAnswer[]) => {
      calls.length = 0;
      answers = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

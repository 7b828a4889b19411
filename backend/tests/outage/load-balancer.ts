import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { portOf } from '@storefront/server-kit/ports';

/** Number of responses by kind. */
export interface ResponseCounts {
  requests: number;
  /** Status below 500, the shop's own refusals included. */
  successes: number;
  /** 503 with `Retry-After`. */
  unavailable: number;
  /** Connections that the operating system reset because a backend stopped listening before it accepted them. */
  resets: number;
  /** Every other response, and a connection that ended without one, as text. */
  readonly others: string[];
}

export interface LoadBalancer {
  readonly url: string;
  readonly counts: ResponseCounts;
  readonly close: () => Promise<void>;
}

const NO_BACKEND_LIMIT_MS = 10_000;
const RETRY_MS = 20;

/**
 * Forwards requests to several backends in turn, as the load balancer of `deploy/` does: over a new connection each, and
 * to the next backend when one refuses the connection. A request that was sent is never repeated.
 */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const counts: ResponseCounts = { requests: 0, successes: 0, unavailable: 0, resets: 0, others: [] };
  let turn = 0;

  const handle = async (incoming: IncomingMessage, response: ServerResponse) => {
    const body = await buffer(incoming);
    const limit = Date.now() + NO_BACKEND_LIMIT_MS;
    counts.requests += 1;
    while (Date.now() < limit) {
      turn += 1;
      const result = await forward(ports[turn % ports.length] ?? 0, incoming, body);
      if (result !== 'refused') return reply(result, incoming, response, counts);
      await pause(RETRY_MS);
    }
    return reply('no backend listens', incoming, response, counts);
  };
  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    counts,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface BackendResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** @returns the response, `refused` when nothing was sent, or why there was no response */
function forward(port: number, incoming: IncomingMessage, body: Buffer): Promise<BackendResponse | string> {
  return new Promise((resolve) => {
    const { method, url, headers } = incoming;
    const outgoing = request({ port, host: '127.0.0.1', method, path: url, headers, agent: false });
    // A connection that was refused, or reset before it was open, carried no request.
    outgoing.on('error', (error) =>
      resolve(error.message.startsWith('connect ') ? 'refused' : `no response: ${error.message}`),
    );
    outgoing.on('response', (response) => {
      buffer(response).then(
        (received) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: received }),
        (error: unknown) => resolve(`incomplete response: ${String(error)}`),
      );
    });
    outgoing.end(body);
  });
}

function reply(
  result: BackendResponse | string,
  { method, url }: IncomingMessage,
  response: ServerResponse,
  counts: ResponseCounts,
): void {
  if (typeof result === 'string') {
    if (result.endsWith('ECONNRESET')) counts.resets += 1;
    else counts.others.push(`${method} ${url}: ${result}`);
    response.destroy();
    return;
  }
  const { status, headers, body } = result;
  if (status < 500) counts.successes += 1;
  else if (status === 503 && headers['retry-after'] !== undefined) counts.unavailable += 1;
  else counts.others.push(`${method} ${url}: ${status} ${body.toString().slice(0, 200)}`);
  response.writeHead(status, headers).end(body);
}

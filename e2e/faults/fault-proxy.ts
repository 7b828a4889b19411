import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createSlowLine, type Line } from './slow-line';

/** Responds in place of the server. `forward` sends the request on. */
export type FaultyResponse = (exchange: Exchange) => void;

export interface Exchange {
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
  readonly forward: () => void;
}

interface ProxiedRequest {
  readonly url: URL;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * An HTTP proxy between one tab and all servers. Unlike a Playwright route it leaves the cache of the browser on, and a
 * request that it holds stays pending until the tab is closed, as on a real network.
 */
export interface FaultProxy {
  readonly url: string;
  /** Responds to matching requests in place of the server, until the returned function is called. */
  readonly inject: (matches: (url: URL) => boolean, respond: FaultyResponse) => () => void;
  /** Limits the line of the tab from now on. @returns the function that restores it */
  readonly limitLine: (limits: { readonly bytesPerSecond: number; readonly latencyMs: number }) => () => void;
  /** Returns all requests so far, in the order of their arrival. */
  readonly requests: () => readonly ProxiedRequest[];
  readonly close: () => void;
}

export async function startFaultProxy(): Promise<FaultProxy> {
  const faults = new Set<{ readonly matches: (url: URL) => boolean; readonly respond: FaultyResponse }>();
  const requests: ProxiedRequest[] = [];
  let line: Line | null = null;

  const server = createServer((incoming, response) => {
    // A tab that is closed ends its requests.
    response.on('error', () => {});
    const url = new URL(incoming.url ?? '');
    requests.push({ url, at: Date.now() });
    const forward = () => forwardTo(url, incoming, response, line);
    const fault = [...faults].find(({ matches }) => matches(url));
    if (fault) fault.respond({ incoming, response, forward });
    else forward();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Node types the address of a TCP server as a union with a socket path.
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    inject: (matches, respond) => {
      const fault = { matches, respond };
      faults.add(fault);
      return () => void faults.delete(fault);
    },
    limitLine: (limits) => {
      const limited = createSlowLine(limits);
      line = limited;
      return () => {
        line = null;
        limited.close();
      };
    },
    requests: () => requests,
    close: () => {
      line?.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

function forwardTo(url: URL, incoming: IncomingMessage, response: ServerResponse, line: Line | null): void {
  const send = () => {
    const { hostname, port, pathname, search } = url;
    const { method, headers } = incoming;
    const outgoing = request({ hostname, port, path: pathname + search, method, headers }, (upstream) => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers);
      // Otherwise the headers wait for the first bytes of a stream.
      response.flushHeaders();
      if (line) line.pipe(upstream, response);
      else upstream.pipe(response);
      upstream.on('error', () => response.destroy());
    });
    outgoing.on('error', () => response.destroy());
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  };
  if (line) setTimeout(send, line.latencyMs);
  else send();
}

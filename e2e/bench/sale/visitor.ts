import { once } from 'node:events';
import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { connect as connectTls, type TLSSocket } from 'node:tls';

const LIMIT_MS = 40_000;

export interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly bytes: number;
}

/** No response, or an incomplete one. */
export class NoResponse extends Error {
  override readonly name = 'NoResponse';
}

/**
 * A visitor with an address and a connection of their own: TLS and HTTP/2, opened with the first request and again after it
 * was closed.
 */
export class Visitor {
  readonly #address: string;
  readonly #sessions = new Map<string, ClientHttp2Session>();

  /** @param turn any number; visitors with different numbers have different addresses */
  constructor(turn: number) {
    // All of 127/8 is this machine, so every visitor has limits of their own.
    this.#address = `127.${1 + (Math.floor(turn / 62_500) % 200)}.${Math.floor(turn / 250) % 250}.${1 + (turn % 250)}`;
  }

  /** @param encoding `identity` for a body that is read @throws NoResponse */
  async request(url: string, body?: object, encoding = 'br, gzip'): Promise<Response> {
    const { origin, pathname, search } = new URL(url);
    const session = this.#session(origin);
    const content = body === undefined ? null : JSON.stringify(body);
    const stream = session.request({
      ':method': content === null ? 'GET' : 'POST',
      ':path': pathname + search,
      'accept-encoding': encoding,
      ...(content === null ? {} : { 'content-type': 'application/json' }),
    });
    // A stream that is only cancelled emits no error, so nothing would settle.
    const limit = setTimeout(() => stream.destroy(new Error(`incomplete after ${LIMIT_MS} ms`)), LIMIT_MS);
    try {
      stream.end(content ?? undefined);
      const [headers] = (await once(stream, 'response')) as [IncomingHttpHeaders & { ':status'?: number }];
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(Buffer.from(chunk as Uint8Array));
      if (stream.rstCode !== constants.NGHTTP2_NO_ERROR)
        throw new Error(`the stream ended with ${stream.rstCode}`);
      const bytes = chunks.reduce((sum, { length }) => sum + length, 0);
      return { status: headers[':status'] ?? 0, headers, body: textOf(chunks, headers), bytes };
    } catch (error) {
      throw new NoResponse(`${pathname}: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      });
    } finally {
      clearTimeout(limit);
    }
  }

  close(): void {
    for (const session of this.#sessions.values()) session.close();
  }

  #session(origin: string): ClientHttp2Session {
    const open = this.#sessions.get(origin);
    if (open && !open.closed && !open.destroyed) return open;
    const session = connect(origin, {
      createConnection: ({ hostname, port }) => openTls(hostname, Number(port), this.#address),
    });
    session.on('error', () => {});
    this.#sessions.set(origin, session);
    return session;
  }
}

/** The certificate is made for the run, and signed by nobody. */
function openTls(host: string, port: number, localAddress: string): TLSSocket {
  const options = { host, port, localAddress, ALPNProtocols: ['h2'], rejectUnauthorized: false };
  return connectTls(options);
}

/** Compressed bodies are pages and files, which nobody reads here. */
function textOf(chunks: readonly Buffer[], headers: IncomingHttpHeaders): string {
  return headers['content-encoding'] === undefined ? Buffer.concat(chunks).toString('utf8') : '';
}

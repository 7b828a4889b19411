import { connect, type Socket } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Requests URLs over one connection, one after the other. It reads no more of a response than its status and length,
 * because the client runs on the same cores as the server that it measures.
 */
export class KeepAliveClient {
  readonly #socket: Socket;
  #chunks: Buffer[] = [];
  #bytes = 0;
  #expected: number | null = null;
  #done: { readonly resolve: (bytes: number) => void; readonly reject: (error: Error) => void } | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk) => this.#receive(chunk));
    this.#socket.on('error', (error) => this.#done?.reject(error));
    this.#socket.on('close', () => this.#done?.reject(new Error('the server closed the connection')));
  }

  /** @returns the bytes of the response; rejects unless its status is 200 and it names its length */
  request(path: string): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#done = { resolve, reject };
      this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip, br\r\n\r\n`);
    });
  }

  close(): void {
    this.#done = null;
    this.#socket.destroy();
  }

  #receive(chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#expected === null) {
      this.#chunks.push(chunk);
      this.#readHead();
    }
    if (this.#expected === null || this.#bytes < this.#expected) return;
    const bytes = this.#bytes;
    this.#chunks = [];
    this.#bytes = 0;
    this.#expected = null;
    this.#done?.resolve(bytes);
  }

  #readHead(): void {
    const received = Buffer.concat(this.#chunks);
    const end = received.indexOf(HEAD_END);
    if (end < 0) return;
    const head = received.subarray(0, end).toString('latin1');
    const length = /\r\ncontent-length: (?<length>\d+)/i.exec(head)?.groups?.['length'];
    if (!head.startsWith('HTTP/1.1 200') || length === undefined) {
      this.#done?.reject(new Error(`unexpected response: ${head.slice(0, 400)}`));
      return;
    }
    this.#expected = end + HEAD_END.length + Number(length);
  }
}

/** @returns responses per second of `connections` clients that request the paths in turn for `limitMs` */
export async function measureThroughput(
  port: number,
  paths: readonly string[],
  { connections, limitMs }: { readonly connections: number; readonly limitMs: number },
): Promise<number> {
  const start = performance.now();
  let responses = 0;
  const client = async (_: unknown, first: number): Promise<void> => {
    const connection = new KeepAliveClient(port);
    for (let index = first; performance.now() - start < limitMs; index += 1) {
      await connection.request(paths[index % paths.length] ?? '/');
      responses += 1;
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, client));
  return (responses * 1_000) / (performance.now() - start);
}

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import type { RenderTask } from './render-task';
import { createWorkerPool, type WorkerPool } from './worker-pool';

/** The Node build of a shell whose page is the response of the backend, and takes a moment to render. */
const SHELL = `
exports.provided = {};
exports.renderPage = async ({ config, url, signal }) => {
  const method = new URL(url).searchParams.get('method') ?? 'GET';
  const response = await fetch(config.backendUrl, { signal, method });
  const body = await response.text();
  await new Promise((resolve) => setTimeout(resolve, 20));
  return { kind: 'page', status: 200, head: '', body, styles: [], sharedForSeconds: null,
    hydration: { remote: null, readable: true, today: '2026-11-21', loaderData: {}, errors: {} } };
};`;

let root: string;
let pool: WorkerPool;
let backend: Server;
let requestCount: number;
const sockets = new Set<Socket>();
/** What the backend does with a request on a connection that it has responded on before. */
let onReuse: 'respond' | 'close';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'idle-'));
  await writeFile(join(root, 'shell.cjs'), SHELL);
  backend = createServer((request, response) => {
    requestCount += 1;
    if (sockets.has(request.socket) && onReuse === 'close') return request.socket.destroy();
    sockets.add(request.socket);
    return response.end('data of the backend');
  });
  // Sends no hint: the client keeps connections for as long as it likes.
  backend.keepAliveTimeout = 0;
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  pool = createWorkerPool(1, () => {});
});
beforeEach(() => {
  requestCount = 0;
  onReuse = 'respond';
});
afterAll(async () => {
  await pool.drain();
  backend.closeAllConnections();
  backend.close();
  await rm(root, { recursive: true, force: true });
});

function task(path: string): RenderTask {
  const { port } = backend.address() as AddressInfo;
  const integrity = `sha384-${createHash('sha384').update(SHELL).digest('base64')}`;
  return {
    url: `https://shop.test${path}`,
    shell: { app: 'shell', version: '1', file: join(root, 'shell.cjs'), integrity },
    remotes: {},
    snapshot: { revision: 1, remotes: [], integrity: {}, isolated: false },
    config: storefrontConfigSchema.parse({ backendUrl: `http://127.0.0.1:${port}` }),
    limitMs: 5_000,
  };
}

describe('a render thread after a quiet time', () => {
  it('renders although the backend has closed the connections in the meantime', async () => {
    expect(await pool.render(task('/'))).toMatchObject({ outcome: { kind: 'rendered' } });
    const closed = Promise.all([...sockets].map((socket) => once(socket, 'close')));
    backend.closeIdleConnections();
    await closed;

    expect(await pool.render(task('/'))).toMatchObject({
      outcome: { kind: 'rendered', rendered: { body: 'data of the backend' } },
    });
  });

  it('renders although the backend closes the connection with the request on its way', async () => {
    expect(await pool.render(task('/'))).toMatchObject({ outcome: { kind: 'rendered' } });
    onReuse = 'close';

    expect(await pool.render(task('/'))).toMatchObject({ outcome: { kind: 'rendered' } });
    expect(requestCount).toBe(3);
  });

  it('does not repeat a request that may have had an effect', async () => {
    onReuse = 'respond';
    expect(await pool.render(task('/'))).toMatchObject({ outcome: { kind: 'rendered' } });
    onReuse = 'close';

    expect(await pool.render(task('/?method=POST'))).toMatchObject({ outcome: { kind: 'not-rendered' } });
    expect(requestCount).toBe(2);
  });
});

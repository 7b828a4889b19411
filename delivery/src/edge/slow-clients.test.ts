import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import { integrityOfBytes } from '@storefront/tooling/build/integrity';

import { aBuild } from '../../testing/build-builder';
import { TEST_KEYS } from '../../testing/test-keys';
import { releaseBuild } from '../release/release-build';
import { folderReleaseStore } from '../store/folder-release-store';

import { edgeApp } from './edge-app';
import { TIME_LIMITS } from './time-limits';

/** More than all socket buffers between server and client together, and not more than a release file may have. */
const LARGE_FILE_BYTES = 15 * 1024 * 1024;
const SHORT_LIMITS = { headersMs: 300, requestMs: 500, stallMs: 600, responseMs: 700, checkMs: 50 };

let root: string;
let app: Awaited<ReturnType<typeof edgeApp>>;
let port: number;
let largeFile: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'slow-'));
  const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
  const build = await aBuild(root, 'shell', 'x'.repeat(LARGE_FILE_BYTES), { contract: '1.0.0' });
  await releaseBuild(store, build, { why: 'test' });
  const config = storefrontConfigSchema.parse({});
  app = await edgeApp({ store, config, render: null, timeLimits: SHORT_LIMITS });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
  largeFile = (await store.registry()).microFrontends['storefront/shell']?.[0]?.url ?? '';
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

/** Sends the start of a request, then one byte every 20 ms. @returns the response and how long the server waited */
async function trickle(start: string): Promise<{ response: string; waitedMs: number }> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), 20);
  try {
    return { response: await text(socket), waitedMs: performance.now() - startedAt };
  } finally {
    clearInterval(timer);
    socket.destroy();
  }
}

/** Requests the large file and reads it with `read`. @returns milliseconds until the server closed the connection */
async function closedAfter(read: (socket: Socket) => void): Promise<number> {
  const startedAt = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  socket.write(`GET ${largeFile} HTTP/1.1\r\nHost: a\r\n\r\n`);
  read(socket);
  await new Promise<void>((resolve) => {
    app.server.getConnections((_error, before) => {
      const timer = setInterval(() => {
        app.server.getConnections((_problem, count) => {
          if (count > 0 || before < 0) return;
          clearInterval(timer);
          resolve();
        });
      }, 20);
    });
  });
  socket.destroy();
  return performance.now() - startedAt;
}

describe('a slow client', () => {
  it('that sends its headers byte by byte gets a readable 408', async () => {
    const { response, waitedMs } = await trickle('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');

    expect(response).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(response).toContain('020 7946 0123');
    expect(waitedMs).toBeLessThan(SHORT_LIMITS.requestMs + 500);
  });

  it('that connects and sends nothing is closed', async () => {
    const socket = connect(port, '127.0.0.1');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408/);
  });

  it('that sends its body byte by byte gets a readable 408', async () => {
    const { response, waitedMs } = await trickle(
      'POST /csp-report HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n[',
    );

    expect(response).toMatch(/^HTTP\/1\.1 408/);
    expect(waitedMs).toBeLessThan(SHORT_LIMITS.requestMs + 500);
  });

  it('that does not read its response is closed', async () => {
    expect(await closedAfter(() => {})).toBeLessThan(3_000);
  });

  it('that reads its response too slowly is closed', async () => {
    let timer: NodeJS.Timeout | undefined;
    const closed = await closedAfter((socket) => {
      timer = setInterval(() => socket.read(1), 50);
    });
    clearInterval(timer);
    expect(closed).toBeLessThan(3_000);
  });

  it('is closed within 30 seconds by the limits that apply in production', async () => {
    const store = folderReleaseStore(join(root, 'store'), TEST_KEYS);
    const edge = await edgeApp({ store, config: storefrontConfigSchema.parse({}), render: null });
    const { headersTimeout, requestTimeout, timeout } = edge.server;

    expect(headersTimeout).toBe(10_000);
    expect(requestTimeout).toBe(20_000);
    expect(timeout).toBe(25_000);
    const slowest = Math.max(headersTimeout, requestTimeout, timeout, TIME_LIMITS.responseMs);
    expect(slowest + TIME_LIMITS.checkMs).toBeLessThan(30_000);
    await edge.close();
  });
});

it('a visitor who waits for a page that is still rendered keeps the connection beyond the limit for stalls', async () => {
  const store = folderReleaseStore(join(root, 'slow-pages'), TEST_KEYS);
  const code = `
    exports.provided = {};
    exports.renderPage = () => new Promise((resolve) => {
      setTimeout(resolve, ${2 * SHORT_LIMITS.stallMs}, { kind: 'redirect', status: 302, location: '/about-us' });
    });`;
  const node = { entry: 'server.cjs', integrity: integrityOfBytes(code) };
  const build = await aBuild(root, 'shell', 'slow', { contract: '1.0.0', routes: ['/'], node });
  await writeFile(join(build, 'server.cjs'), code);
  await releaseBuild(store, build, { why: 'test' });
  const edge = await edgeApp({
    store,
    config: storefrontConfigSchema.parse({}),
    render: { threads: 1, limitMs: 10_000, maxWaiting: 1, maxBuilds: 5, cacheBytes: 1_000 },
    timeLimits: SHORT_LIMITS,
  });
  const site = await edge.listen({ port: 0, host: '127.0.0.1' });
  const startedAt = performance.now();
  const response = await fetch(site, { redirect: 'manual' }).finally(() => edge.close());
  const waitedMs = performance.now() - startedAt;

  expect([response.status, response.headers.get('location')]).toEqual([302, '/about-us']);
  expect(waitedMs).toBeGreaterThan(SHORT_LIMITS.stallMs);
}, 60_000);

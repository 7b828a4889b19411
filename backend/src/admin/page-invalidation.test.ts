import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { pageInvalidation } from './page-invalidation';

interface Received {
  readonly at: string;
  readonly path: string | undefined;
  readonly key: string | undefined;
  readonly body: unknown;
}

const TOKEN = 'token-of-the-caches';
let received: Received[] = [];
const statuses = new Map<string, number>();
const servers: Server[] = [];

async function listen(host: string, port = 0): Promise<number> {
  const server = createServer(async (request, response) => {
    const { url: path, headers } = request;
    const key = headers.authorization ?? String(headers['fastly-key']);
    received.push({ at: host, path, key, body: JSON.parse(await text(request)) });
    response.writeHead(statuses.get(host) ?? 200).end('{}');
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  return (server.address() as AddressInfo).port;
}

let port: number;
let cdnPort: number;
beforeAll(async () => {
  port = await listen('127.0.0.1');
  await listen('127.0.0.2', port);
  cdnPort = await listen('127.0.0.3');
});
beforeEach(() => {
  received = [];
  statuses.clear();
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

const edge = () => ({ url: `http://site-instances:${port}`, token: TOKEN });
const cdn = (provider: 'cloudflare' | 'fastly') => ({
  provider,
  purgeUrl: `http://127.0.0.3:${cdnPort}/purge/shop`,
  token: TOKEN,
});
const twoAddresses = async () => [
  { address: 'fd00::1', family: 6 },
  { address: '127.0.0.1', family: 4 },
  { address: '127.0.0.2', family: 4 },
];
const invalidate = (caches: Parameters<typeof pageInvalidation>[0], paths: readonly string[]) =>
  pageInvalidation(caches, twoAddresses)?.(paths);

describe('pages of changed content', () => {
  it('leave the cache of every edge server, each of which has an address, and then the CDN', async () => {
    await invalidate({ edge: edge(), cdn: cdn('cloudflare') }, ['/page/One', '/']);
    expect(received.slice(0, 2).map(({ at }) => at)).toEqual(
      expect.arrayContaining(['127.0.0.1', '127.0.0.2']),
    );
    expect(received[0]).toMatchObject({
      path: '/edge/empty',
      key: `Bearer ${TOKEN}`,
      body: { paths: ['/page/One', '/'] },
    });
    expect(received.slice(2)).toEqual([
      {
        at: '127.0.0.3',
        path: '/purge/shop',
        key: `Bearer ${TOKEN}`,
        body: { tags: ['/page/one', '/'] },
      },
    ]);
  });

  it('are named by one tag when all pages change', async () => {
    await invalidate({ edge: null, cdn: cdn('fastly') }, ['/*', '/page/one']);
    expect(received).toEqual([
      { at: '127.0.0.3', path: '/purge/shop', key: TOKEN, body: { surrogate_keys: ['page'] } },
    ]);
  });

  it('are named in several calls when a CDN accepts fewer tags in one', async () => {
    const paths = Array.from({ length: 31 }, (_, index) => `/page/${index}`);
    await invalidate({ edge: null, cdn: cdn('cloudflare') }, [...paths, '/page/0']);
    expect(received.map(({ body }) => body)).toEqual([{ tags: paths.slice(0, 30) }, { tags: ['/page/30'] }]);
  });

  it('leave the other caches when one fails, and the error names that one', async () => {
    statuses.set('127.0.0.1', 500);
    const result = invalidate({ edge: edge(), cdn: cdn('cloudflare') }, ['/']);
    await expect(result).rejects.toThrow(`127.0.0.1:${port}: status 500`);
    expect(received.map(({ at }) => at).toSorted()).toEqual(['127.0.0.1', '127.0.0.2', '127.0.0.3']);
    statuses.clear();
    statuses.set('127.0.0.3', 403);
    await expect(invalidate({ edge: edge(), cdn: cdn('cloudflare') }, ['/'])).rejects.toThrow(
      /^CDN: status 403$/,
    );
  });

  it('leave the CDN when no edge server has an address', async () => {
    const noAddress = () => Promise.reject(new Error('ENOTFOUND'));
    const result = pageInvalidation({ edge: edge(), cdn: cdn('cloudflare') }, noAddress)?.(['/']);
    await expect(result).rejects.toThrow('edge servers: ENOTFOUND');
    expect(received.map(({ at }) => at)).toEqual(['127.0.0.3']);
  });

  it('concern nobody without edge server and CDN', () => {
    expect(pageInvalidation({ edge: null, cdn: null })).toBeNull();
  });
});

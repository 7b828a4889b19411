import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { connect as connectTls } from 'node:tls';

import { freePort, portOf } from '@storefront/server-kit/ports';

import { findNginx, startNginx, type RunningNginx } from '../../../testing/running-nginx';

const nginx = findNginx();
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
const title = 'the balancer of deploy/nginx';
const [describeBalancer, balancerTitle] =
  nginx !== null && hasOpenssl
    ? ([describe, title] as const)
    : ([describe.skip, `${title} (skipped: nginx or openssl is not installed)`] as const);

jest.setTimeout(60_000);

/** As long as the tokens of previews. */
const PREVIEW = '/moment/Zm9yLWEtcHJldmlldy1vZi1hLXNpdGU_';

/** All of 127/8 is this machine. */
const OWN_ADDRESS = '127.0.0.9';
const PROXY_ADDRESS = '127.0.0.8';

interface Received {
  readonly server: string;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

describeBalancer(balancerTitle, () => {
  const received: Received[] = [];
  const servers: Server[] = [];
  let balancer: RunningNginx;
  let session: ClientHttp2Session;
  /** Of a site that calls the backend. */
  let ownSession: ClientHttp2Session;
  /** Of visitors with other addresses. */
  let proxySession: ClientHttp2Session;
  let respond = (_received: Received, response: ServerResponse): void => void response.end('ok');

  async function upstream(name: string): Promise<number> {
    const server = createServer(({ method = '', url = '', headers }, response) => {
      const request = { server: name, method, url, headers };
      received.push(request);
      respond(request, response);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return portOf(server);
  }

  beforeAll(async () => {
    const [port, plainPort] = [await freePort(), await freePort()];
    balancer = await startNginx(nginx ?? '', {
      port,
      plainPort,
      site: [await upstream('site-1'), await upstream('site-2')],
      backend: [await upstream('backend-1'), await upstream('backend-2')],
      ownServers: [OWN_ADDRESS],
      proxy: PROXY_ADDRESS,
    });
    session = await openSession(port, '127.0.0.1');
    ownSession = await openSession(port, OWN_ADDRESS);
    proxySession = await openSession(port, PROXY_ADDRESS);
  });
  afterAll(async () => {
    session?.close();
    ownSession?.close();
    proxySession?.close();
    await balancer?.stop();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  beforeEach(() => {
    received.length = 0;
    respond = (_received, response) => void response.end('ok');
  });

  async function request(host: string, path: string, method = 'GET', over = session, more = {}) {
    const stream = over.request({ ':method': method, ':path': path, ':authority': host, ...more });
    stream.end();
    const [headers] = (await once(stream, 'response')) as [Record<string, string | number>];
    stream.setEncoding('utf8');
    let body = '';
    for await (const chunk of stream) body += String(chunk);
    return { status: Number(headers[':status']), headers, body };
  }

  it('has a configuration that nginx accepts', () => {
    expect(execFileSync(nginx ?? '', ['-t', ...balancer.arguments], { stdio: 'pipe' }).toString()).toBe('');
  });

  it('serves site and backend by their names over HTTP/2, with the address of the visitor only', async () => {
    expect(session.alpnProtocol).toBe('h2');
    expect((await request('shop.example', '/search')).status).toBe(200);
    expect((await request('api.shop.example', '/api/getAllDeals')).status).toBe(200);
    expect(received.map(({ server }) => server.slice(0, -2))).toEqual(['site', 'backend']);
    expect(received[0]?.headers).toMatchObject({
      host: 'shop.example',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    expect(received[0]?.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('leads plain HTTP to TLS', async () => {
    const response = await fetch(`${balancer.plainUrl}/page/antalya?a=b`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      'https://127.0.0.1/page/antalya?a=b',
    ]);
  });

  it.each([
    ['shop.example', '/metrics'],
    ['shop.example', '/edge/empty'],
    ['api.shop.example', '/metrics'],
    ['api.shop.example', '/admin/orders'],
    ['api.shop.example', '/studio/session'],
    ['api.shop.example', `${PREVIEW}/metrics`],
    ['api.shop.example', `${PREVIEW}/admin/orders`],
    ['api.shop.example', `${PREVIEW}/studio/session`],
    ['api.shop.example', `${PREVIEW}/api/%2e%2e/admin/orders`],
    ['api.shop.example', '/moment/short/api/site'],
    ['api.shop.example', `/moment/${'a'.repeat(129)}/api/site`],
  ])('keeps %s%s inside the network', async (host, path) => {
    expect((await request(host, path)).status).toBe(404);
    expect(received).toEqual([]);
  });

  it.each(['/api/site', '/api/getPage/d00000000000000000000101', '/media/scenes/beach/1600.jpg'])(
    'forwards %s of a preview of the whole site, whose token is in no log [DEC-332, DEC-333]',
    async (path) => {
      expect((await request('api.shop.example', PREVIEW + path)).status).toBe(200);
      expect(received.map(({ server, url }) => [server.slice(0, -2), url])).toEqual([
        ['backend', PREVIEW + path],
      ]);
      const log = await balancer.readAccessLog(path);
      expect(log).toContain(`"path":"/moment/-${path}"`);
      expect(log).not.toContain(PREVIEW);
    },
  );

  it('requests an immutable file once, and never shares a page', async () => {
    respond = (_received, response) =>
      void response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('file');
    for (const path of ['/releases/shell/1/main.js', '/releases/shell/1/main.js', '/', '/'])
      expect((await request('shop.example', path)).body).toBe('file');
    expect(received.map(({ url }) => url)).toEqual(['/releases/shell/1/main.js', '/', '/']);
  });

  it('repeats a read at another process, but never a payment', async () => {
    respond = (_received, response) => void response.destroy();
    expect((await request('api.shop.example', '/api/getAllDeals')).status).toBe(502);
    expect(received).toHaveLength(2);
    received.length = 0;
    expect((await request('api.shop.example', '/api/orders', 'POST')).status).toBe(502);
    expect(received).toHaveLength(1);
  });

  it('responds 429 with Retry-After to one visitor beyond a burst', async () => {
    const responses = await Promise.all(
      Array.from({ length: 80 }, () => request('api.shop.example', '/supplier/dpSearch.php')),
    );
    const busy = responses.filter(({ status }) => status === 429);
    expect(busy.length).toBeGreaterThan(20);
    expect(responses.length - busy.length).toBeGreaterThan(30);
    expect(busy[0]?.headers).toMatchObject({ 'retry-after': '2', 'access-control-allow-origin': '*' });
  });

  /** @returns the number of rejected requests */
  async function rejectedPayments(addresses: readonly string[]): Promise<number> {
    const responses = await Promise.all(
      addresses.map((address) =>
        request('api.shop.example', '/api/pay', 'POST', proxySession, { 'x-visitor': address }),
      ),
    );
    return responses.filter(({ status }) => status === 429).length;
  }

  it('limits an IPv6 subscriber by the network, and others for themselves', async () => {
    const forty = Array.from({ length: 40 }, (_, index) => (index + 1).toString(16));
    expect(await rejectedPayments(forty.map((last) => `2001:db8:1:1:${last}::${last}`))).toBeGreaterThan(20);
    expect(await rejectedPayments(forty.map((last) => `2001:db8:1:1${last}::1`))).toBe(0);
    expect(await rejectedPayments(forty.map((last) => `192.0.2.${Number.parseInt(last, 16)}`))).toBe(0);
    // Written as IPv6, they would be one network.
    expect(
      await rejectedPayments(forty.map((last) => `::ffff:198.51.100.${Number.parseInt(last, 16)}`)),
    ).toBe(0);
  });

  it('limits payments during a preview like others', async () => {
    const pay = () => request('api.shop.example', `${PREVIEW}/api/pay`, 'POST');
    const responses = await Promise.all(Array.from({ length: 40 }, pay));
    expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
  });

  it('limits no site, which calls the backend for many visitors', async () => {
    const responses = await Promise.all(
      Array.from({ length: 120 }, () =>
        request('api.shop.example', '/supplier/dpSearch.php', 'GET', ownSession),
      ),
    );
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

async function openSession(port: number, localAddress: string): Promise<ClientHttp2Session> {
  const options = { host: '127.0.0.1', port, localAddress, ALPNProtocols: ['h2'], rejectUnauthorized: false };
  const opened = connect(`https://127.0.0.1:${port}`, { createConnection: () => connectTls(options) });
  await once(opened, 'connect');
  return opened;
}

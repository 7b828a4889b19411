import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createPictureProbe } from './probe-pictures';
import { requestPicture, isPublicAddress } from './web-picture';

describe('the address of a picture', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    'fe80::1',
    'no address',
  ])('is not that of a private network: %s [DEC-412]', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.215.14', '2606:2800:220:1::1'])('may be public: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('a picture of another site', () => {
  let server: Server;
  let origin = '';
  const requests: string[] = [];
  beforeAll(async () => {
    server = createServer((incoming, response) => {
      requests.push(incoming.url ?? '');
      if (incoming.url === '/photo.jpg')
        return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('x');
      if (incoming.url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end('x');
      if (incoming.url === '/moved') return response.writeHead(302, { location: '/photo.jpg' }).end();
      if (incoming.url === '/busy') return response.writeHead(503).end();
      if (incoming.url === '/slow') return undefined;
      return response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const request = (path: string) =>
    requestPicture(`${origin}${path}`, { limitMs: 300, isAllowed: () => true });

  it.each([
    ['/photo.jpg', 'picture'],
    ['/page', 'no picture'],
    ['/removed', 'missing'],
    ['/moved', 'unknown'],
    ['/busy', 'unknown'],
    ['/slow', 'unknown'],
  ])('at %s is a %s [DEC-412]', async (path, kind) => {
    expect(await request(path)).toBe(kind);
  });

  it('is never requested from a private address, by its name or by its number [DEC-412]', async () => {
    requests.length = 0;
    for (const host of ['localhost', '127.0.0.1', '[::1]', '2130706433'])
      expect(await requestPicture(`${origin.replace('localhost', host)}/photo.jpg`)).toBe('unknown');
    expect(requests).toEqual([]);
  });

  it('is requested once a minute, and what the shop has itself is not requested', async () => {
    const requested: string[] = [];
    const probe = createPictureProbe(
      { hasFile: async (id) => id.startsWith('a'), hasPath: async (path) => path === 'beach-2/1600.jpg' },
      async (address) => {
        requested.push(address);
        return 'picture';
      },
    );
    for (const reference of ['https://example.com/a.jpg', 'https://example.com/a.jpg'])
      expect(await probe(reference)).toBe('picture');
    expect(requested).toEqual(['https://example.com/a.jpg']);
    expect(await probe(`media:${'a'.repeat(16)}`)).toBe('picture');
    expect(await probe(`media:${'b'.repeat(16)}`)).toBe('missing');
    expect(await probe('/media/beach-2/1600.jpg?v=2')).toBe('picture');
    expect(await probe('/media/none/1600.jpg')).toBe('missing');
    expect(requested).toHaveLength(1);
  });
});

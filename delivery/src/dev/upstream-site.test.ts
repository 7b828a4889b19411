import type { AddressInfo } from 'node:net';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';

import { readUpstreamSite } from './upstream-site';

const REGISTRY = { schema: 'https://example.com/schema.json', revision: 3, microFrontends: {} };
const SETTINGS = JSON.stringify(storefrontConfigSchema.parse({ siteUrl: 'https://shop.example' }));
const HOME = `<!doctype html><script type="application/json" id="storefront-config">${SETTINGS}</script>`;

let app: FastifyInstance;

beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

async function site(registry: unknown, home: string): Promise<string> {
  app.get('/registry.json', (_request, reply) => reply.send(registry));
  app.get('/', (_request, reply) => reply.type('text/html').send(home));
  return listening();
}

async function listening(): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

describe('an upstream site', () => {
  it('provides its registry and the settings of its pages', async () => {
    const origin = await site(REGISTRY, HOME);

    const upstream = await readUpstreamSite(origin);

    expect(upstream.registry.revision).toBe(3);
    expect(upstream.config.siteUrl).toBe('https://shop.example');
  });

  it.each([
    ['its registry is invalid', { revision: 'new' }, HOME, /registry\.json is invalid[^]*microFrontends/],
    ['its registry is a page', 'a page', HOME, /Not a storefront[^]*registry\.json is not JSON/],
    ['its home page has no settings', REGISTRY, '<h1>Blog</h1>', /its home page contains no settings/],
    [
      'its settings are invalid',
      REGISTRY,
      HOME.replace('https://shop.example', 'shop'),
      /settings of \S+ is invalid[^]*siteUrl/,
    ],
  ])('is rejected when %s', async (_case, registry, home, message) => {
    const origin = await site(registry, home);

    await expect(readUpstreamSite(origin)).rejects.toThrow(message);
  });

  it('is rejected when it is unreachable or has no registry', async () => {
    const origin = await listening();
    await expect(readUpstreamSite(origin)).rejects.toThrow(/responds to \/registry\.json with 404/);
    await app.close();

    await expect(readUpstreamSite(origin)).rejects.toThrow(/cannot be reached \(ECONNREFUSED\)/);
  });

  it('is rejected when it redirects, and the error names the other origin', async () => {
    app.get('/registry.json', (_request, reply) => reply.redirect('https://www.shop.example/registry.json'));
    const origin = await listening();

    await expect(readUpstreamSite(origin)).rejects.toThrow('try --against https://www.shop.example');
  });
});

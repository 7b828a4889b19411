import type { AddressInfo } from 'node:net';

import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import Fastify, { type FastifyInstance } from 'fastify';

import { readFarSite } from './upstream-site';

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

describe('a far site', () => {
  it('gives its registry and the settings of its pages', async () => {
    const origin = await site(REGISTRY, HOME);

    const far = await readFarSite(origin);

    expect(far.registry.revision).toBe(3);
    expect(far.config.siteUrl).toBe('https://shop.example');
  });

  it.each([
    ['a registry that is none', { revision: 'new' }, HOME, /registry\.json does not fit[^]*microFrontends/],
    ['a registry that is a page', 'a page', HOME, /No storefront[^]*registry\.json is not JSON/],
    ['a home page without settings', REGISTRY, '<h1>Blog</h1>', /its home page holds no settings/],
    [
      'settings of another kind',
      REGISTRY,
      HOME.replace('https://shop.example', 'shop'),
      /settings of \S+ does not fit[^]*siteUrl/,
    ],
  ])('is refused in words: %s', async (_name, registry, home, words) => {
    const origin = await site(registry, home);

    await expect(readFarSite(origin)).rejects.toThrow(words);
  });

  it('is refused in words where nobody listens, and where there is no such file', async () => {
    const origin = await listening();
    await expect(readFarSite(origin)).rejects.toThrow(/answers \/registry\.json with 404/);
    await app.close();

    await expect(readFarSite(origin)).rejects.toThrow(/cannot be reached \(ECONNREFUSED\)/);
  });

  it('is not followed to another address, which is told instead', async () => {
    app.get('/registry.json', (_request, reply) => reply.redirect('https://www.shop.example/registry.json'));
    const origin = await listening();

    await expect(readFarSite(origin)).rejects.toThrow('try --against https://www.shop.example');
  });
});

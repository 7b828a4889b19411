import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';
import Fastify from 'fastify';
import { z } from 'zod';

import { ICON_LINKS, serveSiteIcons } from './serve-site-icons';

const manifestSchema = z.object({
  name: z.string(),
  start_url: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })),
});

describe('the icons of the site', () => {
  const app = Fastify();
  beforeAll(() => serveSiteIcons(app, storefrontConfigSchema.parse({ seller: { brand: 'Sol & Co' } })));
  afterAll(() => app.close());

  it('has a file for every link of the head and every icon of the manifest, in the stated size', async () => {
    const { headers, body } = await app.inject('/site.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    const { name, icons } = manifestSchema.parse(JSON.parse(body));
    expect(name).toBe('Sol & Co');
    for (const { src, sizes } of icons) {
      const { rawPayload, statusCode } = await app.inject(src);
      expect([src, statusCode]).toEqual([src, 200]);
      // Width and height are at fixed positions of a PNG file.
      expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const [, url = ''] of ICON_LINKS.matchAll(/href="([^"]+)"/g))
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
  });
});

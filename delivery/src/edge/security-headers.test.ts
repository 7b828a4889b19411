import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { securityHeaders } from './security-headers';

/** What the policy of a document lets pictures come from. */
function imageSources(urlTemplate: string | null): string {
  const config = storefrontConfigSchema.parse({
    apiUrl: 'https://shop.example.com/supplier',
    backendUrl: 'https://shop.example.com',
    airlineIcons: { urlTemplate },
  });
  const policy = securityHeaders(config, 'nonce', '/')['content-security-policy'] ?? '';
  return policy.split('; ').find((part) => part.startsWith('img-src')) ?? '';
}

describe('pictures in the content security policy', () => {
  it.each([
    ['no icon service', null, "img-src 'self' data: https://shop.example.com"],
    ['a path of the site', '/airlines/{code}.svg', "img-src 'self' data: https://shop.example.com"],
    [
      'the backend',
      'https://shop.example.com/media/airlines/{code}.svg',
      "img-src 'self' data: https://shop.example.com",
    ],
    [
      'a service elsewhere',
      'https://icons.example.com:8443/al/{code}.png?size=48',
      "img-src 'self' data: https://shop.example.com https://icons.example.com:8443",
    ],
  ])('[EXT-02] come from the shop and %s', (_what, urlTemplate, sources) => {
    expect(imageSources(urlTemplate)).toBe(sources);
  });

  it.each([
    'https://icons.example.com/u2.png',
    'https://{code}.example.com/logo.png',
    '//icons.example.com/{code}.png',
    'javascript:alert("{code}")',
    'icons/{code}.png',
  ])('[DEC-104] refuses %s as the address of an icon service', (urlTemplate) => {
    expect(storefrontConfigSchema.safeParse({ airlineIcons: { urlTemplate } }).success).toBe(false);
  });
});

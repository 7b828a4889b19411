import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { securityHeaders } from './security-headers';

/** What the policy of a document lets pictures come from. */
function imageSources(urlTemplate: string | null): string {
  const config = storefrontConfigSchema.parse({
    apiUrl: 'https://shop.example.com/supplier',
    backendUrl: 'https://shop.example.com',
    airlineIcons: { urlTemplate },
  });
  const policy = securityHeaders(config, { nonce: 'nonce', path: '/' })['content-security-policy'] ?? '';
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

describe('frames in the content security policy', () => {
  const framesOf = (settings: object, path: string) => {
    const config = storefrontConfigSchema.parse({ gatewayOrigin: 'https://pay.example.com', ...settings });
    const policy = securityHeaders(config, { nonce: 'nonce', path })['content-security-policy'] ?? '';
    return policy.split('; ').find((part) => part.startsWith('frame-src'));
  };
  const enquiry = { groupPage: { enquiryFormUrl: 'https://forms.example.com:8443/enquiry?for=shop' } };

  it('[GRP-08] [DEC-81] are those of the enquiry form where the owner has one', () => {
    expect(framesOf(enquiry, '/group/summer')).toBe(
      'frame-src https://pay.example.com https://forms.example.com:8443',
    );
    expect(framesOf({}, '/group/summer')).toBe('frame-src https://pay.example.com');
  });

  it('[GRP-08] are those of the payment alone where a card is asked for', () => {
    expect(framesOf(enquiry, '/booking/payment')).toBe('frame-src https://pay.example.com');
  });
});

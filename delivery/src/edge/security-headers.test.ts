import { storefrontConfigSchema } from '@storefront/shared/contracts/storefront-config';

import { inlineByNonce } from './inline-code';
import { securityHeaders } from './security-headers';

const inline = inlineByNonce('nonce').sources();

/** Returns the `img-src` directive of the policy. */
function imageSources(urlTemplate: string | null): string {
  const config = storefrontConfigSchema.parse({
    apiUrl: 'https://shop.example.com/supplier',
    backendUrl: 'https://shop.example.com',
    airlineIcons: { urlTemplate },
  });
  const policy = securityHeaders(config, { inline, path: '/' })['content-security-policy'] ?? '';
  return policy.split('; ').find((part) => part.startsWith('img-src')) ?? '';
}

describe('images in the content security policy', () => {
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
  ])('are allowed from the shop and from %s [EXT-02]', (_what, urlTemplate, sources) => {
    expect(imageSources(urlTemplate)).toBe(sources);
  });

  it.each([
    'https://icons.example.com/u2.png',
    'https://{code}.example.com/logo.png',
    '//icons.example.com/{code}.png',
    'javascript:alert("{code}")',
    'icons/{code}.png',
  ])('reject %s as the URL of an icon service [DEC-104]', (urlTemplate) => {
    expect(storefrontConfigSchema.safeParse({ airlineIcons: { urlTemplate } }).success).toBe(false);
  });
});

describe('frames in the content security policy', () => {
  const framesOf = (settings: object, path: string) => {
    const config = storefrontConfigSchema.parse({ gatewayOrigin: 'https://pay.example.com', ...settings });
    const policy = securityHeaders(config, { inline, path })['content-security-policy'] ?? '';
    return policy.split('; ').find((part) => part.startsWith('frame-src'));
  };
  const enquiry = { groupPage: { enquiryFormUrl: 'https://forms.example.com:8443/enquiry?for=shop' } };

  it('are allowed for the enquiry form, if one is configured [GRP-08, DEC-81]', () => {
    expect(framesOf(enquiry, '/group/summer')).toBe(
      'frame-src https://pay.example.com https://forms.example.com:8443',
    );
    expect(framesOf({}, '/group/summer')).toBe('frame-src https://pay.example.com');
  });

  it('are allowed only for the payment provider on the payment page [GRP-08]', () => {
    for (const path of ['/booking/payment', '/Booking/payment', '/%62ooking/payment'])
      expect([path, framesOf(enquiry, path)]).toEqual([path, 'frame-src https://pay.example.com']);
  });
});

describe('the policy for scripts', () => {
  const headersOf = (siteUrl: string, more: object = {}) =>
    securityHeaders(storefrontConfigSchema.parse({ siteUrl }), { inline, path: '/', ...more });

  it('forbids inline code, eval, scripts without a hash, and strings as markup', () => {
    const headers = headersOf('https://shop.example.com');
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'nonce-nonce' 'strict-dynamic'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain(
      "trusted-types default storefront-boot storefront-html dompurify storefront-worker 'allow-duplicates'",
    );
    expect(policy).not.toMatch(/unsafe-|\*|https: /);
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(csp)');
  });

  it('allows neither the live chat nor scripts of scripts on the payment page [DEC-40]', () => {
    const config = storefrontConfigSchema.parse({ seller: { liveChatUrl: 'https://chat.example.com/room' } });
    const page = { inline, path: '/booking/payment', scriptHashes: ['sha384-abc'] };
    const policy = securityHeaders(config, page)['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'nonce-nonce' 'sha384-abc';");
    expect(policy).not.toContain('chat.example.com');
    expect(policy).not.toContain('strict-dynamic');
  });

  it('reports violations', () => {
    const headers = headersOf('https://shop.example.com');
    expect(headers['reporting-endpoints']).toBe('csp="/csp-report"');
    expect(headers['content-security-policy']).toContain('report-uri /csp-report; report-to csp');
  });

  it('sends HSTS on https sites', () => {
    expect(headersOf('https://shop.example.com')['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headersOf('http://localhost:3000')).not.toHaveProperty('strict-transport-security');
  });

  it('is relaxed only for hot reload', () => {
    const hot = headersOf('http://localhost:3000', { devServer: 'http://localhost:3010/x.js' });
    expect(hot['content-security-policy']).not.toContain('trusted-types');
    expect(hot).not.toHaveProperty('integrity-policy');
  });
});

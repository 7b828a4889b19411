import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

/** The headers of every document; the policy lets nothing run that this answer did not name. */
export function securityHeaders(
  config: StorefrontConfig,
  nonce: string,
  path: string,
  devServer?: string,
): Record<string, string> {
  const services = [...new Set([originOf(config.apiUrl), originOf(config.backendUrl)])];
  const pictures = airlineIconOrigin(config.airlineIcons.urlTemplate);
  const images = [...new Set([...services, ...pictures])].join(' ');
  const hot = devServer ? ` ${originOf(devServer)} ${originOf(devServer).replace(/^http/, 'ws')}` : '';
  // A map is framed only after a click, where the settings name one; never beside a card form.
  const map = path.startsWith('/booking/') || !config.maps.embedUrl ? [] : [originOf(config.maps.embedUrl)];
  const frames = [originOf(config.gatewayOrigin), ...map].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data: ${images}`,
    "font-src 'self'",
    `connect-src 'self' ${services.join(' ')}${hot}`,
    `frame-src ${frames}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': path.startsWith('/booking/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

/** None for a path of this site, which `'self'` covers. */
function airlineIconOrigin(urlTemplate: string | null): readonly string[] {
  return urlTemplate === null || urlTemplate.startsWith('/') ? [] : [originOf(urlTemplate)];
}

function originOf(url: string): string {
  return new URL(url).origin;
}

import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { TRUSTED_TYPES_POLICIES } from '@storefront/shared/platform/trusted-types/trusted-types';

export interface DocumentPolicy {
  readonly nonce: string;
  readonly path: string;
  /** Of every script that an isolated document may run; empty for any other document (ADR 2). */
  readonly scriptHashes?: readonly string[];
  readonly devServer?: string | undefined;
}

/** The headers of every document; the policy lets nothing run that this answer did not name. */
export function securityHeaders(
  config: StorefrontConfig,
  { nonce, path, scriptHashes = [], devServer }: DocumentPolicy,
): Record<string, string> {
  const services = [...new Set([originOf(config.apiUrl), originOf(config.backendUrl)])];
  // Payment shows no logos, and asks no other service for anything.
  const pictures = scriptHashes.length > 0 ? [] : airlineIconOrigin(config.airlineIcons.urlTemplate);
  const images = [...new Set([...services, ...pictures])].join(' ');
  const hot = devServer ? ` ${originOf(devServer)} ${originOf(devServer).replace(/^http/, 'ws')}` : '';
  // A map after a click, and the enquiry form of group pages, where the settings name them; never beside a card form.
  const others = path.startsWith('/booking/') ? [] : [config.maps.embedUrl, config.groupPage.enquiryFormUrl];
  const framed = [config.gatewayOrigin, ...others].filter((url) => url !== null);
  const frames = [...new Set(framed.map(originOf))].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${scriptHashes.length > 0 ? listOf(scriptHashes) : "'strict-dynamic'"}`,
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
    // Hot reload writes scripts as text; everywhere else a string becomes code by a policy or not at all.
    ...(devServer ? [] : ["require-trusted-types-for 'script'", TRUSTED_TYPES]),
    `report-uri ${REPORTS_PATH}`,
    'report-to csp',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${REPORTS_PATH}"`,
    // Where the browser knows it: a script of this document without a hash is not even asked for.
    ...(devServer ? {} : { 'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)' }),
    ...(config.siteUrl.startsWith('https:') ? { 'strict-transport-security': HSTS } : {}),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': path.startsWith('/booking/') ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

const TRUSTED_TYPES = `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')} 'allow-duplicates'`;

/** Where browsers tell what the policy refused (serve-reports.ts). */
export const REPORTS_PATH = '/csp-report';

/** A year, with every host below: a shop is never asked for in the clear again. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** What browsers offer to pages and this shop has no use for, in frames neither. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Each once: a trusted script cannot let in another one, so all of them stand here. */
function listOf(hashes: readonly string[]): string {
  return [...new Set(hashes)].map((hash) => `'${hash}'`).join(' ');
}

/** None for a path of this site, which `'self'` covers. */
function airlineIconOrigin(urlTemplate: string | null): readonly string[] {
  return urlTemplate === null || urlTemplate.startsWith('/') ? [] : [originOf(urlTemplate)];
}

function originOf(url: string): string {
  return new URL(url).origin;
}

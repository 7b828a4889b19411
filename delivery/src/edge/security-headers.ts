import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';
import { isBookingPath } from '@storefront/shared/domain/booking/booking-path';
import {
  TRUSTED_TYPES_POLICIES,
  WORKER_POLICY,
} from '@storefront/shared/platform/trusted-types/trusted-types';

import type { InlineSources } from './inline-code';
import { serviceOrigins } from './service-origins';

export interface DocumentPolicy {
  readonly inline: InlineSources;
  readonly path: string;
  /** Hashes of all scripts that an isolated document may run; empty for other documents (ADR 2). */
  readonly scriptHashes?: readonly string[];
  readonly devServer?: string | undefined;
  /** Origin whose pages may show the document in a frame; `null` or none: nobody. */
  readonly framedBy?: string | null | undefined;
}

/** Returns the security headers of a document. The policy only allows scripts that the response itself names. */
export function securityHeaders(
  config: StorefrontConfig,
  { inline, path, scriptHashes = [], devServer, framedBy }: DocumentPolicy,
): Record<string, string> {
  const services = serviceOrigins(config);
  const isIsolated = scriptHashes.length > 0;
  // The payment page shows no airline logos.
  const iconOrigins = isIsolated ? [] : airlineIconOrigin(config.airlineIcons.urlTemplate);
  const images = [...new Set([...services, ...iconOrigins])].join(' ');
  const hot = devServer ? ` ${originOf(devServer)} ${originOf(devServer).replace(/^http/, 'ws')}` : '';
  // Maps and the enquiry form of group pages, but never next to a card form.
  const embeds = isBookingPath(path) ? [] : [config.maps.embedUrl, config.groupPage.enquiryFormUrl];
  const frameUrls = [config.gatewayOrigin, ...embeds].filter((url) => url !== null);
  const frames = [...new Set(frameUrls.map(originOf))].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${inline.scripts.join(' ')} ${isIsolated ? hashSources(scriptHashes) : "'strict-dynamic'"}`,
    `style-src ${inline.styles.join(' ')}`,
    `img-src 'self' data: ${images}`,
    "font-src 'self'",
    `connect-src 'self' ${services.join(' ')}${hot}`,
    `frame-src ${frames}`,
    // The payment page starts none. Elsewhere a worker starts from verified bytes; releases from before that, by URL.
    `worker-src ${isIsolated ? "'none'" : "'self' blob:"}`,
    "manifest-src 'self'",
    "form-action 'self'",
    frameAncestors(framedBy),
    "base-uri 'none'",
    "object-src 'none'",
    // Hot reload assigns script text; everywhere else Trusted Types are required.
    ...(devServer ? [] : ["require-trusted-types-for 'script'", trustedTypes(isIsolated)]),
    `report-uri ${REPORTS_PATH}`,
    'report-to csp',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${REPORTS_PATH}"`,
    // Browsers that support it do not request scripts without integrity.
    ...(devServer ? {} : { 'integrity-policy': 'blocked-destinations=(script), endpoints=(csp)' }),
    ...(config.siteUrl.startsWith('https:') ? { 'strict-transport-security': HSTS_HEADER } : {}),
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': isBookingPath(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  };
}

function frameAncestors(framedBy: DocumentPolicy['framedBy']): string {
  return `frame-ancestors ${framedBy ?? "'none'"}`;
}

function trustedTypes(isIsolated: boolean): string {
  const names = [...TRUSTED_TYPES_POLICIES, ...(isIsolated ? [] : [WORKER_POLICY])];
  return `trusted-types ${names.join(' ')} 'allow-duplicates'`;
}

/** URL for violation reports of browsers (serve-reports.ts). */
export const REPORTS_PATH = '/csp-report';

/** One year, including subdomains. */
export const HSTS_HEADER = 'max-age=31536000; includeSubDomains';

/** Browser features that the shop does not use, also disabled in frames. */
const DISABLED_FEATURES = [
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

/** Without `strict-dynamic` a script cannot load others, so the policy must list all of them. */
function hashSources(hashes: readonly string[]): string {
  return [...new Set(hashes)].map((hash) => `'${hash}'`).join(' ');
}

/** Empty for a path on this site, which `'self'` covers. */
function airlineIconOrigin(urlTemplate: string | null): readonly string[] {
  return urlTemplate === null || urlTemplate.startsWith('/') ? [] : [originOf(urlTemplate)];
}

function originOf(url: string): string {
  return new URL(url).origin;
}

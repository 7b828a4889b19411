import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

import { serviceOrigins } from '../service-origins';
import { contentType } from '../../store/content-type';

/** For files that are no scripts: opened as a page, they run nothing and have no origin. */
const LOCKED =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'; base-uri 'none'";

/** Returns the headers of release files, for `file` names of a signed manifest. */
export function createFileHeaders(config: StorefrontConfig): (file: string) => Record<string, string> {
  // A worker that is started by the URL of its script gets the policy of that response: it may call the services of
  // the shop, and load no further scripts. For scripts of a page this policy has no effect.
  const workerPolicy = [
    "default-src 'none'",
    `connect-src 'self' ${serviceOrigins(config).join(' ')}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');
  return (file) => ({
    // From the name in the manifest only: a stored file cannot choose its type.
    'content-type': contentType(file),
    'content-security-policy': file.endsWith('.js') ? workerPolicy : LOCKED,
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    vary: 'Accept-Encoding',
  });
}

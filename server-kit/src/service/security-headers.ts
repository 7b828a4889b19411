export interface SecurityOptions {
  /** URL of the service as browsers see it; without it, or with `http:`, no HSTS is sent. */
  readonly publicUrl?: string;
  /** Policy of responses that set none; by default nothing may be loaded, run or framed. */
  readonly contentSecurityPolicy?: string;
}

const NOTHING = "default-src 'none'; frame-ancestors 'none'";
/** Two years, the minimum of the browsers' preload lists. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/**
 * Returns the headers of every response of a service, errors and files included. HSTS is only sent over HTTPS: browsers
 * ignore it otherwise.
 */
export function securityHeaders({
  publicUrl,
  contentSecurityPolicy = NOTHING,
}: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    ...(publicUrl?.startsWith('https:') ? { 'strict-transport-security': HTTPS_ONLY } : {}),
  };
}

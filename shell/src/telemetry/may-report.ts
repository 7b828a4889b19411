import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

/** Returns false if the shop has disabled telemetry or the browser sends Global Privacy Control or Do Not Track. */
export function mayReport({ telemetry }: StorefrontConfig, navigator: Navigator): boolean {
  const isRefused = Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
  return telemetry.enabled && !isRefused;
}

import type { StorefrontConfig } from '@storefront/shared/contracts/storefront-config';

/** Whether this page may report at all: the shop can switch it off, and so can a browser for its owner. */
export function mayReport({ telemetry }: StorefrontConfig, navigator: Navigator): boolean {
  const refuses = Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';
  return telemetry.enabled && !refuses;
}

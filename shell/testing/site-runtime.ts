import { BUILT_IN_FOOTER, BUILT_IN_NAVIGATION } from '@storefront/shared/api/site/built-in-site';
import type { StorefrontRuntime } from '@storefront/shared/runtime';
import { aRuntime } from '@storefront/shared/testing/render-page';

/** Creates a runtime whose document has the built-in menus and footer, as an edge server writes them. */
export function aRuntimeWithSite(overrides: Partial<StorefrontRuntime> = {}): StorefrontRuntime {
  const runtime = aRuntime(overrides);
  const site = { navigation: BUILT_IN_NAVIGATION, footer: BUILT_IN_FOOTER, notices: [] };
  return { ...runtime, config: { ...runtime.config, site: runtime.config.site ?? site } };
}

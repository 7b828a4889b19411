import type { SiteContent } from '@storefront/shared/contracts/site-content';
import { BUILT_IN_FOOTER, BUILT_IN_NAVIGATION } from '@storefront/shared/api/site/built-in-site';
import { useRuntime } from '@storefront/shared/runtime';

type VisibleSite = { readonly [Part in keyof SiteContent]: NonNullable<SiteContent[Part]> };

/** Returns the menus, footer and notices of the HTML document, or the built-in ones without them. */
export function useSite(): VisibleSite {
  const { site } = useRuntime().config;
  return {
    navigation: site?.navigation ?? BUILT_IN_NAVIGATION,
    footer: site?.footer ?? BUILT_IN_FOOTER,
    notices: site?.notices ?? [],
  };
}

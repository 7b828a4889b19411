import type { SiteContent } from '@storefront/shared/contracts/site-content';
import { useRuntime } from '@storefront/shared/runtime';

type VisibleSite = { readonly [Part in keyof SiteContent]: NonNullable<SiteContent[Part]> };

const NOTHING: VisibleSite = {
  navigation: { entries: [], phoneLinks: [] },
  footer: { columns: [], legal: [] },
  notices: [],
};

/** Returns the menus, footer and notices that the edge server wrote into the HTML document. */
export function useSite(): VisibleSite {
  const { site } = useRuntime().config;
  return {
    navigation: site?.navigation ?? NOTHING.navigation,
    footer: site?.footer ?? NOTHING.footer,
    notices: site?.notices ?? NOTHING.notices,
  };
}

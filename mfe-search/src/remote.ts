import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/** All that the shell may know of mfe-search: the only module exposed by its build. */
export const remote = {
  name: 'mfe-search',
  contract: '^1.4.0',
  // Any hotel: the page that a result leads to.
  leadsTo: '/holiday-details/any',
  routes: [{ path: '/search', lazy: () => import('./routes/search.route') }],
} satisfies RemoteModule;

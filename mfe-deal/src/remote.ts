import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/**
 * All that the shell may know of mfe-deal: the only module exposed by its build. Deal cards link to /deals,
 * shared links to /deal; both show the same screen (DEC-01).
 */
export const remote = {
  name: 'mfe-deal',
  contract: '^1.3.0',
  leadsTo: '/booking/personalise',
  routes: [
    { path: '/holiday-details/:hotelKey', lazy: () => import('./routes/holiday-details.route') },
    { path: '/deal/:dealId', lazy: () => import('./routes/deal.route') },
    { path: '/deals/:dealId', lazy: () => import('./routes/deal.route') },
  ],
} satisfies RemoteModule;

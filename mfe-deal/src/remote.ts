import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/**
 * The module that mfe-deal exposes to the host: holiday details and deal pages.
 *
 * Each route is loaded as a chunk of its own. Deal cards link to `/deals/:dealId` and shared links to
 * `/deal/:dealId`; both show the same page (DEC-01).
 *
 * Booking session: Book Now starts a booking with `choosePackage` (`chosen`, `offer`, `extras.room`) and stores its quote with
 * `holdQuote` (`quote`), then navigates to `leadsTo`. This remote reads nothing from the session.
 */
export const remote = {
  name: 'mfe-deal',
  contract: '^1.7.0',
  leadsTo: '/booking/personalise',
  routes: [
    { path: '/holiday-details/:hotelKey', lazy: () => import('./routes/holiday-details.route') },
    { path: '/deal/:dealId', lazy: () => import('./routes/deal.route') },
    { path: '/deals/:dealId', lazy: () => import('./routes/deal.route') },
  ],
} satisfies RemoteModule;

import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/**
 * The module that mfe-search exposes to the host: the search results page.
 *
 * The page reads its query and its view from the URL. Results link to `/holiday-details/:hotelKey`.
 *
 * Booking session: this remote neither reads nor writes it.
 */
export const remote = {
  name: 'mfe-search',
  contract: '^1.4.0',
  // The host needs a concrete path: `any` stands for the hotel key.
  leadsTo: '/holiday-details/any',
  routes: [{ path: '/search', lazy: () => import('./routes/search.route') }],
} satisfies RemoteModule;

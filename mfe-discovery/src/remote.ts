import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/**
 * The public module of mfe-discovery, the only one that its build exposes: home, landing, group and list pages.
 * It neither reads nor writes the booking session. Contract 1.8 provides the schemas of its blocks.
 */
export const remote = {
  name: 'mfe-discovery',
  contract: '^1.8.0',
  leadsTo: '/search',
  routes: [
    { path: '/', lazy: () => import('./routes/home.route') },
    { path: '/all-deals', lazy: () => import('./routes/all-deals.route') },
    { path: '/destinations', lazy: () => import('./routes/destinations.route') },
    { path: '/page/:pageId', lazy: () => import('./routes/page.route') },
    { path: '/group/:groupId', lazy: () => import('./routes/group.route') },
    { path: '/holidays/:category', lazy: () => import('./routes/category.route') },
    { path: '/cruise-deals', lazy: () => import('./routes/cruise-deals.route') },
  ],
} satisfies RemoteModule;

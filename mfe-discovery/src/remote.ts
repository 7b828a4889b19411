import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/** All that the shell may know of mfe-discovery: the only module exposed by its build. */
export const remote = {
  name: 'mfe-discovery',
  contract: '^1.3.0',
  leadsTo: '/search',
  routes: [
    { path: '/', lazy: () => import('./routes/home.route') },
    { path: '/all-deals', lazy: () => import('./routes/all-deals.route') },
    { path: '/page/:pageId', lazy: () => import('./routes/page.route') },
    { path: '/group/:groupId', lazy: () => import('./routes/group.route') },
    { path: '/holidays/:category', lazy: () => import('./routes/category.route') },
    { path: '/cruise-deals', lazy: () => import('./routes/cruise-deals.route') },
  ],
} satisfies RemoteModule;

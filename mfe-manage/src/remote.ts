import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/** The only module that the build of mfe-manage exposes. Each page is a chunk of its own. */
export const remote = {
  name: 'mfe-manage',
  contract: '^1.6.0',
  routes: [{ path: '/manage', lazy: () => import('./routes/manage.route') }],
} satisfies RemoteModule;

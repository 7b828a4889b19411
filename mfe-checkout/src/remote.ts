import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/** All that the shell may know of mfe-checkout: the only module exposed by its build. */
export const remote = {
  name: 'mfe-checkout',
  contract: '^1.2.0',
  routes: [
    { path: '/booking/personalise', lazy: () => import('./routes/personalise.route') },
    { path: '/booking/passengers', lazy: () => import('./routes/passengers.route') },
    { path: '/booking/payment', lazy: () => import('./routes/payment.route') },
    { path: '/booking/confirmation', lazy: () => import('./routes/confirmation.route') },
  ],
} satisfies RemoteModule;

import type { RemoteModule } from '@storefront/shared/contracts/remote-module';

/**
 * The public module of mfe-checkout, the only one that its build exposes: the four steps of a booking under
 * `/booking/`. Each route is a chunk of its own.
 *
 * The remote reads from the booking session `startedAt`, `chosen` and `offer`, which the app of the Book Now button
 * writes with `choosePackage`. It writes `extras`, `quote`, `contact`, `passengers`, `leadDetails`, `leadPassengerId`,
 * `passengersSaved`, `payment` and `order`, and reads them again in later steps and after a reload.
 */
export const remote = {
  name: 'mfe-checkout',
  contract: '^1.4.0',
  routes: [
    { path: '/booking/personalise', lazy: () => import('./routes/personalise.route') },
    { path: '/booking/passengers', lazy: () => import('./routes/passengers.route') },
    { path: '/booking/payment', lazy: () => import('./routes/payment.route') },
    { path: '/booking/confirmation', lazy: () => import('./routes/confirmation.route') },
  ],
} satisfies RemoteModule;

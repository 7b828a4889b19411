import type { ProductionEnvironment } from './config/production-environment';
import type { Database } from './db/open-database';
import { mailTransport } from './mail/mail-transport';
import { openStripe } from './payments/stripe/open-stripe';
import type { OutsideServices } from './serve';
import { createSupplierCircuits } from './supplier/circuit-breaker';
import { httpSupplier } from './supplier/http-supplier';

/** The outside services in production: the supplier over HTTP, Stripe, SMTP, and pictures from the media folder. */
export function productionServices(environment: ProductionEnvironment, db: Database): OutsideServices {
  const circuits = createSupplierCircuits();
  return {
    supplier: httpSupplier({ url: environment.supplierUrl, today: environment.clock.today, circuits }),
    circuits,
    provider: openStripe(environment.stripe, environment, db),
    send: mailTransport(environment),
    pictures: null,
  };
}

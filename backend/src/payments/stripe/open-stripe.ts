import type { BackendEnvironment, StripeEnvironment } from '../../config/environment';
import type { Database } from '../../db/open-database';
import type { PaymentProvider } from '../payment-provider';

import { sessionStore } from './session-store';
import { stripeProvider } from './stripe-provider';

/** Returns the Stripe provider of these settings, with its sessions in the database. */
export function openStripe(
  stripe: StripeEnvironment,
  { storefrontUrl, seller, clock }: Pick<BackendEnvironment, 'storefrontUrl' | 'seller' | 'clock'>,
  db: Database,
): PaymentProvider {
  return stripeProvider({
    secretKey: stripe.secretKey,
    ...(stripe.apiBase === null ? {} : { apiBase: stripe.apiBase }),
    storefrontUrl,
    merchant: seller.name,
    store: sessionStore(db),
    clock,
  });
}

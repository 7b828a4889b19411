import type { Clock } from '@storefront/shared/platform/time/clock';

import type { Database } from '../db/open-database';
import type { BackendEnvironment } from '../config/environment';

import type { PaymentProvider } from './payment-provider';
import { sandboxProvider, type Sandbox } from '@storefront/demo/payment-sandbox/sandbox-provider';
import { sessionStore } from './stripe/session-store';
import { stripeProvider } from './stripe/stripe-provider';

/** Who takes the money; the sandbox is there only where it is the one. */
export interface Payments {
  readonly provider: PaymentProvider;
  readonly sandbox: Sandbox | null;
}

/** The provider that the environment names. */
export function choosePayments(
  { stripe, gatewayUrl, storefrontUrl, seller }: BackendEnvironment,
  db: Database,
  clock: Clock,
): Payments {
  if (stripe === null) {
    const sandbox = sandboxProvider(db, gatewayUrl, clock.now);
    return { provider: sandbox, sandbox };
  }
  const provider = stripeProvider({
    secretKey: stripe.secretKey,
    ...(stripe.apiBase === null ? {} : { apiBase: stripe.apiBase }),
    returnUrl: `${storefrontUrl}/booking/payment`,
    merchant: seller.name,
    store: sessionStore(db),
    clock,
  });
  return { provider, sandbox: null };
}

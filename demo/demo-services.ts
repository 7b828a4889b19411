import type { StripeEnvironment } from '@storefront/backend/config/environment';
import type { Database } from '@storefront/backend/db/open-database';
import { mailTransport } from '@storefront/backend/mail/mail-transport';
import type { OutsideServices } from '@storefront/backend/serve';

import { demoExtension } from './demo-extension';
import { openDemoSupplier, type DemoSupplier } from './demo-supplier';
import type { DemoEnvironment } from './environment';
import { illustrationSource } from './illustrations/illustration-source';
import type { SearchEngine } from './supplier-simulator/search/search-engine';
import { sandboxProvider, type Sandbox } from './payment-sandbox/sandbox-provider';

export interface DemoServices extends OutsideServices {
  /** `null` where `PAYMENT_PROVIDER` names a real provider. */
  readonly sandbox: Sandbox | null;
  readonly market: DemoSupplier['market'];
}

/** Creates the simulated outside world of the demonstration. @param own replaces single services */
export async function createDemoServices(
  environment: DemoEnvironment,
  db: Database,
  own: Partial<Pick<OutsideServices, 'provider' | 'send'>> & {
    readonly sandbox?: Sandbox;
    /** Computes searches outside of this thread. */
    readonly threads?: SearchEngine | null;
  } = {},
): Promise<DemoServices> {
  const { stripe, gatewayUrl, clock } = environment;
  const { supplier, market, engine, circuits } = openDemoSupplier(environment, own.threads);
  const simulatesBank = stripe === null && own.provider === undefined;
  const sandbox =
    own.sandbox ??
    (simulatesBank ? sandboxProvider(db, gatewayUrl, clock.now, environment.storefrontUrl) : null);
  const provider = own.provider ?? sandbox ?? (stripe && (await stripeProvider(stripe, environment, db)));
  if (!provider) throw new Error('The demonstration has no payment provider.');
  return {
    supplier,
    circuits,
    market,
    sandbox,
    provider,
    send: own.send ?? mailTransport(environment),
    pictures: illustrationSource,
    extension: demoExtension({ environment, db, simulated: market && engine && { market, engine }, sandbox }),
  };
}

/** Loads the SDK of Stripe only where it is used. */
async function stripeProvider(stripe: StripeEnvironment, environment: DemoEnvironment, db: Database) {
  const { openStripe } = await import('@storefront/backend/payments/stripe/open-stripe');
  return openStripe(stripe, environment, db);
}

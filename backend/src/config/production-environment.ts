import { readEnvironment, type BackendEnvironment, type StripeEnvironment } from './environment';

/** Settings without which a shop must not start in production. */
export interface ProductionEnvironment extends BackendEnvironment {
  readonly supplierUrl: string;
  readonly smtpUrl: string;
  readonly stripe: StripeEnvironment;
}

const REQUIRED = {
  SUPPLIER_URL: 'base URL of the supplier calls, such as https://supplier.example.com/api',
  STRIPE_SECRET_KEY: 'secret key of the Stripe account',
  STRIPE_WEBHOOK_SECRET: 'signing secret of the Stripe webhook',
  SMTP_URL: 'mail server, such as smtps://user:password@mail.example.com',
} as const;

/**
 * Reads the settings of a production server.
 *
 * @throws Error naming all missing settings at once
 */
export function readProductionEnvironment(env: NodeJS.ProcessEnv = process.env): ProductionEnvironment {
  const missing = missingSettings(env);
  if (missing.length > 0) {
    throw new Error(
      [
        'The backend cannot start in production (DEMO=off). Missing settings:',
        ...missing.map(([name, meaning]) => `  ${name}: ${meaning}`),
        'Set them (docs/operations.md), or start the demonstration with DEMO=on.',
      ].join('\n'),
    );
  }
  const environment = readEnvironment(env);
  const { supplierUrl, smtpUrl, stripe } = environment;
  if (supplierUrl === null || smtpUrl === null || stripe === null)
    throw new Error('A required setting was not read.');
  return { ...environment, supplierUrl, smtpUrl, stripe };
}

function missingSettings(env: NodeJS.ProcessEnv): readonly (readonly [name: string, meaning: string])[] {
  const provider: readonly [string, string][] =
    env['PAYMENT_PROVIDER'] === 'stripe'
      ? []
      : [['PAYMENT_PROVIDER', 'must be "stripe"; the payment sandbox belongs to the demonstration']];
  return [...provider, ...Object.entries(REQUIRED).filter(([name]) => !env[name])];
}

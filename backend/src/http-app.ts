import { createServiceApp } from '@storefront/server-kit/service/create-service-app';
import { HttpError } from '@storefront/server-kit/service/http-error';
import type { FastifyInstance } from 'fastify';

import type { BackendEnvironment } from './config/environment';
import { rewriteMomentUrl } from './content/preview/moment-url';
import { DatabaseUnavailable } from './db/database-unavailable';
import { PaymentProviderError } from './payments/payment-provider';
import { SupplierError } from './supplier/supplier-error';

/** Creates a service whose pages and callers are those of the shop. */
export function createHttpApp({
  storefrontOrigins,
  trustProxy,
  publicUrl,
}: Pick<BackendEnvironment, 'storefrontOrigins' | 'trustProxy' | 'publicUrl'>): FastifyInstance {
  return createServiceApp({
    origins: storefrontOrigins,
    trustProxy,
    publicUrl,
    toHttpError: unavailableError,
    rewriteUrl: rewriteMomentUrl,
  });
}

/** Returns the response for an outage of what the shop depends on; `null` for every other error. */
export function unavailableError(error: unknown): HttpError | null {
  if (error instanceof DatabaseUnavailable)
    return new HttpError(503, 'unavailable', 'The shop is unavailable for a moment. Please try again.');
  if (error instanceof SupplierError) {
    const message = 'Holidays cannot be priced at the moment. Please try again.';
    return new HttpError(503, 'supplier-unavailable', message);
  }
  if (error instanceof PaymentProviderError)
    return new HttpError(503, 'payment-unavailable', 'The payment provider is unavailable for a moment.');
  return null;
}

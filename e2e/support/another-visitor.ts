import { pageViewResponseSchema } from '@storefront/shared/api/page-view.schema';
import type { TelemetryRequest } from '@storefront/shared/api/telemetry.schema';

import { expect, type Edge, type Storefront } from './storefront';

/** Block of addresses for documentation (RFC 5737): no browser of a journey has one of them. */
const NETWORK = '203.0.113';
let visitors = 0;

/**
 * Sends a report with a page view and an address of its own: the backend counts a page view once, and limits the
 * requests of an address, which all browsers of a machine share.
 *
 * @param bucket of the cookie, which decides whether the visitor gets the canary
 * @throws when the report is rejected
 */
export async function reportAsAnotherVisitor(
  { site }: Edge,
  { backend }: Storefront,
  bucket: number,
  report: Omit<TelemetryRequest, 'token'>,
): Promise<void> {
  visitors += 1;
  const view = await fetch(`${site}/page-view`, {
    method: 'POST',
    headers: { cookie: `storefront-bucket=${bucket}` },
  });
  const { token } = pageViewResponseSchema.parse(await view.json());
  const response = await fetch(`${backend}/api/telemetry`, {
    method: 'POST',
    headers: {
      origin: site,
      'content-type': 'text/plain',
      'x-forwarded-for': `${NETWORK}.${(visitors % 254) + 1}`,
    },
    body: JSON.stringify({ ...report, token }),
  });
  expect(response.status).toBe(202);
}

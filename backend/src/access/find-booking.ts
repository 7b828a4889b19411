import { createHash, timingSafeEqual } from 'node:crypto';

import { clientNetwork } from '@storefront/server-kit/client-network';
import { findBookingRequestSchema, type BookingAccess } from '@storefront/shared/api/manage/access';

import type { Database } from '../db/open-database';
import { ApiError } from '../http/api-error';
import { parseInput } from '../http/parse-input';
import { forgetTries, secondsUntilNextTry } from '../http/try-counts';

import type { BookingTokens } from './booking-tokens';

const WINDOW_MS = 15 * 60_000;
const TRIES_OF_REFERENCE = 5;
/** Several people share an address. Against guessing the size of a reference counts: 32 to the power of 10. */
const TRIES_OF_ADDRESS = 60;

export interface AccessDeps {
  readonly db: Database;
  readonly tokens: BookingTokens;
}

/**
 * `POST /api/manage/find`: returns access to the booking with this reference and lead passenger. A miss has one response
 * and costs the same work, whether the booking exists or not.
 *
 * @throws ApiError 404 for every miss, 429 after too many tries of one reference or address
 */
export async function findBooking(
  { db, tokens }: AccessDeps,
  body: unknown,
  address: string,
): Promise<{ access: BookingAccess }> {
  const request = parseInput(findBookingRequestSchema, body);
  const reference = request.reference.toUpperCase().replaceAll(/[\s-]/g, '');
  const referenceKey = `find reference ${hashOf(reference)}`;
  const tries = [
    { key: `find address ${clientNetwork(address)}`, limit: TRIES_OF_ADDRESS },
    { key: referenceKey, limit: TRIES_OF_REFERENCE },
  ];
  const retryAfter = await secondsUntilNextTry(db, tries, WINDOW_MS);
  if (retryAfter !== null) {
    const message = 'Too many tries. Please wait 15 minutes, or use the link in our email.';
    throw new ApiError(429, 'too-many-tries', message, { retryAfter });
  }
  const found = await db
    .selectFrom('orders')
    .innerJoin('lead_passengers', 'lead_passengers.id', 'orders.lead_passenger_id')
    .select(['orders.id', 'orders.access_version', 'lead_passengers.details'])
    .where('orders.reference', '=', reference)
    .where('lead_passengers.erased_at', 'is', null)
    .executeTakeFirst();
  const access = tokens.access({ orderId: found?.id ?? '', version: found?.access_version ?? 0 });
  const { email, lastName } = found?.details ?? NOBODY;
  const matches = [
    isEqual(plainEmail(request.emailOrLastName), plainEmail(email)),
    isEqual(plainName(request.emailOrLastName), plainName(lastName)),
  ];
  if (!found || !matches.includes(true))
    throw new ApiError(404, 'no-match', 'We cannot find a booking with these details.');
  await forgetTries(db, referenceKey);
  return { access };
}

/** What a miss compares with; no input equals it. */
const NOBODY = { email: '\0', lastName: '\0' };

function plainEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Accents, spaces, hyphens and apostrophes do not matter: people type `O Brien` and `OBrien`. */
function plainName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\s'’.-]/gu, '');
}

function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other)) && one !== '';
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The keys of counts contain no references. */
function hashOf(text: string): string {
  return hash(text).toString('base64url').slice(0, 22);
}

import type { FastifyRequest } from 'fastify';

import type { Database } from '../db/open-database';
import { ApiError } from '../http/api-error';

import type { BookingTokens, ReadToken, TokenHolder } from './booking-tokens';

/** Reads the booking that a request has access to. @throws ApiError 401 for a missing, invalid, expired or ended token */
export async function requireAccess(
  db: Database,
  tokens: BookingTokens,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<TokenHolder> {
  const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? [];
  const holder = await currentHolder(db, tokens.readAccess(token));
  if (!holder) throw new ApiError(401, 'access-ended', 'Please find your booking again.');
  return holder;
}

/** Returns the holder of a valid token whose version is still that of the booking; `null` otherwise. */
export async function currentHolder(db: Database, read: ReadToken): Promise<TokenHolder | null> {
  if (read.kind !== 'valid') return null;
  const { orderId, version } = read.holder;
  const row = await db
    .selectFrom('orders')
    .innerJoin('lead_passengers', 'lead_passengers.id', 'orders.lead_passenger_id')
    .select('orders.id')
    .where('orders.id', '=', orderId)
    .where('orders.access_version', '=', version)
    .where('lead_passengers.erased_at', 'is', null)
    .executeTakeFirst();
  return row ? read.holder : null;
}

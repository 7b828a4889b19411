import { isDeepStrictEqual } from 'node:util';

import { contactRequestSchema } from '@storefront/shared/api/booking/save-contact';
import { leadPassengerRequestSchema } from '@storefront/shared/api/booking/create-lead-passenger';
import { otherPassengersRequestSchema } from '@storefront/shared/api/booking/create-other-passengers';

import type { Clock } from '@storefront/shared/platform/time/clock';

import type { Database } from '../db/open-database';
import { parseInput } from '../http/parse-input';
import { ApiError } from '../http/api-error';

import { newId } from '../db/ids';

/** `POST /api/userContact`: the latest contact of a session replaces the previous one. */
export async function saveContact(
  db: Database,
  clock: Pick<Clock, 'now'>,
  body: unknown,
): Promise<{ success: true }> {
  const { email, phoneNumber, referenceNumber, userSessionId } = parseInput(contactRequestSchema, body);
  const values = { email, phone: phoneNumber, reference: referenceNumber, updated_at: new Date(clock.now()) };
  await db
    .insertInto('contacts')
    .values({ user_session_id: userSessionId, ...values })
    .onConflict((conflict) => conflict.column('user_session_id').doUpdateSet(values))
    .execute();
  return { success: true };
}

/** `POST /api/createLeadPassenger` */
export async function createLeadPassenger(
  db: Database,
  clock: Pick<Clock, 'now'>,
  body: unknown,
): Promise<{ leadPassengerId: string }> {
  const details = parseInput(leadPassengerRequestSchema, body);
  const leadPassengerId = newId();
  await db
    .insertInto('lead_passengers')
    .values({
      id: leadPassengerId,
      details: JSON.stringify(details),
      created_at: new Date(clock.now()),
      erased_at: null,
    })
    .execute();
  return { leadPassengerId };
}

/**
 * `POST /api/createOtherPassengers`: the last set before payment counts. Once the lead passenger has an order,
 * repeating the stored set succeeds and a different set is rejected.
 */
export async function createOtherPassengers(db: Database, body: unknown): Promise<{ success: true }> {
  const { leadPassengerId, passengers } = parseInput(otherPassengersRequestSchema, body);
  if (passengers.some((passenger) => passenger.leadPassengerId !== leadPassengerId)) {
    throw new ApiError(400, 'bad-input', 'passengers.leadPassengerId: belongs to another booking');
  }
  const set = JSON.stringify(
    passengers.map(({ title, firstName, lastName, dateOfBirth }) => ({
      title,
      firstName,
      lastName,
      dateOfBirth,
    })),
  );
  await db.transaction().execute(async (trx) => {
    const lead = await trx
      .selectFrom('lead_passengers')
      .select('id')
      .where('id', '=', leadPassengerId)
      .executeTakeFirst();
    if (!lead) throw new ApiError(404, 'unknown-lead', 'There is no such lead passenger.');
    const order = await trx
      .selectFrom('orders')
      .select('id')
      .where('lead_passenger_id', '=', leadPassengerId)
      .executeTakeFirst();
    const stored = await trx
      .selectFrom('other_passengers')
      .select('passengers')
      .where('lead_passenger_id', '=', leadPassengerId)
      .executeTakeFirst();
    if (order) {
      if (stored && isDeepStrictEqual(stored.passengers, JSON.parse(set))) return;
      throw new ApiError(
        409,
        'already-ordered',
        'The booking is confirmed: passengers cannot change here any more.',
      );
    }
    await trx
      .insertInto('other_passengers')
      .values({ lead_passenger_id: leadPassengerId, passengers: set, created_at: new Date() })
      .onConflict((conflict) => conflict.column('lead_passenger_id').doUpdateSet({ passengers: set }))
      .execute();
  });
  return { success: true };
}

import { isDeepStrictEqual } from 'node:util';

import { contactRequestSchema } from '@storefront/shared/api/booking/save-contact';
import { leadPassengerRequestSchema } from '@storefront/shared/api/booking/create-lead-passenger';
import { otherPassengersRequestSchema } from '@storefront/shared/api/booking/create-other-passengers';

import type { Passenger } from '@storefront/shared/contracts/booking-session/booking-session.schema';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { isPossibleBirth } from '@storefront/shared/domain/passengers/passenger-rules';
import type { Clock } from '@storefront/shared/platform/time/clock';
import { sql, type Selectable } from 'kysely';

import { lockLeadPassengers } from '../db/lock-lead-passengers';
import type { Database } from '../db/open-database';
import { ONE_ROW } from '../db/prepared-statements';
import { batched } from '../db/statement-batch';
import type { Tables } from '../db/tables';
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
  clock: Clock,
  body: unknown,
): Promise<{ leadPassengerId: string }> {
  const details = parseInput(leadPassengerRequestSchema, body);
  requirePossibleBirth(clock, details.dateOfBirth, 'dateOfBirth');
  const leadPassengerId = newId();
  await storeLead(db, { id: leadPassengerId, details, created_at: new Date(clock.now()) });
  return { leadPassengerId };
}

type NewLead = Omit<Selectable<Tables['lead_passengers']>, 'erased_at'>;

const storeLead = batched(async (db, leads: readonly NewLead[]) => {
  await sql`
    insert into lead_passengers (id, details, created_at)
    select id, details, created_at
    from jsonb_populate_recordset(null::lead_passengers, ${JSON.stringify(leads)}::jsonb)`.execute(db);
  return leads;
});

/**
 * `POST /api/createOtherPassengers`: the last set before payment counts. While the booking has a payment that is under way
 * or done, repeating the stored set succeeds and a different set is rejected: the payment was checked for as many people.
 *
 * @throws ApiError 404 without a lead passenger, 409 when a payment or the order has other passengers
 */
export async function createOtherPassengers(
  db: Database,
  clock: Clock,
  body: unknown,
): Promise<{ success: true }> {
  const { leadPassengerId, passengers } = parseInput(otherPassengersRequestSchema, body);
  passengers.forEach(({ dateOfBirth }, index) =>
    requirePossibleBirth(clock, dateOfBirth, `passengers.${index}.dateOfBirth`),
  );
  if (passengers.some((passenger) => passenger.leadPassengerId !== leadPassengerId)) {
    throw new ApiError(400, 'bad-input', 'passengers.leadPassengerId: belongs to another booking');
  }
  const set = passengers.map(({ title, firstName, lastName, dateOfBirth }) => ({
    title,
    firstName,
    lastName,
    dateOfBirth,
  }));
  const isSaved = await saveUnlessPaid(db, { lead_passenger_id: leadPassengerId, passengers: set });
  if (!isSaved) await requireSameSet(db, leadPassengerId, set);
  return { success: true };
}

/** @throws ApiError 400 naming the field of a date of birth in the future or more than 120 years ago */
function requirePossibleBirth(clock: Clock, date: IsoDate, field: string): void {
  if (isPossibleBirth(date, clock.today())) return;
  throw new ApiError(400, 'bad-input', `${field}: is no date of birth`, { field });
}

interface PassengerSet {
  readonly lead_passenger_id: string;
  readonly passengers: readonly Passenger[];
}

/** Stores sets of passengers. The result is false without a lead passenger, and while a payment is under way or done. */
const saveUnlessPaid = batched(
  (db, sets: readonly PassengerSet[]) =>
    db.transaction().execute(async (trx) => {
      await lockLeadPassengers(
        trx,
        sets.map((set) => set.lead_passenger_id),
      );
      // States as literals: the plan uses a partial index of active payments. A range in order, because only that of the
      // lead passenger has this order: the planner takes both indexes for equal while tables are small, and with the
      // other one each set would read all payments.
      const { rows } = await sql<{ saved: string }>`
        insert into other_passengers (lead_passenger_id, passengers, created_at)
        select lead.id, given.passengers, ${new Date()}::timestamptz
        from jsonb_populate_recordset(null::other_passengers, ${JSON.stringify(sets)}::jsonb) given
          cross join lateral (
            select id, (
              select true from attempts
              where attempts.lead_passenger_id between lead_passengers.id and lead_passengers.id
                and attempts.order_id is null and attempts.state in ('created', 'pending', 'succeeded')
              order by attempts.lead_passenger_id
              limit ${ONE_ROW}
            ) is true as is_paid
            from lead_passengers
            where lead_passengers.id = given.lead_passenger_id and lead_passengers.erased_at is null
            limit ${ONE_ROW}
          ) lead
        where not lead.is_paid
        on conflict (lead_passenger_id) do update set passengers = excluded.passengers
        returning lead_passenger_id as saved`.execute(trx);
      const saved = new Set(rows.map((row) => row.saved));
      return sets.map((set) => saved.has(set.lead_passenger_id));
    }),
  // A statement cannot update one row twice.
  (set) => set.lead_passenger_id,
);

/** @throws ApiError 404 without a lead passenger, 409 when its payment or order has other passengers */
async function requireSameSet(
  db: Database,
  leadPassengerId: string,
  set: readonly Passenger[],
): Promise<void> {
  const lead = await db
    .selectFrom('lead_passengers')
    .leftJoin('other_passengers', 'other_passengers.lead_passenger_id', 'lead_passengers.id')
    .leftJoin('orders', 'orders.lead_passenger_id', 'lead_passengers.id')
    .select(['other_passengers.passengers', 'orders.id as orderId'])
    .where('lead_passengers.id', '=', leadPassengerId)
    .where('lead_passengers.erased_at', 'is', null)
    .executeTakeFirst();
  if (!lead) throw new ApiError(404, 'unknown-lead', 'There is no such lead passenger.');
  if (isDeepStrictEqual(lead.passengers ?? [], set)) return;
  if (lead.orderId === null)
    throw new ApiError(
      409,
      'payment-in-progress',
      'A payment for this booking is under way: passengers can change when it has ended.',
    );
  throw new ApiError(
    409,
    'already-ordered',
    'The booking is confirmed: passengers cannot change here any more.',
  );
}

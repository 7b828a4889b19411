import { sql } from 'kysely';

import { openEmptyDatabase } from '../../tests/support/empty-database';
import { LEAD, SECOND } from '../../tests/support/people';

import { createLeadPassenger, createOtherPassengers } from './passengers';

const clock = { now: () => Date.parse('2026-11-21T09:00:00Z'), today: () => '2026-11-21' as const };

it('looks up the payments of a booking by its lead passenger, also before the planner has statistics', async () => {
  let saving = '';
  const { db, close } = await openEmptyDatabase(1, ({ sql: text }) => {
    if (text.includes('insert into other_passengers')) saving = text;
  });
  try {
    const { leadPassengerId } = await createLeadPassenger(db, clock, LEAD);
    const passengers = [{ ...SECOND, leadPassengerId }];
    await createOtherPassengers(db, clock, { leadPassengerId, passengers });

    const plan = await db.connection().execute(async (connection) => {
      await sql`set plan_cache_mode = force_generic_plan`.execute(connection);
      await sql`prepare saving as ${sql.raw(saving)}`.execute(connection);
      const { rows } = await sql`explain execute saving(now(), '[]')`.execute(connection);
      return JSON.stringify(rows);
    });
    expect(plan).toContain('using one_live_attempt on attempts');
  } finally {
    await close();
  }
});

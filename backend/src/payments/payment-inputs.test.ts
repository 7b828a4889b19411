import { sql } from 'kysely';

import { openEmptyDatabase } from '../../tests/support/empty-database';
import type { OpenDatabase } from '../db/open-database';

import { readPaymentInputs } from './payment-inputs';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmptyDatabase(1);
}, 60_000);
afterAll(() => opened.close());

it('reads what payments depend on with one plan, however many payments start together', async () => {
  for (let turn = 1; turn <= 8; turn += 1) {
    const payments = Array.from({ length: turn }, (_, index) => `p-${turn}-${index}`);
    const found = await Promise.all(
      payments.map((paymentId) =>
        readPaymentInputs(opened.db, { paymentId, quoteId: 'none', leadPassengerId: 'none' }),
      ),
    );
    const nothing = { quote: null, isRepeated: false, passengers: null, hasOpenPayment: false };
    expect(found).toEqual(payments.map(() => nothing));
  }
  const { rows } = await sql<{ again: number; kept: number }>`
    select custom_plans::integer as again, generic_plans::integer as kept from pg_prepared_statements
    where statement like '%has_open_payment%' and statement not like '%pg_prepared_statements%'`.execute(
    opened.db,
  );
  // The database makes five plans before it keeps one.
  expect(rows).toEqual([{ again: 5, kept: 3 }]);
});

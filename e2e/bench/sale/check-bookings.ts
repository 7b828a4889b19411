import pg from 'pg';
import { z } from 'zod';

export interface BookingCheck {
  readonly orders: number;
  /** Quotes with more than one order, and charges beyond the first of a quote. */
  readonly doubled: number;
  /** Charges without an order. */
  readonly chargedWithoutOrder: number;
  /** References that a visitor got and the database does not have. */
  readonly lost: readonly string[];
}

const countSchema = z.array(z.object({ count: z.coerce.number() })).length(1);

/** Compares the confirmations that visitors got with what is stored. */
export async function checkBookings(
  databaseUrl: string,
  references: readonly string[],
): Promise<BookingCheck> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const count = async (query: string) => countSchema.parse((await client.query(query)).rows)[0]?.count ?? 0;
  try {
    const { rows } = await client.query('select reference from orders');
    const stored = new Set(
      z
        .array(z.object({ reference: z.string() }))
        .parse(rows)
        .map(({ reference }) => reference),
    );
    const [orders, doubledOrders, charges, unordered] = [
      await count('select count(*) from orders'),
      await count(
        'select count(*) from (select quote_id from orders group by quote_id having count(*) > 1) doubled',
      ),
      await count(
        `select count(*) from (select quote_id from attempts join sandbox_charges on key = attempts.id
         where sandbox_charges.state = 'succeeded' and order_id is null group by quote_id having count(*) > 1) doubled`,
      ),
      await count(
        `select count(*) from sandbox_charges where state = 'succeeded' and key not in (select attempt_id from orders)`,
      ),
    ];
    return {
      orders,
      doubled: doubledOrders + charges,
      chargedWithoutOrder: unordered,
      lost: references.filter((reference) => !stored.has(reference)),
    };
  } finally {
    await client.end();
  }
}

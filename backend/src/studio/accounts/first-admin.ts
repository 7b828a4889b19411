import { newId } from '../../db/ids';
import type { Database } from '../../db/open-database';
import { appendAudit } from '../audit-log';

import { hashPassword, newPassword } from './passwords';

interface FirstAdmin {
  readonly email: string;
  readonly password: string;
}

/**
 * Creates the first admin where there is no account. Of several processes that start together, one creates it.
 *
 * @returns the password, of which only the hash is stored; `null` where there are accounts
 */
export async function createFirstAdmin(db: Database, email: string, now: Date): Promise<FirstAdmin | null> {
  if (await db.selectFrom('studio_accounts').select('id').limit(1).executeTakeFirst()) return null;
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (trx) => {
    const created = await trx
      .insertInto('studio_accounts')
      .values({
        id: newId(),
        email: email.toLowerCase(),
        name: 'Admin',
        role: 'admin',
        password_hash: passwordHash,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!created) return null;
    await appendAudit(
      trx,
      { accountId: null, name: 'the shop' },
      { act: 'account.add', subject: email, detail: { role: 'admin' } },
      now,
    );
    return { email, password };
  });
}

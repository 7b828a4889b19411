import { newId } from '../../db/ids';
import type { Database } from '../../db/open-database';
import type { StudioRole } from '../../db/studio-tables';
import { ApiError } from '../../http/api-error';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: StudioRole;
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: StudioRole;
  /** `null`: only an identity provider signs in. */
  readonly passwordHash: string | null;
}

/** Returns all accounts, in the order of their names. */
export async function allAccounts(db: Database) {
  const rows = await db
    .selectFrom('studio_accounts')
    .select(['id', 'email', 'name', 'role', 'created_at', 'disabled_at'])
    .orderBy('name')
    .orderBy('email')
    .execute();
  return rows.map(({ id, email, name, role, created_at: createdAt, disabled_at: disabledAt }) => ({
    id,
    email,
    name,
    role,
    createdAt: createdAt.toISOString(),
    isDisabled: disabledAt !== null,
  }));
}

/** @throws ApiError 409 when the email has an account */
export async function insertAccount(
  db: Database,
  { email, name, role, passwordHash }: NewAccount,
  now: Date,
): Promise<Account> {
  const row = await db
    .insertInto('studio_accounts')
    .values({ id: newId(), email, name, role, password_hash: passwordHash, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirst();
  if (!row) throw new ApiError(409, 'email-in-use', `${email} already has an account.`, { field: 'email' });
  return row;
}

export interface AccountChange {
  readonly role?: StudioRole | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly passwordHash?: string | undefined;
}

/**
 * Changes an account in a transaction of the caller. Disabling it and a new password end its sessions.
 *
 * @throws ApiError 404 for an unknown account, 409 for the last admin
 */
export async function changeAccount(
  trx: Database,
  id: string,
  { role, isDisabled, passwordHash }: AccountChange,
  now: Date,
): Promise<Account> {
  if (isDisabled === true || (role !== undefined && role !== 'admin')) await requireOtherAdmin(trx, id);
  const account = await trx
    .updateTable('studio_accounts')
    .set({
      ...(role === undefined ? {} : { role }),
      ...(isDisabled === undefined ? {} : { disabled_at: isDisabled ? now : null }),
      ...(passwordHash === undefined ? {} : { password_hash: passwordHash }),
    })
    .where('id', '=', id)
    .returning(['id', 'email', 'name', 'role'])
    .executeTakeFirst();
  if (!account) throw new ApiError(404, 'unknown-account', 'There is no such account.');
  if (isDisabled === true || passwordHash !== undefined)
    await trx.deleteFrom('studio_sessions').where('account_id', '=', id).execute();
  return account;
}

/** @throws ApiError 409 when the account is the last admin */
async function requireOtherAdmin(trx: Database, id: string): Promise<void> {
  // Two admins who disable each other wait for each other here.
  const admins = await trx
    .selectFrom('studio_accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (admins.length === 1 && admins[0]?.id === id)
    throw new ApiError(409, 'last-admin', 'This is the last admin. Make somebody else an admin first.');
}

import type { Database } from '../../db/open-database';
import type { ContentKind } from '../../db/tables';

/** Editors renew their presence every 15 s; a tab that has missed two of them is closed. */
const PRESENT_MS = 40_000;
const FORGET_MS = 3_600_000;

export interface OpenTab {
  /** Random id of a tab. */
  readonly tab: string;
  readonly accountId: string;
  readonly kind: ContentKind;
  readonly id: string;
}

/** Somebody who has a document open in the editor. */
export interface Presence {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

/** Notes that a tab has a document open. @param now milliseconds since 1970 */
export async function renewPresence(
  db: Database,
  { tab, accountId, kind, id }: OpenTab,
  now: number,
): Promise<void> {
  const values = { account_id: accountId, kind, document_id: id, seen_at: new Date(now) };
  await db
    .insertInto('studio_presence')
    .values({ tab, ...values })
    .onConflict((conflict) =>
      // A tab belongs to the account that opened it.
      conflict.column('tab').doUpdateSet(values).where('studio_presence.account_id', '=', accountId),
    )
    .execute();
  await db
    .deleteFrom('studio_presence')
    .where('seen_at', '<', new Date(now - FORGET_MS))
    .execute();
}

/** Forgets a closed tab. */
export async function endPresence(
  db: Database,
  { tab, accountId }: Pick<OpenTab, 'tab' | 'accountId'>,
): Promise<void> {
  await db.deleteFrom('studio_presence').where('tab', '=', tab).where('account_id', '=', accountId).execute();
}

/** Returns the other people who edit something, ordered by name. */
export async function othersPresent(
  db: Database,
  accountId: string,
  now: number,
): Promise<readonly Presence[]> {
  return db
    .selectFrom('studio_presence as p')
    .innerJoin('studio_accounts as a', 'a.id', 'p.account_id')
    .select(['p.kind', 'p.document_id as id', 'a.name'])
    .distinct()
    .where('p.account_id', '!=', accountId)
    .where('a.disabled_at', 'is', null)
    .where('p.seen_at', '>', new Date(now - PRESENT_MS))
    .orderBy('a.name')
    .execute();
}

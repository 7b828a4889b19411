import type { Database } from '../db/open-database';

/** Who does something: an account, or the shop itself. */
export interface Actor {
  readonly accountId: string | null;
  readonly name: string;
}

export interface AuditEntry {
  readonly act: string;
  /** What it is done to, such as an email or `pages/antalya`. */
  readonly subject: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Appends to the audit log, in the transaction of the act where there is one. */
export async function appendAudit(
  db: Database,
  { accountId, name }: Actor,
  { act, subject, detail = {} }: AuditEntry,
  now: Date,
): Promise<void> {
  await db
    .insertInto('studio_audit')
    .values({ at: now, account_id: accountId, actor: name, act, subject, detail: JSON.stringify(detail) })
    .execute();
}

/** Entries of one response. */
const PAGE = 100;

/** Returns the newest entries of the audit log. */
export async function readAudit(db: Database) {
  const rows = await db
    .selectFrom('studio_audit')
    .select(['id', 'at', 'actor', 'act', 'subject', 'detail'])
    .orderBy('id', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

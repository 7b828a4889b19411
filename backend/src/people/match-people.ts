import { sql, type Kysely } from 'kysely';

import type { Tables } from '../db/tables';

/** Selects messages that name a booking, as people type its reference, or come from the email address of its lead passenger. */
export function enquiriesAbout(db: Kysely<Tables>, reference: string, email: string) {
  return db
    .selectFrom('enquiries')
    .where((where) =>
      where.or([
        sql<boolean>`upper(regexp_replace(enquiries.booking_reference, '[[:space:]-]', '', 'g')) = ${reference}`,
        isSameEmail('enquiries', email),
      ]),
    );
}

/** The email address of erased people is empty, and equals none. */
export function isSameEmail(table: 'contacts' | 'enquiries', email: string) {
  return sql<boolean>`(lower(${sql.ref(`${table}.email`)}) = lower(${email}) and ${email} != '')`;
}

export function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids})`;
}

import { sql, type Kysely } from 'kysely';

import type { Tables } from '../db/tables';

import { deleteMailFiles } from './outbox-folder';

/**
 * Deletes the mails of enquiries or subscribers with their files, in the transaction that deletes the owners. Files are
 * deleted before it commits: a process that is killed in between leaves rows, by which they are found again.
 */
export async function deleteMails(
  trx: Kysely<Tables>,
  dataDir: string,
  owner: 'enquiry_id' | 'subscriber_id',
  ids: readonly string[],
): Promise<void> {
  const mails = await trx
    .deleteFrom('outbox')
    .where(owner, '=', sql<string>`any(${ids})`)
    .returning('message_id')
    .execute();
  await deleteMailFiles(
    dataDir,
    mails.map((mail) => mail.message_id),
  );
}

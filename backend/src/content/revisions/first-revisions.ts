import type { Database } from '../../db/open-database';
import { CONTENT_KINDS, type ContentDocuments } from '../documents/content-documents';

import { insertRelease, insertRevisions, type Decision } from './write-revisions';

/** Stores the first revisions of new documents, live from now on, in a transaction of the caller. */
export async function insertFirstRevisions(
  trx: Database,
  documents: Partial<ContentDocuments>,
  decision: Decision,
): Promise<void> {
  const releaseId = await insertRelease(trx, decision, { canUndo: false });
  const revisions = CONTENT_KINDS.flatMap((kind) =>
    (documents[kind] ?? []).map((document) => ({
      kind,
      id: document.id,
      number: 1,
      basedOn: null,
      document,
      startsAt: decision.now,
      endsAt: null,
    })),
  );
  await insertRevisions(trx, releaseId, revisions, decision);
}

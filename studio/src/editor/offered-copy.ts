import { ok, type Result } from '@storefront/shared/domain/result/result';

import type { CallError, NewerRevision } from '../api/call';
import { readHistory, readRevision, type DocumentKey } from '../api/documents';

import type { LocalCopy } from './local-copy';
import { mergeDocuments } from './merge-documents';
import type { EditorState, SavingContext } from './saving';

/**
 * Puts the text of an offered copy on the screen, merged with what was saved since. What is on the screen must be saved.
 *
 * @returns whether the text is on the screen and without conflicts
 */
export async function takeOfferedCopy(
  { key, readLatest, state }: SavingContext,
  copy: LocalCopy,
): Promise<boolean> {
  const { document: theirs, saved } = readLatest();
  const base =
    copy.base === saved.head ? ok({ document: saved.document }) : await readRevision(key, copy.base);
  if (!base.ok) return failWith(state, base.error);
  const edits = { base: base.value.document, mine: copy.document, theirs };
  const merge = mergeDocuments(edits);
  if (merge.conflicts.length === 0) {
    state.setDocument(merge.document);
    return true;
  }
  const newer = await describeRevision(key, saved.head);
  if (!newer.ok) return failWith(state, newer.error);
  state.setConflict({ newer: newer.value, base: edits.base, theirs, copy });
  state.setDocument(copy.document);
  return false;
}

function failWith(state: EditorState, error: CallError): false {
  state.setStatus({ kind: 'failed', error });
  return false;
}

/** Reads who has saved a revision and when. */
async function describeRevision(
  key: DocumentKey,
  revision: number,
): Promise<Result<NewerRevision, CallError>> {
  const history = await readHistory(key);
  if (!history.ok) return history;
  const found = history.value.revisions.find(({ number }) => number === revision);
  return ok({
    revision,
    author: found?.author ?? 'a colleague',
    changedAt: found?.createdAt ?? new Date().toISOString(),
  });
}

import type { CallError } from '../api/call';
import { readRevision, saveDraft } from '../api/documents';
import { isEqualJson, type JsonObject } from '../api/json';

import { mergeDocuments } from './merge-documents';
import { sendText, type Conflict, type Saved, type SavingContext } from './saving';

/**
 * Goes on from a newer revision with the chosen text. Where theirs was chosen, mine is saved first, so that the history
 * has both.
 *
 * @returns the error with which the choice is still open; `null` when it is done
 */
export async function resolveConflict(
  context: SavingContext,
  conflict: Conflict,
  chosen: JsonObject,
): Promise<CallError | null> {
  const { key, readLatest, state } = context;
  const { newer, base, theirs } = conflict;
  const mine = mergeDocuments({ base, mine: readLatest().document, theirs }).document;
  let saved: Saved = { document: theirs, head: newer.revision, at: null };
  if (!isEqualJson(mine, chosen)) {
    const result = await saveDraft(key, newer.revision, mine);
    if (!result.ok) return meetAgain(context, conflict, result.error);
    saved = { document: mine, head: result.value.revision, at: result.value.savedAt };
  }
  state.setSaved(saved);
  state.setDocument(chosen);
  state.setConflict(null);
  await sendText(context, { document: chosen, saved });
  return null;
}

/** Somebody has saved again while the choice was open: it is made against the newest text. */
async function meetAgain(
  { key, state }: SavingContext,
  conflict: Conflict,
  error: CallError,
): Promise<CallError> {
  const newer = error.kind === 'refused' ? error.newer : null;
  if (!newer) return error;
  const read = await readRevision(key, newer.revision);
  if (!read.ok) return read.error;
  state.setConflict({ ...conflict, newer, theirs: read.value.document });
  return error;
}

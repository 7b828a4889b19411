import type { CallError, Finding, NewerRevision } from '../api/call';
import { readRevision, saveDraft, type DocumentKey } from '../api/documents';
import { isEqualJson, type JsonObject } from '../api/json';

import { removeLocalCopy, type LocalCopy } from './local-copy';
import { mergeDocuments } from './merge-documents';

/** Somebody else has saved a newer revision: both texts, and what both started from. */
export interface Conflict {
  readonly newer: NewerRevision;
  readonly base: JsonObject;
  readonly theirs: JsonObject;
  /** The offered copy that is in conflict; it is stored until a text is chosen. */
  readonly copy?: LocalCopy;
}

export type SaveStatus =
  | { readonly kind: 'idle'; readonly savedAt: string | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: CallError };

/** What the server has. */
export interface Saved {
  readonly document: JsonObject;
  readonly head: number;
  readonly at: string | null;
}

type Next<T> = T | ((before: T) => T);

/** Sets the state of an open document. */
export interface EditorState {
  readonly setDocument: (next: Next<JsonObject>) => void;
  readonly setSaved: (saved: Saved) => void;
  readonly setStatus: (status: SaveStatus) => void;
  readonly setFindings: (findings: readonly Finding[]) => void;
  readonly setConflict: (conflict: Conflict | null) => void;
  /** Receives a newer revision that was merged without a choice. */
  readonly setMergedWith: (newer: NewerRevision) => void;
}

/** The text on the screen, and what the server has of it. */
export interface Latest {
  readonly document: JsonObject;
  readonly saved: Saved;
}

/** An open document: what is on its screen, and where changes of it go. */
export interface SavingContext {
  readonly key: DocumentKey;
  readonly accountId: string;
  readonly readLatest: () => Latest;
  readonly state: EditorState;
}

/** Notes a newer revision that another call has met. It is merged where no part is in conflict. */
export async function meetNewer(
  { key, readLatest, state }: SavingContext,
  newer: NewerRevision,
): Promise<void> {
  const { document: mine, saved } = readLatest();
  const merge = await mergeWithNewer(key, newer, saved.document, mine);
  if (merge.kind === 'failed') return state.setStatus({ kind: 'failed', error: merge.error });
  if (merge.kind === 'conflict')
    return state.setConflict({ newer, base: saved.document, theirs: merge.theirs });
  state.setStatus({ kind: 'idle', savedAt: null });
  return goOn(state, newer, merge.theirs, mine, merge.document);
}

/** Saves a text, and merges newer revisions into it. @returns the saved revision; `null` when it was not saved */
export async function sendText(
  { key, accountId, readLatest, state }: SavingContext,
  { document, saved }: Latest,
): Promise<number | null> {
  let [sent, before] = [document, saved];
  state.setStatus({ kind: 'saving' });
  for (;;) {
    const result = await saveDraft(key, before.head, sent);
    if (result.ok) {
      const { revision, savedAt, findings } = result.value;
      state.setSaved({ document: sent, head: revision, at: savedAt });
      state.setFindings(findings);
      state.setStatus({ kind: 'idle', savedAt });
      const now = readLatest().document;
      // An editor that was left in the meantime still has the text from before the merge.
      if (now === document || isEqualJson(now, sent)) removeLocalCopy(accountId, key);
      return revision;
    }
    const { error } = result;
    state.setStatus({ kind: 'failed', error });
    const newer = error.kind === 'refused' ? error.newer : null;
    if (!newer) return null;
    const merge = await mergeWithNewer(key, newer, before.document, sent);
    if (merge.kind === 'failed') return null;
    const { theirs } = merge;
    if (merge.kind === 'conflict') {
      state.setConflict({ newer, base: before.document, theirs });
      return null;
    }
    goOn(state, newer, theirs, sent, merge.document);
    before = { document: theirs, head: newer.revision, at: null };
    sent = merge.document;
  }
}

/** Goes on from a newer revision, with a text that has the changes of both. */
function goOn(
  state: EditorState,
  newer: NewerRevision,
  theirs: JsonObject,
  sent: JsonObject,
  merged: JsonObject,
): void {
  state.setSaved({ document: theirs, head: newer.revision, at: null });
  // What was typed in the meantime stays.
  state.setDocument((now) => mergeDocuments({ base: sent, mine: now, theirs: merged }).document);
  state.setMergedWith(newer);
}

type NewerMerge =
  | { readonly kind: 'failed'; readonly error: CallError }
  | { readonly kind: 'conflict'; readonly theirs: JsonObject }
  | { readonly kind: 'merged'; readonly theirs: JsonObject; readonly document: JsonObject };

/** Merges a text with a newer revision, if both have changed different parts. */
async function mergeWithNewer(
  key: DocumentKey,
  { revision }: NewerRevision,
  base: JsonObject,
  mine: JsonObject,
): Promise<NewerMerge> {
  const read = await readRevision(key, revision);
  if (!read.ok) return { kind: 'failed', error: read.error };
  const { document: theirs } = read.value;
  const { document, conflicts } = mergeDocuments({ base, mine, theirs });
  return conflicts.length > 0 ? { kind: 'conflict', theirs } : { kind: 'merged', theirs, document };
}

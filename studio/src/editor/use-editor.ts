import { useCallback, useEffect, useRef, useState } from 'react';

import type { CallError, Finding, NewerRevision } from '../api/call';
import {
  checkDocument,
  readRevision,
  saveDraft,
  type DocumentKey,
  type OpenedDocument,
} from '../api/documents';
import { isEqualJson, type JsonObject } from '../api/json';

import { removeLocalCopy, writeLocalCopy } from './local-copy';
import { mergeDocuments } from './merge-documents';

/** A pause in typing after which the draft is saved. */
const AUTOSAVE_MS = 8_000;
const CHECK_MS = 700;

/** Somebody else has saved a newer revision: both texts, and what both started from. */
export interface Conflict {
  readonly newer: NewerRevision;
  readonly base: JsonObject;
  readonly theirs: JsonObject;
}

export type SaveStatus =
  | { readonly kind: 'idle'; readonly savedAt: string | null }
  | { readonly kind: 'saving' }
  | { readonly kind: 'failed'; readonly error: CallError };

interface Saved {
  readonly document: JsonObject;
  readonly head: number;
  readonly at: string | null;
}

export interface Editor {
  readonly document: JsonObject;
  readonly change: (document: JsonObject) => void;
  readonly isDirty: boolean;
  /** Newest revision that this editor has seen. */
  readonly head: number;
  /** Instant at which this editor has saved last; `null` when it has not. */
  readonly savedAt: string | null;
  readonly status: SaveStatus;
  readonly findings: readonly Finding[];
  readonly conflict: Conflict | null;
  /** The last newer revision that was merged without a choice. */
  readonly mergedWith: NewerRevision | null;
  /** Goes on from the newer revision with a merged text. */
  readonly resolve: (merged: JsonObject) => void;
  /** Notes a conflict that another call has met. */
  readonly meetConflict: (newer: NewerRevision) => Promise<void>;
  /** @returns the saved revision; `null` when it was not saved */
  readonly save: () => Promise<number | null>;
}

/** State of an open document: edits, the saved draft, findings and conflicts. */
export function useEditor(key: DocumentKey, opened: OpenedDocument, accountId: string): Editor {
  const [document, setDocument] = useState(opened.document);
  const [saved, setSaved] = useState<Saved>({ document: opened.document, head: opened.head, at: null });
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle', savedAt: null });
  const [findings, setFindings] = useState<readonly Finding[]>(opened.findings);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [mergedWith, setMergedWith] = useState<NewerRevision | null>(null);
  const isDirty = document !== saved.document && !isEqualJson(document, saved.document);
  const latest = useRef({ document, saved });
  useEffect(() => {
    latest.current = { document, saved };
  });

  /** Goes on from a newer revision, with a text that has the changes of both. */
  const goOn = useCallback(
    (newer: NewerRevision, theirs: JsonObject, sent: JsonObject, merged: JsonObject) => {
      setSaved({ document: theirs, head: newer.revision, at: null });
      // What was typed in the meantime stays.
      setDocument((now) => mergeDocuments({ base: sent, mine: now, theirs: merged }).document);
      setMergedWith(newer);
    },
    [],
  );
  const meetConflict = useCallback(
    async (newer: NewerRevision) => {
      const { document: mine, saved: before } = latest.current;
      const read = await readRevision(key, newer.revision);
      if (!read.ok) return setStatus({ kind: 'failed', error: read.error });
      const { document: theirs } = read.value;
      const merge = mergeDocuments({ base: before.document, mine, theirs });
      if (merge.conflicts.length > 0) return setConflict({ newer, base: before.document, theirs });
      setStatus({ kind: 'idle', savedAt: null });
      return goOn(newer, theirs, mine, merge.document);
    },
    [key, goOn],
  );
  const send = useCallback(async (): Promise<number | null> => {
    let { document: sent, saved: before } = latest.current;
    setStatus({ kind: 'saving' });
    for (;;) {
      const result = await saveDraft(key, before.head, sent);
      if (result.ok) {
        const { revision, savedAt, findings: found } = result.value;
        setSaved({ document: sent, head: revision, at: savedAt });
        setFindings(found);
        setStatus({ kind: 'idle', savedAt });
        if (latest.current.document === sent) removeLocalCopy(accountId, key);
        return revision;
      }
      const merged = await mergeWithNewer(key, result.error, before.document, sent);
      if (merged.kind === 'failed') {
        setStatus({ kind: 'failed', error: merged.error });
        return null;
      }
      const { newer, theirs } = merged;
      if (merged.kind === 'conflict') {
        setStatus({ kind: 'failed', error: result.error });
        setConflict({ newer, base: before.document, theirs });
        return null;
      }
      goOn(newer, theirs, sent, merged.document);
      before = { document: theirs, head: newer.revision, at: null };
      sent = merged.document;
    }
  }, [key, accountId, goOn]);
  const save = useOneAtATime(send);

  useAutosave(isDirty && conflict === null && status.kind !== 'saving', document, save);
  useLocalCopy(isDirty, key, accountId, document, saved.head);
  useChecks(isDirty, key, document, setFindings);

  const resolve = (merged: JsonObject) => {
    if (conflict) setSaved({ document: conflict.theirs, head: conflict.newer.revision, at: null });
    setDocument(merged);
    setConflict(null);
    setStatus({ kind: 'idle', savedAt: null });
  };
  const { head, at: savedAt } = saved;
  return {
    document,
    change: setDocument,
    isDirty,
    head,
    savedAt,
    status,
    findings,
    conflict,
    mergedWith,
    resolve,
    meetConflict,
    save,
  };
}

type NewerMerge =
  | { readonly kind: 'failed'; readonly error: CallError }
  | { readonly kind: 'conflict'; readonly newer: NewerRevision; readonly theirs: JsonObject }
  | {
      readonly kind: 'merged';
      readonly newer: NewerRevision;
      readonly theirs: JsonObject;
      readonly document: JsonObject;
    };

/** Merges a text that was refused with the newer revision, if both have changed different parts. */
async function mergeWithNewer(
  key: DocumentKey,
  error: CallError,
  base: JsonObject,
  mine: JsonObject,
): Promise<NewerMerge> {
  const newer = error.kind === 'refused' ? error.newer : null;
  if (!newer) return { kind: 'failed', error };
  const read = await readRevision(key, newer.revision);
  if (!read.ok) return { kind: 'failed', error: read.error };
  const { document: theirs } = read.value;
  const { document, conflicts } = mergeDocuments({ base, mine, theirs });
  return conflicts.length > 0
    ? { kind: 'conflict', newer, theirs }
    : { kind: 'merged', newer, theirs, document };
}

/** A second save while one is under way would meet the revision of the first. */
function useOneAtATime<T>(work: () => Promise<T>): () => Promise<T> {
  const running = useRef<Promise<T> | null>(null);
  return useCallback(() => {
    running.current ??= work().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [work]);
}

/** Saves after a pause, and when the connection is back. */
function useAutosave(isDue: boolean, document: JsonObject, save: () => Promise<unknown>): void {
  useEffect(() => {
    if (!isDue) return undefined;
    const saveNow = () => void save();
    const timer = setTimeout(saveNow, AUTOSAVE_MS);
    window.addEventListener('online', saveNow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', saveNow);
    };
  }, [isDue, document, save]);
}

function useLocalCopy(
  isDirty: boolean,
  key: DocumentKey,
  accountId: string,
  document: JsonObject,
  head: number,
): void {
  useEffect(() => {
    if (isDirty) writeLocalCopy(accountId, key, head, document);
  }, [isDirty, key, accountId, document, head]);
  useEffect(() => {
    if (!isDirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/**
 * Checks the text while it is edited, before it is saved, and when the window is back in front: a picture may have got
 * its text in another tab.
 */
function useChecks(
  isDirty: boolean,
  key: DocumentKey,
  document: JsonObject,
  onFindings: (findings: readonly Finding[]) => void,
): void {
  useEffect(() => {
    let isCurrent = true;
    const check = () =>
      void checkDocument(key, document).then((result) => {
        if (isCurrent && result.ok) onFindings(result.value.findings);
      });
    const timer = isDirty ? setTimeout(check, CHECK_MS) : undefined;
    window.addEventListener('focus', check);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      window.removeEventListener('focus', check);
    };
  }, [isDirty, key, document, onFindings]);
}

import { useCallback, useEffect, useRef, useState } from 'react';

import type { Finding, NewerRevision } from '../api/call';
import { checkDocument, type DocumentKey, type OpenedDocument } from '../api/documents';
import { isEqualJson, type JsonObject } from '../api/json';

import { writeLocalCopy } from './local-copy';
import { saving, type Conflict, type Saved, type SaveStatus } from './saving';

/** A pause in typing after which the draft is saved. */
const AUTOSAVE_MS = 8_000;
const CHECK_MS = 700;

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

  const acts = useCallback(
    () =>
      saving(key, accountId, () => latest.current, {
        setDocument,
        setSaved,
        setStatus,
        setFindings,
        setConflict,
        setMergedWith,
      }),
    [key, accountId],
  );
  const meetConflict = useCallback((newer: NewerRevision) => acts().meetConflict(newer), [acts]);
  const send = useCallback(() => acts().send(), [acts]);
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

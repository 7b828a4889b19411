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

export interface Editor {
  readonly document: JsonObject;
  readonly change: (document: JsonObject) => void;
  readonly isDirty: boolean;
  /** Newest revision that this editor has seen. */
  readonly head: number;
  readonly status: SaveStatus;
  readonly findings: readonly Finding[];
  readonly conflict: Conflict | null;
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
  const [saved, setSaved] = useState({ document: opened.document, head: opened.head });
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle', savedAt: null });
  const [findings, setFindings] = useState<readonly Finding[]>(opened.findings);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const isDirty = document !== saved.document && !isEqualJson(document, saved.document);
  const latest = useRef({ document, saved });
  useEffect(() => {
    latest.current = { document, saved };
  });

  const meetConflict = useCallback(
    async (newer: NewerRevision) => {
      const theirs = await readRevision(key, newer.revision);
      if (theirs.ok)
        setConflict({ newer, base: latest.current.saved.document, theirs: theirs.value.document });
      else setStatus({ kind: 'failed', error: theirs.error });
    },
    [key],
  );
  const send = useCallback(async (): Promise<number | null> => {
    const { document: sent, saved: before } = latest.current;
    setStatus({ kind: 'saving' });
    const result = await saveDraft(key, before.head, sent);
    if (!result.ok) {
      setStatus({ kind: 'failed', error: result.error });
      if (result.error.kind === 'refused' && result.error.newer) await meetConflict(result.error.newer);
      return null;
    }
    const { revision, savedAt, findings: found } = result.value;
    setSaved({ document: sent, head: revision });
    setFindings(found);
    setStatus({ kind: 'idle', savedAt });
    if (latest.current.document === sent) removeLocalCopy(accountId, key);
    return revision;
  }, [key, accountId, meetConflict]);
  const save = useOneAtATime(send);

  useAutosave(isDirty && conflict === null && status.kind !== 'saving', document, save);
  useLocalCopy(isDirty, key, accountId, document, saved.head);
  useChecks(isDirty, key, document, setFindings);

  const resolve = (merged: JsonObject) => {
    if (conflict) setSaved({ document: conflict.theirs, head: conflict.newer.revision });
    setDocument(merged);
    setConflict(null);
    setStatus({ kind: 'idle', savedAt: null });
  };
  const { head } = saved;
  return {
    document,
    change: setDocument,
    isDirty,
    head,
    status,
    findings,
    conflict,
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

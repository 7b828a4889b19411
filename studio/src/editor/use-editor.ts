import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { CallError, Finding, NewerRevision } from '../api/call';
import { checkDocument, type DocumentKey, type OpenedDocument } from '../api/documents';
import { isEqualJson, type JsonObject } from '../api/json';

import type { LocalCopy } from './local-copy';
import { resolveConflict } from './resolve-conflict';
import {
  meetNewer,
  sendText,
  type Conflict,
  type Saved,
  type SaveStatus,
  type SavingContext,
} from './saving';
import { useLocalCopy, useOfferedCopies } from './use-local-copies';

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
  /**
   * Goes on from the newer revision with a merged text, which is saved.
   *
   * @returns the error with which the choice is still open; `null` when it is done
   */
  readonly resolve: (merged: JsonObject) => Promise<CallError | null>;
  /** Notes a conflict that another call has met. */
  readonly meetConflict: (newer: NewerRevision) => Promise<void>;
  /** @returns the saved revision; `null` when it was not saved */
  readonly save: () => Promise<number | null>;
  /** Unsaved texts of earlier visits, the oldest first. */
  readonly copies: readonly LocalCopy[];
  /** Goes on with an offered copy, merged with what is on the screen. */
  readonly takeCopy: (copy: LocalCopy) => Promise<void>;
  readonly discardCopy: (copy: LocalCopy) => void;
}

/** State of an open document: edits, the saved draft, findings and conflicts. */
export function useEditor(key: DocumentKey, opened: OpenedDocument, accountId: string): Editor {
  const { context, document, saved, status, findings, conflict, mergedWith } = useEditorState(
    key,
    opened,
    accountId,
  );
  const { state } = context;
  const isDirty = document !== saved.document && !isEqualJson(document, saved.document);
  const send = useCallback(() => sendText(context, context.readLatest()), [context]);
  const save = useOneAtATime(send);

  useAutosave(isDirty && conflict === null && status.kind !== 'saving', document, save);
  useSaveOnLeave(context, isDirty && conflict === null, save);
  useLocalCopy({ isDirty, isInConflict: conflict !== null, key, accountId, document, head: saved.head });
  useChecks(isDirty, key, document, state.setFindings);

  const { take, ...offered } = useOfferedCopies(context, opened.document);
  const resolve = async (merged: JsonObject) => {
    if (!conflict) return null;
    const error = await resolveConflict(context, conflict, merged);
    if (error === null && conflict.copy) offered.remove(conflict.copy);
    return error;
  };
  return {
    document,
    change: state.setDocument,
    isDirty,
    head: saved.head,
    savedAt: saved.at,
    status,
    findings,
    conflict,
    mergedWith,
    resolve,
    meetConflict: (newer) => meetNewer(context, newer),
    save,
    copies: offered.copies,
    takeCopy: async (copy) => {
      if (isDirty && (await save()) === null) return;
      await take(copy);
    },
    discardCopy: offered.remove,
  };
}

function useEditorState(key: DocumentKey, opened: OpenedDocument, accountId: string) {
  const [document, setDocument] = useState(opened.document);
  const [saved, setSaved] = useState<Saved>({ document: opened.document, head: opened.head, at: null });
  const [status, setStatus] = useState<SaveStatus>({ kind: 'idle', savedAt: null });
  const [findings, setFindings] = useState<readonly Finding[]>(opened.findings);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [mergedWith, setMergedWith] = useState<NewerRevision | null>(null);
  const latest = useRef({ document, saved });
  useEffect(() => {
    latest.current = { document, saved };
  });
  const context = useMemo(
    (): SavingContext => ({
      key,
      accountId,
      readLatest: () => latest.current,
      state: {
        setDocument,
        setSaved: (next) => {
          // The next save may start before the next render.
          latest.current = { ...latest.current, saved: next };
          setSaved(next);
        },
        setStatus,
        setFindings,
        setConflict,
        setMergedWith,
      },
    }),
    [key, accountId],
  );
  return { context, document, saved, status, findings, conflict, mergedWith };
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

/** Saves when the editor is left inside the studio. The local copy stays until the server has the text. */
function useSaveOnLeave(
  { readLatest }: SavingContext,
  isDue: boolean,
  save: () => Promise<number | null>,
): void {
  const latest = useRef({ isDue, save });
  useEffect(() => {
    latest.current = { isDue, save };
  });
  useEffect(
    () => () => {
      const leave = async () => {
        const revision = await latest.current.save();
        const { document, saved } = readLatest();
        // A save that was under way already had an earlier text.
        if (revision !== null && !isEqualJson(document, saved.document)) await latest.current.save();
      };
      if (latest.current.isDue) void leave();
    },
    [readLatest],
  );
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

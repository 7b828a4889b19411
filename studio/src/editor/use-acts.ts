import { useState } from 'react';

import { errorText, type CallError } from '../api/call';
import {
  cancelSchedule,
  endDocument,
  publishDocument,
  restoreRevision,
  type DocumentKey,
  type OpenedDocument,
  type PublicationTimes,
} from '../api/documents';
import type { JsonObject } from '../api/json';

import type { EditorAct } from './editor-bar';
import type { Editor } from './use-editor';

interface Notice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

/** What the buttons of the editor do, with their dialogs and messages. */
export function useActs(
  key: DocumentKey,
  opened: OpenedDocument,
  editor: Editor,
  reload: () => Promise<void>,
) {
  const [dialog, setDialog] = useState<'publish' | 'history' | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const succeed = async (text: string) => {
    setDialog(null);
    setNotice({ tone: 'success', text });
    await reload();
  };
  const fail = async (error: CallError) => {
    setNotice({ tone: 'error', text: errorText(error) });
    if (error.kind !== 'refused' || !error.newer) return;
    setDialog(null);
    await editor.meetConflict(error.newer);
  };
  /** What is on the screen is saved first. @returns the newest revision; `null` when it was not saved */
  const savedHead = async () => (editor.isDirty ? editor.save() : editor.head);

  return {
    dialog,
    setDialog,
    notice,
    publish: async (times: PublicationTimes): Promise<CallError | null> => {
      const head = await savedHead();
      if (head === null) return NOT_SAVED;
      const revision = head === opened.head ? opened.revision : head;
      const result = await publishDocument(key, revision, head, times);
      if (!result.ok) {
        await fail(result.error);
        return result.error;
      }
      await succeed(publishedText(times, result.value.notice));
      return null;
    },
    act: async (kind: EditorAct): Promise<void> => {
      setNotice(null);
      if (kind === 'publish' || kind === 'history') return setDialog(kind);
      if (kind === 'save') return void (await editor.save());
      const result = kind === 'end' ? await endDocument(key, editor.head, null) : await cancelSchedule(key);
      if (!result.ok) return fail(result.error);
      return succeed(kind === 'end' ? 'It is off the site.' : 'The schedule is cancelled.');
    },
    restore: async (revision: number): Promise<void> => {
      const head = await savedHead();
      if (head === null) return setDialog(null);
      const result = await restoreRevision(key, head, revision);
      setDialog(null);
      if (!result.ok) return fail(result.error);
      // The editor starts again from the restored text.
      window.location.reload();
    },
    resolve: (merged: JsonObject): void => {
      setNotice(null);
      editor.resolve(merged);
    },
  };
}

const NOT_SAVED: CallError = {
  kind: 'refused',
  status: 409,
  code: 'not-saved',
  message: 'The draft was not saved, so nothing was published.',
  newer: null,
  findings: [],
};

function publishedText({ from }: PublicationTimes, notice: string | null): string {
  const text = from === null ? 'Published. The shop shows it within seconds.' : 'Scheduled.';
  return notice === null ? text : `${text} It ${notice}.`;
}

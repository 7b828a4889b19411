import type { Result } from '@storefront/shared/domain/result/result';
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
import { requestReview, returnReview, withdrawReview } from '../api/reviews';

import type { EditorAct } from './editor-bar';
import type { Editor } from './use-editor';

type EditorDialog = 'publish' | 'history' | 'review' | 'return' | 'end' | 'unschedule';

interface Notice {
  readonly tone: 'success' | 'error';
  readonly text: string;
}

interface Screen {
  /** Reads the state of the document again; the text in the editor stays. */
  readonly reload: () => Promise<void>;
  /** Opens the document again, with its newest text. */
  readonly restart: () => void;
}

/** What the buttons of the editor do, with their dialogs and messages. */
export function useActs(
  key: DocumentKey,
  opened: OpenedDocument,
  editor: Editor,
  { reload, restart }: Screen,
) {
  const [dialog, setDialog] = useState<EditorDialog | null>(null);
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
  const finish = async (result: Result<unknown, CallError>, text: string): Promise<CallError | null> => {
    if (!result.ok) {
      await fail(result.error);
      return result.error;
    }
    await succeed(text);
    return null;
  };
  /** What is on the screen is saved first. @returns the newest revision; `null` when it was not saved */
  const savedHead = async () => (editor.isDirty ? editor.save() : editor.head);

  return {
    dialog,
    setDialog,
    notice,
    act: async (kind: EditorAct): Promise<void> => {
      setNotice(null);
      if (kind === 'save') return void (await editor.save());
      return setDialog(kind);
    },
    ...publicationActs({ key, opened, head: editor.head, savedHead, finish }),
    ...reviewActs({ key, opened, savedHead, finish }),
    restore: async (revision: number): Promise<void> => {
      const head = await savedHead();
      if (head === null) return setDialog(null);
      const result = await restoreRevision(key, head, revision);
      setDialog(null);
      if (!result.ok) return fail(result.error);
      restart();
    },
    resolve: (merged: JsonObject): Promise<CallError | null> => {
      setNotice(null);
      return editor.resolve(merged);
    },
  };
}

interface PublicationActs {
  readonly key: DocumentKey;
  readonly opened: OpenedDocument;
  readonly head: number;
  readonly savedHead: () => Promise<number | null>;
  readonly finish: Finish;
}

/** Acts on what is live or scheduled, which a dialog confirms first. */
function publicationActs({ key, opened, head: current, savedHead, finish }: PublicationActs) {
  return {
    publish: async (times: PublicationTimes): Promise<CallError | null> => {
      const head = await savedHead();
      if (head === null) return NOT_SAVED;
      const revision = head === opened.head ? opened.revision : head;
      const result = await publishDocument(key, revision, head, times);
      return finish(result, result.ok ? publishedText(times, result.value.notice) : '');
    },
    end: async (): Promise<CallError | null> =>
      finish(await endDocument(key, current, null), 'It is off the site.'),
    unschedule: async (): Promise<CallError | null> =>
      finish(await cancelSchedule(key), 'The schedule is cancelled.'),
  };
}

/** Reports the result of an act. @returns its error, or `null` */
type Finish = (result: Result<unknown, CallError>, text: string) => Promise<CallError | null>;

interface ReviewActs {
  readonly key: DocumentKey;
  readonly opened: OpenedDocument;
  readonly savedHead: () => Promise<number | null>;
  readonly finish: Finish;
}

/** What can be done about a review; each act resolves with its error, or `null`. */
function reviewActs({ key, opened, savedHead, finish }: ReviewActs) {
  const review = opened.review?.id ?? 0;
  return {
    submit: async (note: string): Promise<CallError | null> => {
      const head = await savedHead();
      if (head === null) return NOT_SAVED;
      return finish(await requestReview(key, head, note), 'In review. A publisher decides.');
    },
    sendBack: async (comment: string): Promise<CallError | null> =>
      finish(await returnReview(key, review, comment), 'Sent back with your comment.'),
    withdraw: async (): Promise<void> =>
      void (await finish(await withdrawReview(key, review), 'The request is withdrawn.')),
  };
}

const NOT_SAVED: CallError = {
  kind: 'refused',
  status: 409,
  code: 'not-saved',
  message: 'The draft was not saved, so nothing was published or submitted.',
  newer: null,
  findings: [],
};

function publishedText({ from }: PublicationTimes, notice: string | null): string {
  const text = from === null ? 'Published. The shop shows it within seconds.' : 'Scheduled.';
  return notice === null ? text : `${text} It ${notice}.`;
}

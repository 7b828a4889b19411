import { Alert } from '@storefront/shared/ui/alert';

import type { NewerRevision } from '../api/call';
import type { DocumentKey, OpenedDocument } from '../api/documents';
import { ReviewNotice } from '../reviews/review-notice';
import { useSession } from '../session/session';
import { ukMoment } from '../ui/uk-time';

import { UnsavedCopy } from './unsaved-copy';
import type { useActs } from './use-acts';
import type { Editor } from './use-editor';

interface EditorNoticesProps {
  readonly documentKey: DocumentKey;
  readonly opened: OpenedDocument;
  readonly editor: Editor;
  readonly acts: ReturnType<typeof useActs>;
  /** Compares a revision with the newest one. */
  readonly onCompare: (revision: number) => void;
}

/** Renders what concerns the whole document: its review, a merge, the result of an act and unsaved text. */
export function EditorNotices({ documentKey, opened, editor, acts, onCompare }: EditorNoticesProps) {
  const { account } = useSession();
  const { notice, setDialog, withdraw } = acts;
  const isOwnChange = editor.head !== opened.head;
  return (
    <>
      <ReviewNotice
        review={opened.review}
        head={editor.head}
        changedBy={isOwnChange ? account.name : opened.changedBy}
        changedAt={isOwnChange ? (editor.savedAt ?? opened.changedAt) : opened.changedAt}
        isPublisher={account.role !== 'editor'}
        onReturn={() => setDialog('return')}
        onWithdraw={() => void withdraw()}
        onCompare={onCompare}
      />
      {editor.mergedWith && <MergedNotice newer={editor.mergedWith} />}
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      <UnsavedCopy accountId={account.id} documentKey={documentKey} editor={editor} />
    </>
  );
}

function MergedNotice({ newer: { author, changedAt, revision } }: { readonly newer: NewerRevision }) {
  return (
    <Alert tone="success" title={`Merged with the changes of ${author}`}>
      {`${author} has changed other parts at ${ukMoment(changedAt)} (revision ${revision}). Yours and theirs are both here.`}
    </Alert>
  );
}

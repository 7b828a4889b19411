import { warningsOf } from '../api/call';
import type { OpenedDocument } from '../api/documents';
import { NoteDialog } from '../reviews/note-dialog';

import type { PreviewCheck } from './preview-check';
import { PublishDialog } from './publish-dialog';
import { EndDialog, UnscheduleDialog } from './site-dialogs';
import type { useActs } from './use-acts';
import type { Editor } from './use-editor';

/** Renders the open dialog that decides about a document. */
export function EditorDialogs({
  opened: { kind, title },
  acts: { dialog, setDialog, publish, submit, sendBack, end, unschedule },
  editor: { findings },
  check,
}: {
  readonly opened: OpenedDocument;
  readonly acts: ReturnType<typeof useActs>;
  readonly editor: Pick<Editor, 'findings'>;
  readonly check: PreviewCheck | null;
}) {
  const close = () => setDialog(null);
  switch (dialog) {
    case 'publish':
      return (
        <PublishDialog
          title={title}
          warnings={warningsOf(findings)}
          check={check}
          onClose={close}
          onPublish={publish}
        />
      );
    case 'review':
      return (
        <NoteDialog
          title={`Ask for a review of ${title}`}
          label="Note for the publisher"
          hint="What has changed, and when it should be live."
          button="Ask for review"
          onClose={close}
          onSend={submit}
        />
      );
    case 'return':
      return (
        <NoteDialog
          title={`Send ${title} back`}
          label="Comment"
          hint="What the editor should change. Everybody who opens the document can read it."
          button="Send back"
          required
          onClose={close}
          onSend={sendBack}
        />
      );
    case 'end':
      return <EndDialog kind={kind} title={title} onClose={close} onSend={end} />;
    case 'unschedule':
      return <UnscheduleDialog title={title} onClose={close} onSend={unschedule} />;
    case 'history':
    case null:
      return null;
  }
}

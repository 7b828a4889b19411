import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { space } from '@storefront/shared/ui/tokens';
import { useEffect, useRef } from 'react';

import type { NewerRevision } from '../api/call';
import type { OpenedDocument } from '../api/documents';
import { ReviewNotice } from '../reviews/review-notice';
import { useSession } from '../session/session';
import { ukMoment } from '../ui/uk-time';

import { UnsavedCopies } from './unsaved-copies';
import type { useActs } from './use-acts';
import type { Editor } from './use-editor';

interface EditorNoticesProps {
  readonly opened: OpenedDocument;
  readonly editor: Editor;
  readonly acts: ReturnType<typeof useActs>;
  /** Compares a revision with the newest one. */
  readonly onCompare: (revision: number) => void;
}

/** Renders what concerns the whole document: its review, a merge, the result of an act and unsaved text. */
export function EditorNotices({ opened, editor, acts, onCompare }: EditorNoticesProps) {
  const { account } = useSession();
  const { notice, setDialog, withdraw } = acts;
  const isOwnChange = editor.head !== opened.head;
  const box = useRef<HTMLDivElement>(null);
  const news = [notice, editor.mergedWith, opened.review?.id];
  const hasNews = news.some((one) => one !== null && one !== undefined);
  useEffect(() => {
    // The form may be scrolled to the field that was edited last.
    if (hasNews) box.current?.scrollIntoView({ block: 'nearest' });
    // oxlint-disable-next-line react/exhaustive-deps
  }, news);
  return (
    <div ref={box} css={noticesStyles}>
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
      <UnsavedCopies editor={editor} />
    </div>
  );
}

function MergedNotice({ newer: { author, changedAt, revision } }: { readonly newer: NewerRevision }) {
  return (
    <Alert tone="success" title={`Merged with the changes of ${author}`}>
      {`${author} has changed other parts at ${ukMoment(changedAt)} (revision ${revision}). Yours and theirs are both here.`}
    </Alert>
  );
}

const noticesStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};

  &:empty {
    display: none;
  }
`;

import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { from, space } from '@storefront/shared/ui/tokens';
import { useState } from 'react';

import type { NewerRevision } from '../api/call';
import type { DocumentKey, OpenedDocument } from '../api/documents';
import { ObjectFields } from '../fields/schema-field';
import type { SchemaNode } from '../fields/schema-node';
import { BAR_HEIGHT } from '../frame/studio-frame';
import { usePresence } from '../presence/use-presence';
import { ReviewNotice } from '../reviews/review-notice';
import { useSession } from '../session/session';
import { ukMoment } from '../ui/uk-time';

import { ConflictView } from './conflict-view';
import { EditorBar } from './editor-bar';
import { EditorDialogs } from './editor-dialogs';
import { FindingsList } from './findings-list';
import { HistoryDialog } from './history-dialog';
import { PageWorkspace } from './page-workspace';
import { UnsavedCopy } from './unsaved-copy';
import { PreviewPane } from './preview-pane';
import { useActs } from './use-acts';
import { useEditor } from './use-editor';

interface DocumentEditorProps {
  readonly documentKey: DocumentKey;
  readonly opened: OpenedDocument;
  readonly schema: SchemaNode;
  readonly reload: () => Promise<void>;
}

/** Renders form, checks and preview of a document. */
export function DocumentEditor({ documentKey, opened, schema, reload }: DocumentEditorProps) {
  const { account } = useSession();
  const editor = useEditor(documentKey, opened, account.id);
  const acts = useActs(documentKey, opened, editor, reload);
  const { dialog, setDialog, notice, act, restore, resolve } = acts;
  const present = usePresence(documentKey);
  const [compared, setCompared] = useState<number | null>(null);
  const isPublisher = account.role !== 'editor';
  const isOwnChange = editor.head !== opened.head;

  const notices = (
    <>
      <ReviewNotice
        review={opened.review}
        head={editor.head}
        changedBy={isOwnChange ? account.name : opened.changedBy}
        changedAt={isOwnChange ? (editor.savedAt ?? opened.changedAt) : opened.changedAt}
        isPublisher={isPublisher}
        onReturn={() => setDialog('return')}
        onWithdraw={() => void acts.withdraw()}
        onCompare={(revision) => {
          setCompared(revision);
          setDialog('history');
        }}
      />
      {editor.mergedWith && <MergedNotice newer={editor.mergedWith} />}
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      <UnsavedCopy accountId={account.id} documentKey={documentKey} editor={editor} />
    </>
  );
  return (
    <main css={pageStyles}>
      <title>{`${opened.title} – Studio`}</title>
      <EditorBar
        opened={opened}
        editor={editor}
        role={account.role}
        present={present}
        onAct={(kind) => {
          setCompared(null);
          void act(kind);
        }}
      />
      {schema.properties?.['blocks'] ? (
        <PageWorkspace documentKey={documentKey} editor={editor} schema={schema}>
          {notices}
        </PageWorkspace>
      ) : (
        <>
          <div css={formStyles}>
            <div css={fieldsStyles}>
              {notices}
              <ObjectFields
                node={schema}
                path=""
                value={editor.document}
                onChange={editor.change}
                findings={editor.findings}
              />
            </div>
            <FindingsList findings={editor.findings} />
          </div>
          <PreviewPane documentKey={documentKey} document={editor.document} />
        </>
      )}
      <EditorDialogs title={opened.title} acts={acts} />
      {dialog === 'history' && (
        <HistoryDialog
          documentKey={documentKey}
          head={editor.head}
          compared={compared}
          onClose={() => setDialog(null)}
          onRestore={restore}
        />
      )}
      {editor.conflict && (
        <ConflictView conflict={editor.conflict} mine={editor.document} schema={schema} onResolve={resolve} />
      )}
    </main>
  );
}

function MergedNotice({ newer: { author, changedAt, revision } }: { readonly newer: NewerRevision }) {
  return (
    <Alert tone="success" title={`Merged with the changes of ${author}`}>
      {`${author} has changed other parts at ${ukMoment(changedAt)} (revision ${revision}). Yours and theirs are both here.`}
    </Alert>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-rows: auto auto auto;

  ${from.large} {
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(360px, 460px) minmax(0, 1fr);
    height: calc(100dvh - ${BAR_HEIGHT});
  }
`;

const formStyles = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
`;

const fieldsStyles = css`
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m};
  overflow-y: auto;
`;

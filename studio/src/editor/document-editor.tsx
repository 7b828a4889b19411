import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { from, space } from '@storefront/shared/ui/tokens';

import type { DocumentKey, OpenedDocument } from '../api/documents';
import { ObjectFields } from '../fields/schema-field';
import type { SchemaNode } from '../fields/schema-node';
import { BAR_HEIGHT } from '../frame/studio-frame';
import { useSession } from '../session/session';

import { ConflictView } from './conflict-view';
import { EditorBar } from './editor-bar';
import { FindingsList } from './findings-list';
import { HistoryDialog } from './history-dialog';
import { PageWorkspace } from './page-workspace';
import { UnsavedCopy } from './unsaved-copy';
import { PreviewPane } from './preview-pane';
import { PublishDialog } from './publish-dialog';
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
  const { dialog, setDialog, notice, act, publish, restore, resolve } = useActs(
    documentKey,
    opened,
    editor,
    reload,
  );

  const notices = (
    <>
      {notice && <Alert tone={notice.tone}>{notice.text}</Alert>}
      <UnsavedCopy accountId={account.id} documentKey={documentKey} editor={editor} />
    </>
  );
  return (
    <main css={pageStyles}>
      <title>{`${opened.title} – Studio`}</title>
      <EditorBar opened={opened} editor={editor} role={account.role} onAct={(kind) => void act(kind)} />
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
      {dialog === 'publish' && (
        <PublishDialog title={opened.title} onClose={() => setDialog(null)} onPublish={publish} />
      )}
      {dialog === 'history' && (
        <HistoryDialog
          documentKey={documentKey}
          head={editor.head}
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

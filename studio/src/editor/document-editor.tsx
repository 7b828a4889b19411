import { css } from '@emotion/react';
import { from, space } from '@storefront/shared/ui/tokens';
import { useState, type ReactNode } from 'react';

import type { DocumentKey, OpenedDocument } from '../api/documents';
import { ObjectFields } from '../fields/schema-field';
import { fieldLabel, type SchemaNode } from '../fields/schema-node';
import { SCREEN_HEIGHT } from '../frame/studio-frame';
import { usePresence } from '../presence/use-presence';
import { useSession } from '../session/session';

import { ConflictView } from './conflict-view';
import { EditorBar } from './editor-bar';
import { EditorDialogs } from './editor-dialogs';
import { EditorNotices } from './editor-notices';
import { FindingsList } from './findings-list';
import { HistoryDialog } from './history-dialog';
import { PageWorkspace } from './page-workspace';
import { usePreviewCheck, type PreviewCheck } from './preview-check';
import { PreviewPane } from './preview-pane';
import { useActs } from './use-acts';
import { useEditor, type Editor } from './use-editor';

interface DocumentEditorProps {
  readonly documentKey: DocumentKey;
  readonly opened: OpenedDocument;
  readonly schema: SchemaNode;
  readonly reload: () => Promise<void>;
  readonly restart: () => void;
}

/** Renders form, checks and preview of a document. */
export function DocumentEditor({ documentKey, opened, schema, reload, restart }: DocumentEditorProps) {
  const { account } = useSession();
  const editor = useEditor(documentKey, opened, account.id);
  const check = usePreviewCheck(editor.document);
  // The mails of the newsletter are no pages of the shop, which alone have the checker.
  const pageCheck = documentKey.kind === 'newsletter' ? null : check;
  const acts = useActs(documentKey, opened, editor, { reload, restart });
  const { dialog, setDialog, act, restore, resolve } = acts;
  const present = usePresence(documentKey);
  const [compared, setCompared] = useState<number | null>(null);
  const compare = (revision: number | null) => {
    setCompared(revision);
    setDialog(revision === null ? null : 'history');
  };

  const notices = <EditorNotices {...{ opened, editor, acts }} onCompare={compare} />;
  return (
    <main css={pageStyles}>
      <title>{`${opened.title} – Studio`}</title>
      <EditorBar
        opened={opened}
        editor={editor}
        role={account.role}
        present={present}
        onAct={(kind) => {
          compare(null);
          void act(kind);
        }}
      />
      {schema.properties?.['blocks'] ? (
        <PageWorkspace documentKey={documentKey} editor={editor} schema={schema} check={check}>
          {notices}
        </PageWorkspace>
      ) : (
        <>
          <DocumentForm schema={schema} editor={editor} check={pageCheck}>
            {notices}
          </DocumentForm>
          <PreviewPane documentKey={documentKey} document={editor.document} check={check} />
        </>
      )}
      <EditorDialogs {...{ opened, acts, editor }} check={pageCheck} />
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

interface DocumentFormProps {
  readonly schema: SchemaNode;
  readonly editor: Editor;
  readonly check: PreviewCheck | null;
  /** Notices above the form. */
  readonly children: ReactNode;
}

function DocumentForm({ schema, editor, check, children }: DocumentFormProps) {
  return (
    <div css={formStyles}>
      <div css={fieldsStyles}>
        {children}
        <ObjectFields
          node={schema}
          path=""
          value={editor.document}
          onChange={editor.change}
          findings={editor.findings}
        />
      </div>
      <FindingsList findings={editor.findings} check={check} nameOf={(field) => fieldLabel(schema, field)} />
    </div>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-rows: auto auto auto;

  ${from.large} {
    grid-template-rows: auto minmax(0, 1fr);
    grid-template-columns: minmax(360px, 460px) minmax(0, 1fr);
    height: ${SCREEN_HEIGHT};
  }
`;

const formStyles = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
`;

// Contains what is visually hidden, which would enlarge the document otherwise.
const fieldsStyles = css`
  position: relative;
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m};
  overflow-y: auto;
`;

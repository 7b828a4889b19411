import { css } from '@emotion/react';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { hintStyles } from '@storefront/shared/ui/field';
import { color, from, space } from '@storefront/shared/ui/tokens';
import { useMemo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { readBlockCatalogue, type StudioCatalogue } from '../api/blocks';
import { errorsOf, type Finding } from '../api/call';
import type { DocumentKey } from '../api/documents';
import type { JsonObject } from '../api/json';
import { useResponse } from '../api/use-response';
import { AddBlock } from '../blocks/add-block';
import { BlockForm } from '../blocks/block-form';
import { blockKinds, type BlockKind } from '../blocks/block-kind';
import { blockIndexOf, blocksOf, type EditedBlock } from '../blocks/block-list';
import { BlockOutline, headingStyles } from '../blocks/block-outline';
import { useBlocks } from '../blocks/use-blocks';
import { ObjectFields } from '../fields/schema-field';
import { fieldLabel, type SchemaNode } from '../fields/schema-node';
import { LoadState } from '../ui/load-states';

import { FindingsList, showField } from './findings-list';
import type { PreviewCheck } from './preview-check';
import { PreviewPane } from './preview-pane';
import type { Editor } from './use-editor';

interface PageWorkspaceProps {
  readonly documentKey: DocumentKey;
  readonly editor: Pick<Editor, 'document' | 'change' | 'findings'>;
  readonly schema: SchemaNode;
  readonly check: PreviewCheck;
  /** Notices above the form. */
  readonly children: ReactNode;
}

/** Renders a landing page while it is edited: its blocks, the preview, and the form of the selected block. */
export function PageWorkspace(props: PageWorkspaceProps) {
  const { data, error, reload } = useResponse(readBlockCatalogue);
  if (!data) return <LoadState error={error} what="blocks" onRetry={() => void reload()} />;
  return <LoadedWorkspace {...props} catalogue={data} />;
}

interface LoadedProps extends PageWorkspaceProps {
  readonly catalogue: StudioCatalogue;
}

const NONE: readonly EditedBlock[] = [];

function LoadedWorkspace({ documentKey, editor, schema, catalogue, check, children }: LoadedProps) {
  const kinds = useMemo(() => blockKinds(catalogue), [catalogue]);
  const { document } = editor;
  const findings = [...editor.findings, ...check.findings];
  const blocks = blocksOf(document) ?? NONE;
  const editing = useBlocks({ document, blocks, kinds, onChange: editor.change });
  const index = blocks.findIndex(({ id }) => id === editing.selected);
  const block = blocks[index];
  const show = (field: string) => {
    const place = blockIndexOf(field);
    flushSync(() => editing.select(place === null ? null : (blocks[place]?.id ?? null)));
    showField(field);
  };
  return (
    <div css={workspaceStyles}>
      <div css={sideStyles}>
        {blocks.length === 0 && !editing.undo ? (
          <EmptyOutline onStart={editing.startFromStandard} />
        ) : (
          <BlockOutline blocks={blocks} kinds={kinds} editing={editing} findings={findings} />
        )}
        <AddBlock kinds={kinds} hasHero={blocks.some(({ type }) => type === 'hero')} onAdd={editing.add} />
        <ReleaseNote release={catalogue.release} />
      </div>
      <PreviewPane
        documentKey={documentKey}
        document={usePreviewable(document, blocks, editor.findings)}
        check={check}
        anchor={block ? `block-${block.id}` : null}
      />
      <div css={formStyles}>
        <div css={fieldsStyles}>
          {children}
          {block ? (
            <BlockForm
              key={block.id}
              block={block}
              path={`blocks.${index}`}
              kind={kinds.find(({ type }) => type === block.type)}
              findings={findings}
              onChange={(next) => editing.change(block.id, next)}
            />
          ) : (
            <PageForm schema={schema} editor={editor} />
          )}
        </div>
        <FindingsList
          findings={editor.findings}
          check={check}
          nameOf={(field) => nameOf(field, blocks, kinds) ?? fieldLabel(schema, field)}
          onShow={show}
        />
      </div>
    </div>
  );
}

function ReleaseNote({ release }: Pick<StudioCatalogue, 'release'>) {
  return (
    <p css={hintStyles}>
      {release === null
        ? 'The live release could not be read: these are the blocks of the backend.'
        : `As ${release} renders them.`}
    </p>
  );
}

/** Renders the fields of the page itself. */
function PageForm({ schema, editor }: Pick<PageWorkspaceProps, 'schema' | 'editor'>) {
  const node = useMemo(() => {
    const { blocks: _blocks, ...properties } = schema.properties ?? {};
    return { ...schema, properties };
  }, [schema]);
  return (
    <>
      <h2 css={headingStyles}>Page and prices</h2>
      <ObjectFields
        node={node}
        path=""
        value={editor.document}
        onChange={editor.change}
        findings={editor.findings}
      />
    </>
  );
}

/** Explains an empty list, with which every page starts. */
function EmptyOutline({ onStart }: { readonly onStart: () => void }) {
  return (
    <section aria-label="On this page" css={emptyStyles}>
      <h2 css={headingStyles}>On this page</h2>
      <Alert tone="info" title="This page shows its standard sections.">
        Add a block to build the page yourself, or start from blocks that show the same.
      </Alert>
      <Button look="outline" onClick={onStart}>
        Start from the standard sections
      </Button>
    </section>
  );
}

/** Names the place of a finding as the outline does: `Gallery, pictures 1`; `null` outside of the blocks. */
function nameOf(field: string, blocks: readonly EditedBlock[], kinds: readonly BlockKind[]): string | null {
  const place = blockIndexOf(field);
  const block = place === null ? undefined : blocks[place];
  if (!block) return null;
  const label = kinds.find(({ type }) => type === block.type)?.label ?? block.type;
  const within = field
    .split('.')
    .slice(3)
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part));
  return within.length === 0 ? label : `${label}, ${within.join(' ')}`;
}

/** The preview leaves out blocks with errors, which it could not show, as long as nothing else stops it. */
function usePreviewable(
  document: JsonObject,
  blocks: readonly EditedBlock[],
  findings: readonly Finding[],
): JsonObject {
  const stopping = errorsOf(findings).filter(({ isPreviewed }) => isPreviewed !== true);
  const places = stopping.map(({ field }) => blockIndexOf(field));
  const broken = places.every((place) => place !== null) ? [...new Set(places)].join(',') : '';
  return useMemo(() => {
    if (broken === '') return document;
    const left = broken.split(',').map(Number);
    return { ...document, blocks: blocks.filter((_block, index) => !left.includes(index)) };
    // `blocks` is parsed from the document again in each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [document, broken]);
}

const workspaceStyles = css`
  display: grid;
  min-height: 0;

  ${from.large} {
    grid-column: 1 / -1;
    grid-template-rows: minmax(0, 1fr);
    grid-template-columns: 288px minmax(0, 1fr) 376px;
  }
`;

// Panes that scroll contain what is visually hidden, which would enlarge the document otherwise.
const sideStyles = css`
  position: relative;
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m} ${space.s};
  overflow-y: auto;
  background: ${color.surface};
`;

const formStyles = css`
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-height: 0;
  border-left: 1px solid ${color.lineSoft};
  background: ${color.surface};
`;

const fieldsStyles = css`
  position: relative;
  display: grid;
  align-content: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m};
  overflow-y: auto;
`;

const emptyStyles = css`
  display: grid;
  gap: ${space.s};
`;

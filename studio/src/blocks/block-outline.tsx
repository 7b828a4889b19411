import { css } from '@emotion/react';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { ArrowDown, ArrowUp, CircleAlert, Copy, Settings2, Trash2, TriangleAlert, Undo2 } from 'lucide-react';

import { errorsOf, type Finding } from '../api/call';
import { smallButtonStyles } from '../ui/small-button';

import { BlockIcon } from './block-icon';
import type { BlockKind } from './block-kind';
import { blockIndexOf, summaryOf, type EditedBlock } from './block-list';
import { ACT_ATTRIBUTE, type BlockAct, type BlockEditing } from './use-blocks';

interface BlockOutlineProps {
  readonly blocks: readonly EditedBlock[];
  readonly kinds: readonly BlockKind[];
  readonly editing: BlockEditing;
  readonly findings: readonly Finding[];
}

/** Renders the blocks of a page in their order. The selected one has buttons to move, duplicate and remove it. */
export function BlockOutline({ blocks, kinds, editing, findings }: BlockOutlineProps) {
  const { selected, select, message, undo } = editing;
  const findingsAt = (place: number | null) => findings.filter(({ field }) => blockIndexOf(field) === place);
  return (
    <section aria-label="On this page" css={outlineStyles}>
      <div css={headStyles}>
        <h2 css={headingStyles}>On this page</h2>
        <span css={noteStyles}>{blocks.length === 1 ? '1 block' : `${blocks.length} blocks`}</span>
      </div>
      <button
        type="button"
        css={[itemStyles, selected === null && selectedStyles]}
        aria-pressed={selected === null}
        onClick={() => select(null)}
      >
        <Settings2 size={18} aria-hidden />
        <span css={nameStyles}>Page and prices</span>
        <Marker findings={findingsAt(null)} />
      </button>
      <ol css={listStyles}>
        {blocks.map((block, index) => (
          <OutlineItem
            key={block.id}
            block={block}
            kind={kinds.find(({ type }) => type === block.type)}
            place={{ index, count: blocks.length }}
            editing={editing}
            findings={findingsAt(index)}
          />
        ))}
      </ol>
      <p role="status" css={noteStyles}>
        {message}
      </p>
      {undo && (
        <div>
          <button type="button" css={smallButtonStyles} {...{ [ACT_ATTRIBUTE]: 'undo' }} onClick={undo}>
            <Undo2 size={16} aria-hidden />
            Undo the removal
          </button>
        </div>
      )}
    </section>
  );
}

interface OutlineItemProps {
  readonly block: EditedBlock;
  /** `undefined` for a block that the live release does not render. */
  readonly kind: BlockKind | undefined;
  readonly place: { readonly index: number; readonly count: number };
  readonly editing: BlockEditing;
  /** Those in the block. */
  readonly findings: readonly Finding[];
}

function OutlineItem({ block, kind, place, editing, findings }: OutlineItemProps) {
  const isSelected = editing.selected === block.id;
  const label = kind?.label ?? block.type;
  const summary = summaryOf(block);
  return (
    <li>
      <button
        type="button"
        css={[itemStyles, isSelected && selectedStyles]}
        aria-pressed={isSelected}
        {...{ [ACT_ATTRIBUTE]: `select ${block.id}` }}
        onClick={() => editing.select(block.id)}
      >
        <BlockIcon type={block.type} />
        <span css={nameStyles}>
          {label}
          {summary !== '' && <span css={summaryStyles}>{summary}</span>}
        </span>
        <Marker findings={findings} />
      </button>
      {isSelected && <Acts {...{ block, label, place, editing }} />}
    </li>
  );
}

const ACTS = [
  { act: 'up', name: 'Move up', Icon: ArrowUp },
  { act: 'down', name: 'Move down', Icon: ArrowDown },
  { act: 'duplicate', name: 'Duplicate', Icon: Copy },
  { act: 'remove', name: 'Remove', Icon: Trash2 },
] as const;

function Acts({
  block,
  label,
  place: { index, count },
  editing,
}: Pick<OutlineItemProps, 'block' | 'place' | 'editing'> & { readonly label: string }) {
  const isOff = (act: BlockAct) => (act === 'up' && index === 0) || (act === 'down' && index === count - 1);
  return (
    <div role="group" aria-label={`Selected block: ${label}`} css={actsStyles}>
      {ACTS.map(({ act, name, Icon }) => (
        <button
          key={act}
          type="button"
          css={smallButtonStyles}
          aria-label={`${name}: ${label}`}
          title={name}
          // A disabled button would lose the focus of a block that has arrived at the top.
          aria-disabled={isOff(act)}
          {...{ [ACT_ATTRIBUTE]: `${act} ${block.id}` }}
          onClick={() => editing.act(block, act)}
        >
          <Icon size={16} aria-hidden />
        </button>
      ))}
    </div>
  );
}

function Marker({ findings }: Pick<OutlineItemProps, 'findings'>) {
  if (findings.length === 0) return null;
  return errorsOf(findings).length > 0 ? (
    <>
      <CircleAlert size={16} aria-hidden css={errorMarkerStyles} />
      <VisuallyHidden>has findings</VisuallyHidden>
    </>
  ) : (
    <>
      <TriangleAlert size={16} aria-hidden css={warningMarkerStyles} />
      <VisuallyHidden>has warnings</VisuallyHidden>
    </>
  );
}

const outlineStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xs};
`;

const headStyles = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
`;

export const headingStyles = css`
  margin: 0;
  font: 700 ${text.body} ${family.heading};
`;

const noteStyles = css`
  margin: 0;
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};

  &:empty {
    display: none;
  }
`;

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const itemStyles = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  width: 100%;
  min-height: 44px;
  padding: ${space.xxs} ${space.xs};
  border: 0;
  border-left: 3px solid transparent;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.ink};
  font: 600 ${text.small} ${family.body};
  text-align: left;
  cursor: pointer;

  & > svg {
    flex: none;
  }

  &:hover {
    background: ${color.surfaceAlt};
  }
`;

const selectedStyles = css`
  border-left-color: ${color.action};
  background: ${color.tint};
`;

const nameStyles = css`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const summaryStyles = css`
  overflow: hidden;
  color: ${color.inkSoft};
  font: ${text.caption} ${family.body};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const actsStyles = css`
  display: flex;
  gap: ${space.xxs};
  padding: ${space.xxs} ${space.xs} ${space.xs};
`;

const errorMarkerStyles = css`
  color: ${color.error};
`;

const warningMarkerStyles = css`
  color: ${color.notice};
`;

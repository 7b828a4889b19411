import { useState } from 'react';
import { flushSync } from 'react-dom';

import type { JsonObject } from '../api/json';

import {
  duplicatedBlock,
  movedBlock,
  newBlock,
  newBlockId,
  summaryOf,
  withBlock,
  type EditedBlock,
} from './block-list';
import type { BlockKind } from './block-kind';
import { standardBlocks } from './standard-page';

export type BlockAct = 'up' | 'down' | 'duplicate' | 'remove';

/** Attribute of the controls of a block, which get the focus after an act. */
export const ACT_ATTRIBUTE = 'data-block-act';

export interface BlockEditing {
  /** Id of the block in the form; `null`: the fields of the page. */
  readonly selected: string | null;
  readonly select: (id: string | null) => void;
  /** Of the last act, for screen readers and below the list. */
  readonly message: string;
  /** The last removal can be undone until the next act. */
  readonly undo: (() => void) | null;
  readonly add: (kind: BlockKind) => void;
  readonly act: (block: EditedBlock, act: BlockAct) => void;
  readonly change: (id: string, props: JsonObject) => void;
  readonly startFromStandard: () => void;
}

interface Options {
  readonly document: JsonObject;
  readonly blocks: readonly EditedBlock[];
  readonly kinds: readonly BlockKind[];
  readonly onChange: (document: JsonObject) => void;
}

/** Edits the list of blocks of a page, announces each act, and keeps the focus where the work goes on. */
export function useBlocks({ document, blocks, kinds, onChange }: Options): BlockEditing {
  const [selected, select] = useState<string | null>(blocks[0]?.id ?? null);
  const [last, setLast] = useState<LastAct>({ message: '', before: null });
  const apply = ({ next, message, before = null, selects, focus }: Change) => {
    flushSync(() => {
      onChange({ ...document, blocks: next });
      setLast({ message, before });
      if (selects !== undefined) select(selects);
    });
    focusOn(focus);
  };
  const { before } = last;
  return {
    selected,
    select,
    message: last.message,
    undo:
      before &&
      (() => {
        const ids = new Set(blocks.map(({ id }) => id));
        const back = before.find(({ id }) => !ids.has(id))?.id ?? null;
        apply({ next: before, message: 'The block is back.', selects: back, focus: `select ${back ?? ''}` });
      }),
    add(kind) {
      const block = newBlock(kind, newBlockId());
      const next = withBlock(blocks, block, selected);
      const message = `${kind.label} added at ${placeIn(next, block.id)}.`;
      apply({ next, message, selects: block.id, focus: `select ${block.id}` });
    },
    act(block, act) {
      const change = changeOf(blocks, block, act, nameOf(block, kinds));
      if (change) apply(change);
    },
    change(id, props) {
      onChange({
        ...document,
        blocks: blocks.map((block) => (block.id === id ? { ...block, props } : block)),
      });
    },
    startFromStandard() {
      const next = standardBlocks(document, kinds);
      const first = next[0]?.id ?? null;
      apply({
        next,
        message: `${next.length} blocks added.`,
        selects: first,
        focus: `select ${first ?? ''}`,
      });
    },
  };
}

interface LastAct {
  readonly message: string;
  /** Blocks before a removal. */
  readonly before: readonly EditedBlock[] | null;
}

interface Change {
  readonly next: readonly EditedBlock[];
  readonly message: string;
  readonly before?: readonly EditedBlock[] | null;
  /** Block to select; absent: the selection stays. */
  readonly selects?: string | null;
  /** Control that gets the focus. */
  readonly focus: string;
}

/** Returns what an act does; `null` for a move beyond the ends of the list. */
function changeOf(
  blocks: readonly EditedBlock[],
  block: EditedBlock,
  act: BlockAct,
  name: string,
): Change | null {
  if (act === 'remove') {
    const next = blocks.filter((one) => one !== block);
    const neighbour = next[Math.min(blocks.indexOf(block), next.length - 1)]?.id ?? null;
    return { next, message: `${name} removed.`, before: blocks, selects: neighbour, focus: 'undo' };
  }
  if (act === 'duplicate') {
    const copy = newBlockId();
    const next = duplicatedBlock(blocks, block.id, copy);
    const message = `${name} duplicated to ${placeIn(next, copy)}.`;
    return { next, message, selects: copy, focus: `select ${copy}` };
  }
  const next = movedBlock(blocks, block.id, act === 'up' ? -1 : 1);
  if (next === blocks) return null;
  return { next, message: `${name} moved to ${placeIn(next, block.id)}.`, focus: `${act} ${block.id}` };
}

function nameOf(block: EditedBlock, kinds: readonly BlockKind[]): string {
  const label = kinds.find(({ type }) => type === block.type)?.label ?? block.type;
  const summary = summaryOf(block);
  return summary === '' ? label : `${label} “${summary}”`;
}

function placeIn(blocks: readonly EditedBlock[], id: string): string {
  return `place ${blocks.findIndex((block) => block.id === id) + 1} of ${blocks.length}`;
}

function focusOn(act: string): void {
  const target = document.querySelector<HTMLElement>(`[${ACT_ATTRIBUTE}="${act}"]`);
  target?.scrollIntoView({ block: 'nearest' });
  target?.focus();
}

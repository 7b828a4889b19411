import { z } from 'zod';

import { jsonObjectSchema, type Json, type JsonObject } from '../api/json';

import type { BlockKind } from './block-kind';

/** A block of a page while it is edited. What else it has stays in it. */
export interface EditedBlock extends JsonObject {
  readonly type: string;
  readonly v: number;
  readonly id: string;
  readonly props: JsonObject;
}

const blockSchema = z
  .object({ type: z.string(), v: z.number(), id: z.string(), props: jsonObjectSchema })
  .catchall(z.custom<Json>());

/** Returns the blocks of a document; `null` when they are not blocks, which only a file can have caused. */
export function blocksOf({ blocks }: JsonObject): readonly EditedBlock[] | null {
  return z.array(blockSchema).safeParse(blocks ?? []).data ?? null;
}

/** Returns a new block with the properties that a block of this type starts with. */
export function newBlock({ type, version, defaults }: BlockKind, id: string): EditedBlock {
  return { type, v: version, id, props: defaults };
}

/** Inserts a block after another one; at the end when there is no such block. A hero becomes the first one. */
export function withBlock(
  blocks: readonly EditedBlock[],
  block: EditedBlock,
  afterId: string | null,
): readonly EditedBlock[] {
  if (block.type === 'hero') return [block, ...blocks];
  const index = blocks.findIndex(({ id }) => id === afterId);
  return blocks.toSpliced(index < 0 ? blocks.length : index + 1, 0, block);
}

/** Moves a block by one place; the same list at its ends. */
export function movedBlock(blocks: readonly EditedBlock[], id: string, step: -1 | 1): readonly EditedBlock[] {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  const place = index + step;
  if (!block || place < 0 || place >= blocks.length) return blocks;
  return blocks.toSpliced(index, 1).toSpliced(place, 0, block);
}

/** Adds a copy of a block behind it. */
export function duplicatedBlock(
  blocks: readonly EditedBlock[],
  id: string,
  newId: string,
): readonly EditedBlock[] {
  const index = blocks.findIndex((block) => block.id === id);
  const block = blocks[index];
  return block ? blocks.toSpliced(index + 1, 0, { ...block, id: newId }) : blocks;
}

/** Returns a random id of a block: 10 letters and digits. */
export function newBlockId(): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
  return Array.from(
    crypto.getRandomValues(new Uint8Array(10)),
    (byte) => letters[byte % letters.length],
  ).join('');
}

/** Returns the first short text of a block, which tells two blocks of one type apart. */
export function summaryOf({ props }: EditedBlock): string {
  const { title } = props;
  return typeof title === 'string' ? title : '';
}

/** Returns the place of the block that a finding is about; `null` for a finding about something else. */
export function blockIndexOf(field: string | null): number | null {
  const index = /^blocks\.(\d+)(?:\.|$)/.exec(field ?? '')?.[1];
  return index === undefined ? null : Number(index);
}

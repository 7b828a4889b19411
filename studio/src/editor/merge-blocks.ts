import { isEqualJson, type Json, type JsonObject } from '../api/json';
import { blocksOf, type EditedBlock } from '../blocks/block-list';

/** A part of a document that two people have changed differently. */
export interface ConflictField {
  /** Name of a field, `blocks.<id>` for a block, or `blocks` for the order of all blocks. */
  readonly field: string;
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

export interface BlockMerge {
  /** Both edits; a conflict has my block, or theirs when its field is in `theirFields`. */
  readonly blocks: readonly EditedBlock[];
  readonly conflicts: readonly ConflictField[];
  /** Ids of blocks that only the other person has changed, added or removed. */
  readonly taken: readonly string[];
}

/** The order of blocks that both have moved. */
export const BLOCK_ORDER = 'blocks';
export const blockField = (id: string) => `blocks.${id}`;

type Blocks = ReadonlyMap<string, EditedBlock>;

/**
 * Merges two edits of one list of blocks. A block that only one person has changed, added, removed or moved needs no
 * choice.
 *
 * @returns `null` when one of the lists has no blocks with ids of their own
 */
export function mergeBlocks(
  documents: { readonly base: JsonObject; readonly mine: JsonObject; readonly theirs: JsonObject },
  theirFields: readonly string[],
): BlockMerge | null {
  const lists = [documents.base, documents.mine, documents.theirs].map(listOf);
  const [base, mine, theirs] = lists;
  if (!base || !mine || !theirs) return null;
  const [before, own, other] = [mapOf(base), mapOf(mine), mapOf(theirs)];
  const ids = [...new Set([...own.keys(), ...other.keys(), ...before.keys()])];
  const merged = ids.map((id) => ({ id, ...mergeBlock(id, before, own, other, theirFields) }));
  const present = new Map(merged.flatMap(({ id, block }) => (block ? [[id, block] as const] : [])));
  const order = mergeOrder(keysOf(base), keysOf(mine), keysOf(theirs), theirFields);
  return {
    blocks: order.ids.flatMap((id) => present.get(id) ?? []),
    conflicts: [...merged.flatMap(({ conflict }) => conflict ?? []), ...order.conflicts],
    taken: merged.filter(({ isTaken }) => isTaken).map(({ id }) => id),
  };
}

/** Blocks of a document; `null` when ids are missing or occur twice. */
function listOf(document: JsonObject): readonly EditedBlock[] | null {
  const blocks = blocksOf(document);
  return blocks && new Set(keysOf(blocks)).size === blocks.length ? blocks : null;
}

const keysOf = (blocks: readonly EditedBlock[]) => blocks.map(({ id }) => id);
const mapOf = (blocks: readonly EditedBlock[]): Blocks => new Map(blocks.map((block) => [block.id, block]));

interface MergedBlock {
  /** `undefined`: removed. */
  readonly block: EditedBlock | undefined;
  readonly conflict: ConflictField | null;
  readonly isTaken: boolean;
}

function mergeBlock(
  id: string,
  before: Blocks,
  own: Blocks,
  other: Blocks,
  theirFields: readonly string[],
): MergedBlock {
  const [base, mine, theirs] = [before.get(id), own.get(id), other.get(id)];
  if (isEqualJson(mine, theirs) || isEqualJson(base, theirs))
    return { block: mine, conflict: null, isTaken: false };
  if (isEqualJson(base, mine)) return { block: theirs, conflict: null, isTaken: true };
  const field = blockField(id);
  const block = theirFields.includes(field) ? theirs : mine;
  return { block, conflict: { field, base, mine, theirs }, isTaken: false };
}

/** The order of the person who has moved blocks, with what the other one has added behind its predecessor. */
function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
  theirFields: readonly string[],
): { readonly ids: readonly string[]; readonly conflicts: readonly ConflictField[] } {
  const [hasMoved, haveMoved] = [isMoved(base, mine), isMoved(base, theirs)];
  const isSame = isEqualJson(common(mine, theirs), common(theirs, mine));
  const isConflict = hasMoved && haveMoved && !isSame;
  const isTheirs = haveMoved && (!hasMoved || (isConflict && theirFields.includes(BLOCK_ORDER)));
  const conflict = { field: BLOCK_ORDER, base: [...base], mine: [...mine], theirs: [...theirs] };
  return {
    ids: isTheirs ? withAll(theirs, mine) : withAll(mine, theirs),
    conflicts: isConflict ? [conflict] : [],
  };
}

const common = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => others.includes(id));

function isMoved(base: readonly string[], ids: readonly string[]): boolean {
  return !isEqualJson(common(base, ids), common(ids, base));
}

/** Adds the ids that are missing, each behind the one before it in its own list. */
function withAll(ids: readonly string[], others: readonly string[]): readonly string[] {
  return others.reduce<readonly string[]>((all, id, index) => {
    if (all.includes(id)) return all;
    const place = index === 0 ? 0 : all.indexOf(others[index - 1] ?? '') + 1;
    return all.toSpliced(place, 0, id);
  }, ids);
}

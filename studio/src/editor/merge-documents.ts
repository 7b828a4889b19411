import { isEqualJson, type JsonObject } from '../api/json';

import { blockField, mergeBlocks, type ConflictField } from './merge-blocks';

export interface Merge {
  /** What only one of both has changed, from both of them; conflicts have my value, or theirs where it is chosen. */
  readonly document: JsonObject;
  readonly conflicts: readonly ConflictField[];
  /** Fields, and blocks as `blocks.<id>`, that only the other person has changed. */
  readonly taken: readonly string[];
}

interface Edits {
  readonly base: JsonObject;
  readonly mine: JsonObject;
  readonly theirs: JsonObject;
}

/**
 * Merges two edits of one document field by field, and a list of blocks block by block.
 *
 * @param theirFields conflicts for which their value is chosen
 */
export function mergeDocuments(edits: Edits, theirFields: readonly string[] = []): Merge {
  const { base, mine, theirs } = edits;
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const changed = fields.filter(
    (field) => !isEqualJson(base[field], theirs[field]) && !isEqualJson(mine[field], theirs[field]),
  );
  const taken = changed.filter((field) => isEqualJson(base[field], mine[field]));
  const disputed = changed.filter((field) => !taken.includes(field));
  const blocks = disputed.includes('blocks') ? mergeBlocks(edits, theirFields) : null;
  const conflicts = disputed
    .filter((field) => field !== 'blocks' || !blocks)
    .map((field) => ({ field, base: base[field], mine: mine[field], theirs: theirs[field] }));
  const chosen = conflicts.map(({ field }) => field).filter((field) => theirFields.includes(field));
  const document = withFields(mine, theirs, [...taken, ...chosen]);
  return {
    document: blocks ? { ...document, blocks: blocks.blocks } : document,
    conflicts: [...conflicts, ...(blocks?.conflicts ?? [])],
    taken: [...taken, ...(blocks?.taken ?? []).map(blockField)],
  };
}

/** Returns a document with some fields of another one. */
function withFields(document: JsonObject, other: JsonObject, fields: readonly string[]): JsonObject {
  const entries = Object.entries({ ...document, ...other }).flatMap(([field]) => {
    const value = fields.includes(field) ? other[field] : document[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(entries);
}

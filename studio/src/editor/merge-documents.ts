import { isEqualJson, type Json, type JsonObject } from '../api/json';

/** A field that two people have changed differently. */
export interface ConflictField {
  readonly field: string;
  readonly base: Json | undefined;
  readonly mine: Json | undefined;
  readonly theirs: Json | undefined;
}

export interface Merge {
  /** What only one of both has changed, from both of them; conflicts have my value. */
  readonly document: JsonObject;
  readonly conflicts: readonly ConflictField[];
  /** Fields that only the other person has changed. */
  readonly taken: readonly string[];
}

/** Merges two edits of one document field by field. */
export function mergeDocuments(base: JsonObject, mine: JsonObject, theirs: JsonObject): Merge {
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  const theirChanges = fields.filter(
    (field) => !isEqualJson(base[field], theirs[field]) && !isEqualJson(mine[field], theirs[field]),
  );
  const taken = theirChanges.filter((field) => isEqualJson(base[field], mine[field]));
  const conflicts = theirChanges
    .filter((field) => !taken.includes(field))
    .map((field) => ({ field, base: base[field], mine: mine[field], theirs: theirs[field] }));
  return { document: withFields(mine, theirs, taken), conflicts, taken };
}

/** Returns a document with some fields of another one. */
export function withFields(document: JsonObject, other: JsonObject, fields: readonly string[]): JsonObject {
  const entries = Object.entries({ ...document, ...other }).flatMap(([field]) => {
    const value = fields.includes(field) ? other[field] : document[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return Object.fromEntries(entries);
}

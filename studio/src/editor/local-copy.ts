import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { z } from 'zod';

import type { DocumentKey } from '../api/documents';
import { isEqualJson, jsonObjectSchema, type JsonObject } from '../api/json';

const copySchema = z.object({ base: z.number(), at: z.string(), document: jsonObjectSchema });
/** Unsaved work of this browser. */
export type LocalCopy = z.output<typeof copySchema>;

const keyOf = (accountId: string, { kind, id }: DocumentKey) => `studio:${accountId}:${kind}/${id}`;
const offersKeyOf = (accountId: string, key: DocumentKey) => `${keyOf(accountId, key)}:offered`;

/** Stores unsaved work until the server has it, so that a closed tab or a long outage loses nothing. */
export function writeLocalCopy(
  accountId: string,
  key: DocumentKey,
  base: number,
  document: JsonObject,
): void {
  const copy: LocalCopy = { base, document, at: new Date().toISOString() };
  safeStorage('local').write(keyOf(accountId, key), JSON.stringify(copy));
}

export function removeLocalCopy(accountId: string, key: DocumentKey): void {
  safeStorage('local').remove(keyOf(accountId, key));
}

/**
 * Returns the unsaved work of earlier visits of this person to this document. It moves to a key of its own, where what
 * is typed and saved from now on does not replace it.
 */
export function openLocalCopies(
  accountId: string,
  key: DocumentKey,
  document: JsonObject,
): readonly LocalCopy[] {
  const last = readStored(copySchema, keyOf(accountId, key));
  const offered = readStored(z.array(copySchema), offersKeyOf(accountId, key)) ?? [];
  const copies = [...offered, ...(last ? [last] : [])].filter(
    (copy) => !isEqualJson(copy.document, document),
  );
  writeOffers(accountId, key, copies);
  removeLocalCopy(accountId, key);
  return copies;
}

/** Removes one copy that was taken or discarded. */
export function removeOfferedCopy(accountId: string, key: DocumentKey, copy: LocalCopy): void {
  const offered = readStored(z.array(copySchema), offersKeyOf(accountId, key)) ?? [];
  writeOffers(
    accountId,
    key,
    offered.filter((one) => one.at !== copy.at || !isEqualJson(one.document, copy.document)),
  );
}

function writeOffers(accountId: string, key: DocumentKey, copies: readonly LocalCopy[]): void {
  const storage = safeStorage('local');
  if (copies.length === 0) storage.remove(offersKeyOf(accountId, key));
  else storage.write(offersKeyOf(accountId, key), JSON.stringify(copies));
}

function readStored<T>(schema: z.ZodType<T>, storageKey: string): T | null {
  const text = safeStorage('local').read(storageKey);
  if (text === null) return null;
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

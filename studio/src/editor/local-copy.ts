import { safeStorage } from '@storefront/shared/platform/storage/web-storage';
import { z } from 'zod';

import type { DocumentKey } from '../api/documents';
import { jsonObjectSchema, type JsonObject } from '../api/json';

const copySchema = z.object({ base: z.number(), at: z.string(), document: jsonObjectSchema });
/** Unsaved work of this browser. */
export type LocalCopy = z.output<typeof copySchema>;

const keyOf = (accountId: string, { kind, id }: DocumentKey) => `studio:${accountId}:${kind}/${id}`;

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

/** Returns the unsaved work of this person on this document; `null` for none. */
export function readLocalCopy(accountId: string, key: DocumentKey): LocalCopy | null {
  const text = safeStorage('local').read(keyOf(accountId, key));
  if (text === null) return null;
  try {
    return copySchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

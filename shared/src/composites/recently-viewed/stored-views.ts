import { z } from 'zod';

import { viewedEntrySchema, type ViewedEntry } from './viewed-entry';

/** Raise it with a migration, never without. */
const VIEWS_VERSION = 1;

export const MOST_VIEWS = 12;

/** Older ones are neither shown nor kept. */
export const VIEWS_MS = 30 * 86_400_000;

export interface StoredViews {
  readonly entries: readonly ViewedEntry[];
  /** Written by a newer remote: it is read as far as possible and must not be written over. */
  readonly newer: boolean;
}

const storedSchema = z.object({ version: z.number(), entries: z.array(z.unknown()).catch([]) });

/** Reads what is stored; an entry that cannot be read is left out alone. */
export function readViews(text: string | null, now: number): StoredViews {
  const stored = storedSchema.safeParse(parseJson(text));
  if (!stored.success) return { entries: [], newer: false };
  const entries = stored.data.entries.flatMap((entry) => {
    const parsed = viewedEntrySchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
  return { entries: orderedViews(entries, now), newer: stored.data.version > VIEWS_VERSION };
}

export function writtenViews(entries: readonly ViewedEntry[]): string {
  return JSON.stringify({ version: VIEWS_VERSION, entries });
}

/** Newest first, each page once with its last view, none that is too old and no more than are kept. */
export function orderedViews(entries: readonly ViewedEntry[], now: number): readonly ViewedEntry[] {
  const newest = [...entries].sort((one, other) => other.viewedAt - one.viewedAt);
  const byId = new Map<string, ViewedEntry>();
  for (const entry of newest) {
    if (now - entry.viewedAt < VIEWS_MS && !byId.has(entry.id)) byId.set(entry.id, entry);
  }
  return [...byId.values()].slice(0, MOST_VIEWS);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

import { z } from 'zod';

import { shortlistEntrySchema, type ShortlistEntry } from './shortlist-entry';

/** Raise it with a migration, never without. */
export const SHORTLIST_VERSION = 1;

/** The oldest goes when another is saved. */
export const SHORTLIST_ENTRIES = 30;

export interface StoredShortlist {
  readonly entries: readonly ShortlistEntry[];
  /** Written by a newer remote: it is read as far as possible and must not be written over. */
  readonly newer: boolean;
}

const storedSchema = z.object({ version: z.number(), entries: z.array(z.unknown()).catch([]) });
const NOTHING: StoredShortlist = { entries: [], newer: false };

/** Reads what is stored; an entry that cannot be read is left out alone. */
export function readShortlist(text: string | null): StoredShortlist {
  const stored = storedSchema.safeParse(parseJson(text));
  if (!stored.success) return NOTHING;
  const entries = stored.data.entries.flatMap((entry) => {
    const parsed = shortlistEntrySchema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
  return { entries: orderedShortlist(entries), newer: stored.data.version > SHORTLIST_VERSION };
}

export function writtenShortlist(entries: readonly ShortlistEntry[]): string {
  return JSON.stringify({ version: SHORTLIST_VERSION, entries });
}

/** Newest first, each hotel once, no more than are kept. Of two for one hotel the first is taken. */
export function orderedShortlist(entries: readonly ShortlistEntry[]): readonly ShortlistEntry[] {
  const byHotel = new Map<number, ShortlistEntry>();
  for (const entry of entries) if (!byHotel.has(entry.giataId)) byHotel.set(entry.giataId, entry);
  return [...byHotel.values()].sort((one, other) => other.savedAt - one.savedAt).slice(0, SHORTLIST_ENTRIES);
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

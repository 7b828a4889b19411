import {
  SHORTLIST_KEY,
  SHORTLIST_MAX_ENTRIES,
  SHORTLIST_VERSION,
  shortlistEntrySchema,
  type ShortlistCandidate,
  type ShortlistEntry,
} from '../contracts/shortlist';
import { safeStorage, type SafeStorage } from '../platform/storage/web-storage';

import { createPersistedList, type ListState } from './persisted-list';
import type { ReadableStore } from './readable-store';

/** The changes of a shortlist. They do not depend on `this` and stay the same for the lifetime of the store. */
export interface ShortlistCommands {
  /** Saves a hotel at the current time. Replaces an older entry of the same hotel. */
  readonly save: (hotel: ShortlistCandidate) => void;
  readonly remove: (giataId: number) => void;
  readonly clear: () => void;
  /** Puts removed entries back in their former place. */
  readonly restore: (entries: readonly ShortlistEntry[]) => void;
}

/** The hotels that a shopper saved in this browser, newest first. */
export interface ShortlistStore extends ReadableStore<ListState<ShortlistEntry>> {
  readonly commands: ShortlistCommands;
}

interface ShortlistStoreOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly storage?: SafeStorage;
}

/** Creates the shortlist of one tab (of one request on a server), filled from local storage. */
export function createShortlistStore({
  now,
  storage = safeStorage('local'),
}: ShortlistStoreOptions): ShortlistStore {
  const { update, ...store } = createPersistedList<ShortlistEntry>({
    key: SHORTLIST_KEY,
    version: SHORTLIST_VERSION,
    entrySchema: shortlistEntrySchema,
    // Version 1 is the first version, so there is nothing to convert.
    migrate: (entries) => entries,
    arrange: arrangeShortlist,
    storage,
  });
  return {
    ...store,
    commands: {
      save: (hotel) => update((entries) => [{ ...hotel, savedAt: now() }, ...entries]),
      remove: (giataId) => update((entries) => entries.filter((entry) => entry.giataId !== giataId)),
      clear: () => update(() => []),
      restore: (removed) => update((entries) => [...removed, ...entries]),
    },
  };
}

/** Returns the entries newest first, each hotel once (the first of two counts) and at most the maximum number. */
function arrangeShortlist(entries: readonly ShortlistEntry[]): readonly ShortlistEntry[] {
  const byHotel = new Map<number, ShortlistEntry>();
  for (const entry of entries) if (!byHotel.has(entry.giataId)) byHotel.set(entry.giataId, entry);
  return [...byHotel.values()]
    .sort((one, other) => other.savedAt - one.savedAt)
    .slice(0, SHORTLIST_MAX_ENTRIES);
}

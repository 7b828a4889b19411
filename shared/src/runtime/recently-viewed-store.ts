import {
  RECENTLY_VIEWED_KEY,
  RECENTLY_VIEWED_MAX_AGE_MS,
  RECENTLY_VIEWED_MAX_ENTRIES,
  RECENTLY_VIEWED_VERSION,
  viewedEntrySchema,
  viewedHolidaySchema,
  type ViewedEntry,
  type ViewedHoliday,
} from '../contracts/recently-viewed';
import { safeStorage, type SafeStorage } from '../platform/storage/web-storage';

import { createPersistedList, type ListState } from './persisted-list';
import type { ReadableStore } from './readable-store';

/** The changes of the viewed holidays. They stay the same for the lifetime of the store. */
export interface RecentlyViewedCommands {
  /** Records a view at the current time. Replaces an earlier view of the same page; ignores invalid holidays. */
  readonly record: (holiday: ViewedHoliday) => void;
  readonly clear: () => void;
  /** Puts cleared entries back in their former place. */
  readonly restore: (entries: readonly ViewedEntry[]) => void;
}

/** The holidays that a shopper viewed in this browser, newest first. */
export interface RecentlyViewedStore extends ReadableStore<ListState<ViewedEntry>> {
  readonly commands: RecentlyViewedCommands;
}

interface RecentlyViewedStoreOptions {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly storage?: SafeStorage;
}

/** Creates the viewed holidays of one tab (of one request on a server), filled from local storage. */
export function createRecentlyViewedStore({
  now,
  storage = safeStorage('local'),
}: RecentlyViewedStoreOptions): RecentlyViewedStore {
  const { update, ...store } = createPersistedList<ViewedEntry>({
    key: RECENTLY_VIEWED_KEY,
    version: RECENTLY_VIEWED_VERSION,
    entrySchema: viewedEntrySchema,
    // Version 1 is the first version, so there is nothing to convert.
    migrate: (entries) => entries,
    arrange: (entries) => arrangeViews(entries, now()),
    storage,
  });
  return {
    ...store,
    commands: {
      record: (holiday) => {
        // Entries that could not be read back must not be written.
        const parsed = viewedHolidaySchema.safeParse(holiday);
        if (!parsed.success) return;
        const entry = { ...parsed.data, viewedAt: now() };
        update((entries) => [entry, ...entries.filter(({ id }) => id !== entry.id)]);
      },
      clear: () => update(() => []),
      restore: (cleared) => update((entries) => [...entries, ...cleared]),
    },
  };
}

/** Returns the entries newest first, each page once with its last view, without old ones, at most the maximum number. */
function arrangeViews(entries: readonly ViewedEntry[], now: number): readonly ViewedEntry[] {
  const newestFirst = [...entries].sort((one, other) => other.viewedAt - one.viewedAt);
  const byId = new Map<string, ViewedEntry>();
  for (const entry of newestFirst) {
    if (now - entry.viewedAt < RECENTLY_VIEWED_MAX_AGE_MS && !byId.has(entry.id)) byId.set(entry.id, entry);
  }
  return [...byId.values()].slice(0, RECENTLY_VIEWED_MAX_ENTRIES);
}

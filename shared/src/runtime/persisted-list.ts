import { z } from 'zod';
import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore, type StoreApi } from 'zustand/vanilla';

import { onExternalChange } from '../platform/storage/external-change';
import type { SafeStorage } from '../platform/storage/web-storage';

export interface ListState<E> {
  readonly entries: readonly E[];
}

/** A list of one browser, kept in local storage and shared by its tabs. */
export interface PersistedList<E> {
  readonly getState: StoreApi<ListState<E>>['getState'];
  /** The empty list: the state during hydration of a rendered page. */
  readonly getInitialState: StoreApi<ListState<E>>['getInitialState'];
  readonly subscribe: StoreApi<ListState<E>>['subscribe'];
  /** Applies a change to the entries as they are stored now, which another tab may have changed. */
  readonly update: (change: (entries: readonly E[]) => readonly E[]) => void;
}

export interface PersistedListOptions<E> {
  /** Key in local storage. */
  readonly key: string;
  /** Current version of the stored format. */
  readonly version: number;
  readonly entrySchema: z.ZodType<E>;
  /** Converts the entries of an older version into raw entries of the current one. */
  readonly migrate: (entries: readonly unknown[], fromVersion: number) => readonly unknown[];
  /** Sorts the entries, removes duplicates and applies the limits. */
  readonly arrange: (entries: readonly E[]) => readonly E[];
  readonly storage: SafeStorage;
}

/** Stored entries before validation. */
interface RawList {
  readonly entries: readonly unknown[];
}

/**
 * Creates a list that survives reloads. The stored format is JSON, `{ version, entries }`.
 *
 * An invalid entry is dropped alone and unreadable text counts as an empty list. A list of a newer version is read as
 * far as possible and never overwritten. While storage is blocked or full, or contains a newer version, changes are
 * kept in memory for this document (ERR-25). Without a browser the list is empty and in memory only.
 */
export function createPersistedList<E>(options: PersistedListOptions<E>): PersistedList<E> {
  const { key, version, entrySchema, migrate, arrange, storage } = options;
  let rawEntries: readonly unknown[] = [];
  let entries: readonly E[] = [];

  const parse = (raw: readonly unknown[]): readonly E[] => {
    // The same array as long as nothing changes, so that subscribers do not render again.
    if (raw !== rawEntries) {
      rawEntries = raw;
      entries = arrange(raw.flatMap((entry) => entrySchema.safeParse(entry).data ?? []));
    }
    return entries;
  };

  const store = createStore<ListState<E>>()(
    persist((): ListState<E> => ({ entries: [] }), {
      name: key,
      version,
      storage: listStorage(storage, version),
      partialize: (state): RawList => state,
      migrate: (stored, fromVersion) => ({ entries: migrate(rawListOf(stored).entries, fromVersion) }),
      merge: (stored, current) => {
        const next = parse(rawListOf(stored).entries);
        return next === current.entries ? current : { entries: next };
      },
    }),
  );

  // Storage is synchronous, so the state is up to date when this returns.
  const rehydrate = () => void store.persist.rehydrate();
  let subscriberCount = 0;
  let stopListening = () => {};

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      subscriberCount += 1;
      if (subscriberCount === 1) {
        stopListening = onExternalChange(key, rehydrate);
        rehydrate();
      }
      return () => {
        unsubscribe();
        subscriberCount -= 1;
        if (subscriberCount === 0) stopListening();
      };
    },
    update(change) {
      rehydrate();
      entries = arrange(change(store.getState().entries));
      rawEntries = entries;
      store.setState({ entries }, true);
    },
  };
}

const storedListSchema = z.object({ version: z.number(), entries: z.array(z.unknown()).catch([]) });

/** Reads and writes the stored format. Keeps the list in memory while storage does not accept it. */
function listStorage(storage: SafeStorage, version: number): PersistStorage<RawList> {
  let unsavedText: string | null = null;
  let lastText: string | null = null;
  let lastList: RawList & { readonly version: number } = { version, entries: [] };

  const readList = (text: string | null) => storedListSchema.safeParse(parseJson(text)).data ?? null;

  return {
    getItem(key) {
      const text = unsavedText ?? storage.read(key);
      if (text !== lastText) {
        lastText = text;
        lastList = readList(text) ?? { version, entries: [] };
      }
      // A newer version is read with the current schema: `persist` would write the result of a migration back.
      return { state: { entries: lastList.entries }, version: Math.min(lastList.version, version) };
    },
    setItem(key, { state: { entries } }) {
      const text = JSON.stringify({ version, entries });
      const isNewer = (readList(storage.read(key))?.version ?? 0) > version;
      unsavedText = isNewer || !storage.write(key, text) ? text : null;
      lastText = text;
      lastList = { version, entries };
    },
    removeItem: (key) => storage.remove(key),
  };
}

const rawListSchema = z.object({ entries: z.custom<readonly unknown[]>(Array.isArray) });

/** `persist` types the stored state as unknown; `listStorage` always returns a list. */
function rawListOf(stored: unknown): RawList {
  return rawListSchema.safeParse(stored).data ?? { entries: [] };
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

import { safeStorage, type SafeStorage } from '../../platform/storage/web-storage';

import type { ShortlistEntry } from './shortlist-entry';
import { orderedShortlist, readShortlist, writtenShortlist, type StoredShortlist } from './stored-shortlist';

/** Local storage. */
export const SHORTLIST_KEY = 'shortlist';

/** Told on `window` to every copy of this module: each remote carries its own. */
const CHANGED = 'storefront:shortlist';

declare global {
  interface Window {
    /** The shortlist of this document, in its stored form, while storage does not take it. */
    storefrontShortlist?: string;
  }
}

/** The hotels that a shopper has saved in this browser. */
export interface ShortlistStore {
  /** Newest first. The same array until something changes. */
  readonly entries: () => readonly ShortlistEntry[];
  readonly has: (giataId: number) => boolean;
  /** Takes the place of an older entry for the same hotel. */
  readonly add: (entry: ShortlistEntry) => void;
  readonly remove: (giataId: number) => void;
  readonly clear: () => void;
  /** Told of changes by any remote of this document and by other tabs. @returns what ends it */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Keeps nothing of its own but what it has read last: storage, or the window where storage takes nothing
 * (ERR-25) or holds a newer form, is what all remotes of the document agree on.
 */
export function createShortlistStore(storage: SafeStorage = safeStorage('local')): ShortlistStore {
  let lastText: string | null = null;
  let last: StoredShortlist = readShortlist(null);

  const entries = () => {
    const text = window.storefrontShortlist ?? storage.read(SHORTLIST_KEY);
    if (text !== lastText) {
      lastText = text;
      last = readShortlist(text);
    }
    return last.entries;
  };

  const keep = (next: readonly ShortlistEntry[]) => {
    const text = writtenShortlist(orderedShortlist(next));
    const held = readShortlist(storage.read(SHORTLIST_KEY)).newer || !storage.write(SHORTLIST_KEY, text);
    if (held) window.storefrontShortlist = text;
    else delete window.storefrontShortlist;
    window.dispatchEvent(new CustomEvent(CHANGED));
  };

  return {
    entries,
    has: (giataId) => entries().some((entry) => entry.giataId === giataId),
    add: (entry) => keep([entry, ...entries()]),
    remove: (giataId) => keep(entries().filter((entry) => entry.giataId !== giataId)),
    clear: () => keep([]),
    subscribe(onChange) {
      const onStorage = ({ key }: StorageEvent) => {
        // `null`: everything was cleared.
        if (key === SHORTLIST_KEY || key === null) onChange();
      };
      window.addEventListener(CHANGED, onChange);
      window.addEventListener('storage', onStorage);
      return () => {
        window.removeEventListener(CHANGED, onChange);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

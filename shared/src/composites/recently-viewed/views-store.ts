import { safeStorage, type SafeStorage } from '../../platform/storage/web-storage';

import { orderedViews, readViews, writtenViews } from './stored-views';
import type { ViewedEntry } from './viewed-entry';

/** Local storage. */
export const RECENTLY_VIEWED_KEY = 'recentlyViewed';

/** Told on `window` to every copy of this module: each remote carries its own. */
const CHANGED = 'storefront:recently-viewed';

declare global {
  interface Window {
    /** What this document has seen, in its stored form, while storage does not take it. */
    storefrontRecentlyViewed?: string;
  }
}

/** The holidays that a shopper has looked at in this browser. */
export interface ViewsStore {
  /** Newest first. The same array until something changes. */
  readonly entries: () => readonly ViewedEntry[];
  /** Takes the place of an earlier view of the same page. */
  readonly add: (entry: ViewedEntry) => void;
  readonly clear: () => void;
  /** Puts back what was cleared. */
  readonly restore: (entries: readonly ViewedEntry[]) => void;
  /** Told of changes by any remote of this document and by other tabs. @returns what ends it */
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Storage, or the window where storage takes nothing (ERR-25) or holds a newer form, is what all remotes of
 * the document agree on.
 *
 * @param now milliseconds, from the clock of the runtime
 */
export function createViewsStore(now: () => number, storage: SafeStorage = safeStorage('local')): ViewsStore {
  let lastText: string | null = null;
  let last: readonly ViewedEntry[] = [];

  const entries = () => {
    const text = window.storefrontRecentlyViewed ?? storage.read(RECENTLY_VIEWED_KEY);
    if (text !== lastText) {
      lastText = text;
      last = readViews(text, now()).entries;
    }
    return last;
  };

  const keep = (next: readonly ViewedEntry[]) => {
    const text = writtenViews(orderedViews(next, now()));
    const { newer } = readViews(storage.read(RECENTLY_VIEWED_KEY), now());
    if (newer || !storage.write(RECENTLY_VIEWED_KEY, text)) window.storefrontRecentlyViewed = text;
    else delete window.storefrontRecentlyViewed;
    window.dispatchEvent(new CustomEvent(CHANGED));
  };

  return {
    entries,
    add: (entry) => keep([entry, ...entries().filter(({ id }) => id !== entry.id)]),
    clear: () => keep([]),
    restore: (cleared) => keep([...entries(), ...cleared]),
    subscribe(onChange) {
      const onStorage = ({ key }: StorageEvent) => {
        // `null`: everything was cleared.
        if (key === RECENTLY_VIEWED_KEY || key === null) onChange();
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

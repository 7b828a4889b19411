import { useRuntime } from '@storefront/shared/runtime';
import { useCallback, useMemo, useSyncExternalStore } from 'react';

import type { ShortlistCandidate, ShortlistEntry } from './shortlist-entry';
import { createShortlistStore } from './shortlist-store';

export interface Shortlist {
  /** Newest first; empty on a server and while its page is taken over. */
  readonly entries: readonly ShortlistEntry[];
  /** Saves a hotel as of now. */
  readonly save: (hotel: ShortlistCandidate) => void;
  readonly remove: (giataId: number) => void;
  readonly clear: () => void;
  /** Puts back what was removed, to where it was. */
  readonly restore: (entries: readonly ShortlistEntry[]) => void;
}

const NONE: readonly ShortlistEntry[] = [];
const store = createShortlistStore();

/** The shopper's shortlist, live over remotes and tabs. */
export function useShortlist(): Shortlist {
  const { clock } = useRuntime();
  const entries = useSyncExternalStore(store.subscribe, store.entries, () => NONE);
  const save = useCallback(
    (hotel: ShortlistCandidate) => store.add({ ...hotel, savedAt: clock.now() }),
    [clock],
  );

  return useMemo(
    () => ({ entries, save, remove: store.remove, clear: store.clear, restore: putBack }),
    [entries, save],
  );
}

function putBack(entries: readonly ShortlistEntry[]): void {
  for (const entry of entries) store.add(entry);
}

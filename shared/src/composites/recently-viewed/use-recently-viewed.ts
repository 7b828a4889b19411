import { useRuntime } from '@storefront/shared/runtime';
import { useMemo, useState, useSyncExternalStore } from 'react';

import type { ViewedEntry } from './viewed-entry';
import { createViewsStore } from './views-store';

export interface RecentlyViewed {
  /** Newest first; empty on a server and while its page is taken over. */
  readonly entries: readonly ViewedEntry[];
  readonly clear: () => void;
  /** Puts back what was cleared, to where it was. */
  readonly restore: (entries: readonly ViewedEntry[]) => void;
}

const NONE: readonly ViewedEntry[] = [];

/** What the shopper has looked at, live over remotes and tabs. */
export function useRecentlyViewed(): RecentlyViewed {
  const { clock } = useRuntime();
  const [store] = useState(() => createViewsStore(clock.now));
  const entries = useSyncExternalStore(store.subscribe, store.entries, () => NONE);
  return useMemo(() => ({ entries, clear: store.clear, restore: store.restore }), [entries, store]);
}

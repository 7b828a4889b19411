import { useMemo } from 'react';
import { useStore } from 'zustand';

import type { ViewedEntry } from '../contracts/recently-viewed';

import type { RecentlyViewedCommands } from './recently-viewed-store';
import { useRuntime } from './runtime-context';

/** The viewed holidays as a component uses them. */
export interface RecentlyViewed extends RecentlyViewedCommands {
  /** Newest first. Empty on a server and during hydration. */
  readonly entries: readonly ViewedEntry[];
}

/** Returns the holidays that the shopper viewed. Changes by other remotes and tabs render the component again. */
export function useRecentlyViewed(): RecentlyViewed {
  const { recentlyViewed } = useRuntime();
  const entries = useStore(recentlyViewed, (state) => state.entries);
  return useMemo(() => ({ ...recentlyViewed.commands, entries }), [recentlyViewed, entries]);
}

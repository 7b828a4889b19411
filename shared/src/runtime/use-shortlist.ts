import { useMemo } from 'react';
import { useStore } from 'zustand';

import type { ShortlistEntry } from '../contracts/shortlist';

import { useRuntime } from './runtime-context';
import type { ShortlistCommands } from './shortlist-store';

/** The shortlist as a component uses it. */
export interface Shortlist extends ShortlistCommands {
  /** Newest first. Empty on a server and during hydration. */
  readonly entries: readonly ShortlistEntry[];
}

/** Returns the shopper's shortlist. Changes by other remotes and tabs render the component again. */
export function useShortlist(): Shortlist {
  const { shortlist } = useRuntime();
  const entries = useStore(shortlist, (state) => state.entries);
  return useMemo(() => ({ ...shortlist.commands, entries }), [shortlist, entries]);
}

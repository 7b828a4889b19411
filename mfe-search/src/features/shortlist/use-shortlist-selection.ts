import type { ShortlistEntry } from '@storefront/shared/contracts/shortlist';
import { useShortlist } from '@storefront/shared/runtime';
import { useState } from 'react';

import { tickedHotels, withTick } from './compare-ticks';

/** The saved hotels with the ticks to compare and Undo. Ticks and Undo are reset when the drawer opens or closes. */
export function useShortlistSelection(open: boolean, comparable: ReadonlySet<number>) {
  const { entries, remove, clear, restore } = useShortlist();
  const [ticked, setTicked] = useState<readonly number[] | null>(null);
  const [refused, setRefused] = useState(false);
  const [removed, setRemoved] = useState<readonly ShortlistEntry[]>([]);

  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    setTicked(null);
    setRefused(false);
    setRemoved([]);
  }

  const here = entries.filter(({ giataId }) => comparable.has(giataId));
  const elsewhere = entries.filter(({ giataId }) => !comparable.has(giataId));
  const chosen = tickedHotels(
    here.map(({ giataId }) => giataId),
    ticked,
  );

  const tick = (giataId: number, on: boolean) => {
    const next = withTick(chosen, giataId, on);
    setRefused(next === chosen);
    setTicked(next);
  };
  const removeEntries = (removedEntries: readonly ShortlistEntry[]) => {
    setRemoved(removedEntries);
    setRefused(false);
    if (removedEntries.length === entries.length) clear();
    else for (const { giataId } of removedEntries) remove(giataId);
  };
  const undo = () => {
    restore(removed);
    setRemoved([]);
  };

  return { entries, here, elsewhere, chosen, refused, removed, tick, removeEntries, undo };
}

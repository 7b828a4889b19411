import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { ResultsView } from '../../domain/results-view';

type Listed = Pick<ResultsView, 'cards' | 'compared'>;

/**
 * State of the hotel dialog. The deal is kept while the dialog closes. A hotel of the map can be on a page that the list
 * is still turning to: its dialog opens as soon as the list has it.
 */
export function useHotelDialog(view: Listed | null) {
  const [deal, setDeal] = useState<GroupedDeal | null>(null);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(view);
  const awaited = useRef<number | null>(null);

  // The same function for every view: a new one would render all cards again.
  const open = useCallback((giataId: number) => {
    const found = dealOf(latest.current, giataId);
    awaited.current = found ? null : giataId;
    if (!found) return;
    setDeal(found);
    setOpen(true);
  }, []);
  useEffect(() => {
    latest.current = view;
    if (awaited.current !== null) open(awaited.current);
  }, [view, open]);
  return { deal, isOpen, open, onOpenChange: setOpen };
}

function dealOf(view: Listed | null, giataId: number): GroupedDeal | undefined {
  return [...(view?.cards ?? []), ...(view?.compared ?? [])].find((other) => other.giataId === giataId);
}

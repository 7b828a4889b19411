import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { ResultsView } from '../../domain/results-view';

/** State of the hotel dialog. The deal is kept while the dialog closes. */
export function useHotelDialog(view: ResultsView | null) {
  const [deal, setDeal] = useState<GroupedDeal | null>(null);
  const [isOpen, setOpen] = useState(false);
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  }, [view]);

  // The same function for every view: a new one would render all cards again.
  const open = useCallback((giataId: number) => {
    const { current } = latest;
    const found = [...(current?.cards ?? []), ...(current?.compared ?? [])].find(
      (other) => other.giataId === giataId,
    );
    if (!found) return;
    setDeal(found);
    setOpen(true);
  }, []);
  return { deal, isOpen, open, onOpenChange: setOpen };
}

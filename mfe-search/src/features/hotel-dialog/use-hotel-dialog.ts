import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { useCallback, useState } from 'react';

import type { ResultsView } from '../../domain/results-view';

/** State of the hotel dialog. The deal is kept while the dialog closes. */
export function useHotelDialog(view: ResultsView | null) {
  const [deal, setDeal] = useState<GroupedDeal | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = useCallback(
    (giataId: number) => {
      const found = [...(view?.cards ?? []), ...(view?.compared ?? [])].find(
        (other) => other.giataId === giataId,
      );
      if (!found) return;
      setDeal(found);
      setOpen(true);
    },
    [view],
  );
  return { deal, isOpen, open, onOpenChange: setOpen };
}

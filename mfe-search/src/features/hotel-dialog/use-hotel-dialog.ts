import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { useCallback, useState } from 'react';

import type { ResultsView } from '../../domain/results-view';

/** Which hotel's details are open. The deal stays while the dialog goes. */
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

import type { SearchPage } from './use-search-page';
import { useHotels } from '../../parts/hotel-records/hotel-records-context';

import { CompareView } from '../../features/compare/compare-view';

interface ComparePanelProps {
  readonly page: SearchPage;
  readonly onOpen: (giataId: number) => void;
}

/** The comparison of the address, with what the back office knows of its hotels. */
export function ComparePanel({ page, onOpen }: ComparePanelProps) {
  const { state, choice, guests, address, change } = page;
  const states = useHotels(choice.compared);
  const deals = state.kind === 'shown' ? state.view.compared : [];
  const complete = state.kind === 'shown' && state.complete;

  return (
    <CompareView
      hotels={deals.map((deal) => {
        const record = states.get(deal.giataId);
        return {
          deal,
          record: record?.kind === 'known' ? record.hotel : null,
          loading: record?.kind !== 'known',
        };
      })}
      missing={complete ? choice.compared.length - deals.length : 0}
      showTotal={choice.priceMode === 'total'}
      guests={guests}
      onRemove={(giataId) =>
        change(
          { compared: choice.compared.filter((other) => other !== giataId) },
          { stay: true, replace: true },
        )
      }
      onOpen={onOpen}
      onClose={() => change({ compared: [] })}
      address={address}
    />
  );
}

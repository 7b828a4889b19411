import type { SearchPage } from './use-search-page';
import { useHotels } from '../../parts/hotel-records/hotel-records-context';

import { CompareView } from '../../features/compare/compare-view';

interface ComparePanelProps {
  readonly page: SearchPage;
  readonly onOpen: (giataId: number) => void;
}

/** The comparison of the hotels in the URL, with their records. */
export function ComparePanel({ page, onOpen }: ComparePanelProps) {
  const { state, choice, guests, url, change } = page;
  const states = useHotels(choice.compared);
  const deals = state.kind === 'ready' ? state.view.compared : [];
  const complete = state.kind === 'ready' && state.complete;

  return (
    <CompareView
      hotels={deals.map((deal) => {
        const record = states.get(deal.giataId);
        return {
          deal,
          record: record?.kind === 'loaded' ? record.hotel : null,
          loading: record?.kind !== 'loaded',
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
      url={url}
    />
  );
}

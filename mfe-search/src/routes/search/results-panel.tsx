import { css } from '@emotion/react';
import { below, from, space } from '@storefront/shared/ui/tokens';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { useCallback, useState } from 'react';

import { appliedCount } from '../../domain/applied-filters';
import { DateStrip } from '../../features/date-strip/date-strip';
import { labelDates } from '../../features/date-strip/label-dates';
import { AppliedFilters } from '../../features/filters/applied-filters';
import { FilterDrawer } from '../../features/filters/filter-drawer';
import { Filters } from '../../features/filters/filters';
import type { FiltersProps } from '../../features/filters/filter-props';
import { QuickFilters } from '../../features/filters/quick-filters';
import { ShortlistDrawer } from '../../features/shortlist/shortlist-drawer';

import { DealCorner } from './deal-shortlist-button';
import { MapOfPage } from './page-map';
import { PhoneBar } from './phone-bar';
import { ResultsBody } from './results-body';
import { ResultsControls } from './results-controls';
import { ResultsHead } from './results-head';
import { useScrollToDeal } from './use-scroll-to-deal';
import type { SearchPage } from './use-search-page';

interface ResultsPanelProps {
  readonly page: SearchPage;
  readonly onOpen: (giataId: number) => void;
}

/** Filters, the list or the map, and what stands around them. */
export function ResultsPanel({ page, onOpen }: ResultsPanelProps) {
  const { state, choice, query, guests, today, searchKey, change, clear, mapShown, showMap } = page;
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [shortlistOpen, setShortlistOpen] = useState(false);
  const [raised, setRaised] = useState<number | null>(null);
  const corner = useCallback((deal: GroupedDeal) => <DealCorner deal={deal} query={query} />, [query]);
  const shown = state.kind === 'shown' ? state : null;
  const view = shown?.view ?? null;
  useScrollToDeal(query.giata, shown?.settled ?? false, searchKey);

  const filters: FiltersProps = {
    choice,
    figures: view,
    resorts: shown?.resorts ? { kind: 'known', names: shown.resorts } : { kind: 'loading' },
    guests,
    onChange: change,
    onClear: clear,
  };
  const dates = labelDates(
    query.dateMin,
    choice.departureDate,
    new Map(shown?.dates.map(({ departureDate, lowestPrice }) => [departureDate, lowestPrice])),
    today,
  );

  return (
    <div css={[pageStyles, mapShown ? withMapStyles : withFiltersStyles]}>
      {!mapShown && (
        <aside css={sideStyles} aria-label="Filters">
          <Filters {...filters} />
        </aside>
      )}
      <div css={listStyles} data-reading={shown?.settled ? undefined : true}>
        <ResultsHead
          state={state}
          recommended={choice.sort === 'recommended'}
          controls={
            <ResultsControls
              page={page}
              applied={appliedCount(choice)}
              onOpenFilters={() => setFiltersOpen(true)}
              onOpenShortlist={() => setShortlistOpen(true)}
            />
          }
        />
        <DateStrip
          dates={dates}
          complete={shown?.complete ?? false}
          onSelect={(departureDate) => change({ departureDate })}
        />
        <div css={quickStyles}>
          <QuickFilters choice={choice} figures={view} onChange={change} />
        </div>
        <AppliedFilters choice={choice} onChange={change} onClear={clear} />
        <div css={mapShown && mapInPlaceStyles}>
          <ResultsBody page={page} onOpen={onOpen} corner={corner} onRaise={setRaised} />
        </div>
      </div>
      {mapShown && <MapOfPage page={page} raised={raised} onOpen={onOpen} />}
      <PhoneBar
        applied={appliedCount(choice)}
        mapShown={mapShown}
        onFilters={() => setFiltersOpen(true)}
        onMap={showMap}
        onShortlist={() => setShortlistOpen(true)}
      />
      <FilterDrawer {...filters} open={filtersOpen} onOpenChange={setFiltersOpen} />
      <ShortlistDrawer
        open={shortlistOpen}
        onOpenChange={setShortlistOpen}
        comparable={new Set(view?.giataIds)}
        onCompare={(compared) => change({ compared })}
      />
    </div>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
`;

const withFiltersStyles = css`
  ${from.large} {
    grid-template-columns: 280px minmax(0, 1fr);
  }
`;

const withMapStyles = css`
  ${from.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
`;

/** On small screens the map stands in place of the list. */
const mapInPlaceStyles = css`
  ${below.large} {
    display: none;
  }
`;

const sideStyles = css`
  ${below.large} {
    display: none;
  }
`;

const listStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.m};
  min-width: 0;
`;

const quickStyles = css`
  ${below.desktop} {
    display: none;
  }
`;

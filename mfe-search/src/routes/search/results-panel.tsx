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

import { DealShortlistButton } from './deal-shortlist-button';
import { PageMap } from './page-map';
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

/** The results page: filters, controls, date strip, list or map, and the drawers. */
export function ResultsPanel({ page, onOpen }: ResultsPanelProps) {
  const { state, choice, query, guests, today, searchKey, change, clear, mapVisible, showMap } = page;
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [shortlistOpen, setShortlistOpen] = useState(false);
  const [hovered, setHovered] = useState<number | null>(null);
  const pictureOverlay = useCallback(
    (deal: GroupedDeal) => <DealShortlistButton deal={deal} query={query} />,
    [query],
  );
  const results = state.kind === 'ready' ? state : null;
  const view = results?.view ?? null;
  useScrollToDeal(query.giata, results?.settled ?? false, searchKey);

  const filters: FiltersProps = {
    choice,
    stats: view,
    resorts: results?.resorts ? { kind: 'loaded', names: results.resorts } : { kind: 'loading' },
    guests,
    onChange: change,
    onClear: clear,
  };
  const dates = labelDates(
    query.dateMin,
    choice.departureDate,
    new Map(results?.dates.map(({ departureDate, lowestPrice }) => [departureDate, lowestPrice])),
    today,
  );

  return (
    <div css={[pageStyles, mapVisible ? withMapStyles : withFiltersStyles]}>
      {!mapVisible && (
        <aside css={sideStyles} aria-label="Filters">
          <Filters {...filters} />
        </aside>
      )}
      <div css={listStyles} data-reading={results?.settled ? undefined : true}>
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
          complete={results?.complete ?? false}
          onSelect={(departureDate) => change({ departureDate })}
        />
        <div css={quickStyles}>
          <QuickFilters choice={choice} stats={view} onChange={change} />
        </div>
        <AppliedFilters choice={choice} onChange={change} onClear={clear} />
        <div css={mapVisible && mapInPlaceStyles}>
          <ResultsBody page={page} onOpen={onOpen} pictureOverlay={pictureOverlay} onHover={setHovered} />
        </div>
      </div>
      {mapVisible && <PageMap page={page} hovered={hovered} onOpen={onOpen} />}
      <PhoneBar
        applied={appliedCount(choice)}
        mapVisible={mapVisible}
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

/** On small screens the map replaces the list. */
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

import { css } from '@emotion/react';
import { below, from, space } from '@storefront/shared/ui/tokens';
import { memo, startTransition, useCallback, useEffect, useRef, useState } from 'react';

import { FilterDrawer } from '../../features/filters/filter-drawer';
import { Filters } from '../../features/filters/filters';
import type { FiltersProps } from '../../features/filters/filter-props';
import { ShortlistDrawer } from '../../features/shortlist/shortlist-drawer';

import { PageMap } from './page-map';
import { ResultsColumn } from './results-column';
import { resultsOf } from './results-of';
import { useScrollToDeal } from './use-scroll-to-deal';
import type { SearchPage } from './use-search-page';

interface ResultsPanelProps {
  readonly page: SearchPage;
  readonly onOpen: (giataId: number) => void;
  /** Moves the focus to the destination of the search form. */
  readonly onChooseDestination: () => void;
}

/** The results page: filters, controls, date strip, list or map, and the drawers. */
export const ResultsPanel = memo(function ResultsPanel({
  page,
  onOpen,
  onChooseDestination,
}: ResultsPanelProps) {
  const { state, choice, query, guests, searchKey, change, clear, mapVisible } = page;
  const [filtersOpen, setFiltersOpen] = useState(false);
  const [shortlistOpen, setShortlistOpen] = useState(false);
  const [hovered, onHover] = useHovered(mapVisible);
  const { view, resorts, settled } = resultsOf(state);
  useScrollToDeal(query.giata, settled, searchKey);

  const filters: FiltersProps = {
    choice,
    stats: view,
    resorts: resorts ? { kind: 'loaded', names: resorts } : { kind: 'loading' },
    guests,
    onChange: change,
    onClear: clear,
    onCountsNeeded: page.countFacets,
  };
  return (
    <div css={[pageStyles, mapVisible ? withMapStyles : withFiltersStyles]}>
      {!mapVisible && (
        <aside css={sideStyles} aria-label="Filters">
          <Filters {...filters} />
        </aside>
      )}
      <ResultsColumn
        page={page}
        onOpen={onOpen}
        onHover={onHover}
        onOpenFilters={() => setFiltersOpen(true)}
        onOpenShortlist={() => setShortlistOpen(true)}
        onChooseDestination={onChooseDestination}
      />
      {mapVisible && <PageMap page={page} hovered={hovered} onOpen={onOpen} />}
      <FilterDrawer {...filters} open={filtersOpen} onOpenChange={setFiltersOpen} />
      <ShortlistDrawer
        open={shortlistOpen}
        onOpenChange={setShortlistOpen}
        comparable={new Set(view?.giataIds)}
        onCompare={(compared) => change({ compared })}
      />
    </div>
  );
});

/** The hotel whose card has the pointer or the focus, while the map marks it. */
function useHovered(isMarked: boolean) {
  const [hovered, setHovered] = useState<number | null>(null);
  const latest = useRef(isMarked);
  useEffect(() => {
    latest.current = isMarked;
  }, [isMarked]);
  const onHover = useCallback((giataId: number | null) => {
    if (latest.current) startTransition(() => setHovered(giataId));
  }, []);
  return [hovered, onHover] as const;
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

const sideStyles = css`
  ${below.large} {
    display: none;
  }
`;

import { css } from '@emotion/react';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { below, space } from '@storefront/shared/ui/tokens';
import { useCallback } from 'react';

import { appliedCount } from '../../domain/applied-filters';
import { DateStrip } from '../../features/date-strip/date-strip';
import { labelDates } from '../../features/date-strip/label-dates';
import { AppliedFilters } from '../../features/filters/applied-filters';
import { QuickFilters } from '../../features/filters/quick-filters';

import { DealShortlistButton } from './deal-shortlist-button';
import { ResultsBody } from './results-body';
import { ResultsControls } from './results-controls';
import { ResultsHead } from './results-head';
import { resultsOf } from './results-of';
import type { SearchPage } from './use-search-page';

interface ResultsColumnProps {
  readonly page: SearchPage;
  readonly onOpen: (giataId: number) => void;
  readonly onHover: (giataId: number | null) => void;
  readonly onOpenFilters: () => void;
  readonly onOpenShortlist: () => void;
}

/** Heading, controls, date strip and cards. */
export function ResultsColumn(props: ResultsColumnProps) {
  const { page, onOpen, onHover, onOpenFilters, onOpenShortlist } = props;
  const { state, choice, query, today, change, clear, mapVisible } = page;
  const { view, dates: prices, complete, settled } = resultsOf(state);
  const pictureOverlay = useCallback(
    (deal: GroupedDeal) => <DealShortlistButton deal={deal} query={query} />,
    [query],
  );
  const dates = labelDates(
    query.dateMin,
    choice.departureDate,
    new Map(prices.map(({ departureDate, lowestPrice }) => [departureDate, lowestPrice])),
    today,
  );

  return (
    <div css={listStyles} data-reading={settled ? undefined : true}>
      <ResultsHead
        state={state}
        recommended={choice.sort === 'recommended'}
        controls={
          <ResultsControls
            page={page}
            applied={appliedCount(choice)}
            onOpenFilters={onOpenFilters}
            onOpenShortlist={onOpenShortlist}
          />
        }
      />
      <DateStrip dates={dates} complete={complete} onSelect={(departureDate) => change({ departureDate })} />
      <div css={quickStyles}>
        <QuickFilters choice={choice} stats={view} onChange={change} />
      </div>
      <AppliedFilters choice={choice} onChange={change} onClear={clear} />
      <div css={mapVisible && mapInPlaceStyles}>
        <ResultsBody page={page} onOpen={onOpen} pictureOverlay={pictureOverlay} onHover={onHover} />
      </div>
    </div>
  );
}

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

/** On small screens the map replaces the list. */
const mapInPlaceStyles = css`
  ${below.large} {
    display: none;
  }
`;

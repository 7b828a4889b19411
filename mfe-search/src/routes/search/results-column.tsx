import { css } from '@emotion/react';
import type { GroupedDeal } from '@storefront/shared/domain/hotels/group-deals';
import { PricesFrom } from '@storefront/shared/composites/prices-from/prices-from';
import { ANY_DESTINATION, isOneDestination } from '@storefront/shared/domain/catalogue/destinations';
import { below, space } from '@storefront/shared/ui/tokens';
import { useCallback } from 'react';

import { TruncationNotice } from '../../features/results/truncation-notice';
import { DateStrip } from '../../features/date-strip/date-strip';
import { labelDates } from '../../features/date-strip/label-dates';
import { AppliedFilters } from '../../features/filters/applied-filters';

import { DealShortlistButton } from './deal-shortlist-button';
import { ResultsBody } from './results-body';
import { ListControls, PriceControls } from './results-controls';
import { ResultsHead } from './results-head';
import { resultsOf } from './results-of';
import type { SearchPage } from './use-search-page';

interface ResultsColumnProps {
  readonly page: SearchPage;
  readonly onOpen: (giataId: number) => void;
  readonly onHover: (giataId: number | null) => void;
  readonly onOpenFilters: () => void;
  readonly onOpenShortlist: () => void;
  readonly onChooseDestination: () => void;
}

/** Heading, controls, date strip and cards. */
export function ResultsColumn(props: ResultsColumnProps) {
  const { page, onOpen, onHover, onOpenFilters, onOpenShortlist, onChooseDestination } = props;
  const { state, choice, query, today, change, clear, mapVisible } = page;
  const { view, dates: prices, complete, settled, truncation, pricesFrom } = resultsOf(state);
  const isWhole = truncation === null || truncation.hotels !== null;
  const truncated = view && truncation ? { received: view.unfiltered, hotels: truncation.hotels } : null;
  // A search of any destination has more holidays than a response may contain.
  const arriving = query.destinationId === ANY_DESTINATION.id && state.kind !== 'failed' && !complete;
  const pictureOverlay = useCallback(
    (deal: GroupedDeal) => <DealShortlistButton deal={deal} query={query} />,
    [query],
  );
  const dates = labelDates(
    query.dateMin,
    choice.departureDate,
    new Map(prices.map(({ departureDate, lowestPrice }) => [departureDate, lowestPrice])),
    today,
    isWhole,
  );

  return (
    <div css={listStyles} data-reading={settled ? undefined : true}>
      <ResultsHead
        state={state}
        recommended={choice.sort === 'recommended'}
        twoLines={arriving}
        controls={<PriceControls page={page} onOpenShortlist={onOpenShortlist} />}
      />
      {view && <PricesFrom time={pricesFrom} />}
      {(truncated || arriving) && (
        <TruncationNotice
          extent={truncated}
          departureDate={choice.departureDate}
          oneDestination={isOneDestination(query.destinationId)}
          onChooseDestination={onChooseDestination}
        />
      )}
      <DateStrip
        dates={dates}
        complete={complete}
        isWhole={isWhole}
        onSelect={(departureDate) => change({ departureDate })}
      />
      <ListControls page={page} view={view} onOpenFilters={onOpenFilters} />
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
  gap: ${space.xs};
  min-width: 0;
`;

/** On small screens the map replaces the list. */
const mapInPlaceStyles = css`
  ${below.large} {
    display: none;
  }
`;

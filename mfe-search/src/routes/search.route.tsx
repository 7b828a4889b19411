import { css } from '@emotion/react';
import { destinationName } from '@storefront/shared/domain/catalogue/destinations';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { searchPath, type SearchQuery } from '@storefront/shared/domain/search-query/search-query';
import { Container } from '@storefront/shared/ui/container';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { ToastProvider } from '@storefront/shared/ui/toast';
import { space } from '@storefront/shared/ui/tokens';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { HotelRecordsProvider } from '../parts/hotel-records/hotel-records-context';
import { ComparePanel } from './search/compare-panel';
import { HotelDialog } from '../features/hotel-dialog/hotel-dialog';
import { useHotelDialog } from '../features/hotel-dialog/use-hotel-dialog';
import { ResultsPanel } from './search/results-panel';
import { useSearchPage } from './search/use-search-page';
import { SearchSummary } from '../features/summary/search-summary';

/** The page `/search`. Query, filters, order and page are stored in the URL. */
export function Component() {
  const navigate = useNavigate();
  const page = useSearchPage();
  const { query, choice, state, searchKey } = page;
  const view = state.kind === 'ready' ? state.view : null;
  const hotel = useHotelDialog(view);
  const loading = state.kind === 'loading';
  const search = useCallback((next: SearchQuery) => void navigate(searchPath(next)), [navigate]);

  return (
    <LiveRegion>
      <ToastProvider>
        <HotelRecordsProvider searchKey={searchKey}>
          <PageHead title={`Holidays to ${destinationName(query.destinationId)}`} robots="noindex" />
          <SearchSummary
            query={query}
            departureDate={choice.departureDate}
            loading={loading}
            onSearch={search}
          />
          <Container>
            <div css={pageStyles}>
              {choice.compared.length > 0 ? (
                <ComparePanel page={page} onOpen={hotel.open} />
              ) : (
                <ResultsPanel page={page} onOpen={hotel.open} />
              )}
            </div>
          </Container>
          {hotel.deal && (
            <HotelDialog
              key={`${hotel.deal.giataId}-${hotel.deal.departureDate}`}
              deal={hotel.deal}
              query={query}
              boards={choice.boards}
              showTotal={choice.priceMode === 'total'}
              open={hotel.isOpen}
              onOpenChange={hotel.onOpenChange}
            />
          )}
        </HotelRecordsProvider>
      </ToastProvider>
    </LiveRegion>
  );
}

const pageStyles = css`
  padding-top: ${space.l};
`;

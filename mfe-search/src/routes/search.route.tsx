import { css } from '@emotion/react';
import { destinationName } from '@storefront/shared/domain/catalogue/destinations';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import {
  parseSearchQuery,
  searchPath,
  type SearchQuery,
} from '@storefront/shared/domain/search-query/search-query';
import { FALLBACK_ATTRIBUTE } from '@storefront/shared/contracts/fallback-attribute';
import type { RouteHandle } from '@storefront/shared/contracts/remote-module';
import { runtimeOf, useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { onDemand } from '@storefront/shared/ui/on-demand/on-demand';
import { OnDemandOverlay } from '@storefront/shared/ui/on-demand/on-demand-overlay';
import { ToastProvider } from '@storefront/shared/ui/toast';
import { space } from '@storefront/shared/ui/tokens';
import { Suspense, use, useCallback } from 'react';
import { data, useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';

import { HotelRecordsProvider } from '../parts/hotel-records/hotel-records-context';
import { readView } from '../domain/view-params';
import type { RenderedResults } from '../features/results/rendered-results';
import { ComparePanel } from './search/compare-panel';
import { useHotelDialog } from '../features/hotel-dialog/use-hotel-dialog';
import { ResultsPanel } from './search/results-panel';
import { useSearchPage } from './search/use-search-page';
import { SearchSummary } from '../features/summary/search-summary';

interface SearchData {
  /** `null` in the browser, and when the server left the search to it. A promise while the page is sent in parts. */
  readonly rendered: RenderedResults | null | Promise<RenderedResults | null>;
}

/** Results that take longer are sent after the frame of the page, where the server can. */
const FRAME_AFTER_MS = 60;

/** Runs the search where a server renders the page. In the browser the page runs it, to show results as they arrive. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { server, config, clock } = runtimeOf(context);
  if (!server) return { rendered: null };
  const params = new URL(request.url).searchParams;
  const query = parseSearchQuery(params, clock.today());
  // The browser needs neither the engine nor the XML parser: its worker has them.
  const { LATE_LIMIT_MS, RENDER_LIMIT_MS, renderResults } =
    await import('../features/results/render-results');
  const results = renderResults(config, query, readView(params, query), {
    signal: request.signal,
    limitMs: server.sendsParts ? LATE_LIMIT_MS : RENDER_LIMIT_MS,
  });
  if (server.sendsParts && (await isLate(results))) return { rendered: results };
  const rendered = await results;
  // A page without results must not be shared: the next visitor may get them.
  return rendered ? { rendered } : data({ rendered }, { headers: { 'cache-control': 'no-store' } });
}

function isLate(results: Promise<unknown>): Promise<boolean> {
  const limit = new Promise<true>((resolve) => setTimeout(resolve, FRAME_AFTER_MS, true));
  return Promise.race([results.then(() => false), limit]);
}

/** Prices of a search may be a minute old; the booking prices again (`requestQuote`). */
export const handle: RouteHandle = { sharedForSeconds: 60 };

/** The page runs the searches that follow the first one. */
export function shouldRevalidate(): boolean {
  return false;
}

const hotelDialog = onDemand(() => import('../features/hotel-dialog/hotel-dialog'));

/** The page `/search`. Query, filters, order and page are stored in the URL. */
export function Component() {
  const { rendered } = useLoaderData<SearchData>();
  const [params] = useSearchParams();
  const { clock } = useRuntime();
  const { destinationId } = parseSearchQuery(params, clock.today());
  return (
    <>
      <PageHead title={`Holidays to ${destinationName(destinationId)}`} robots="noindex" />
      {rendered instanceof Promise ? (
        <Suspense fallback={<FrameOfResults />}>
          <LateResults rendered={rendered} />
        </Suspense>
      ) : (
        <SearchPage rendered={rendered} />
      )}
    </>
  );
}

function LateResults({ rendered }: { readonly rendered: Promise<RenderedResults | null> }) {
  return <SearchPage rendered={use(rendered)} />;
}

function FrameOfResults() {
  return (
    <div {...{ [FALLBACK_ATTRIBUTE]: '' }}>
      <SearchPage rendered={null} />
    </div>
  );
}

function SearchPage({ rendered }: { readonly rendered: RenderedResults | null }) {
  const navigate = useNavigate();
  const page = useSearchPage(rendered);
  const { query, choice, state, searchKey } = page;
  const view = state.kind === 'ready' ? state.view : null;
  const hotel = useHotelDialog(view);
  const loading = state.kind === 'loading';
  const search = useCallback((next: SearchQuery) => void navigate(searchPath(next)), [navigate]);

  return (
    <LiveRegion>
      <ToastProvider>
        <HotelRecordsProvider searchKey={searchKey} rendered={rendered?.hotels ?? NO_HOTELS}>
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
          <OnDemandOverlay
            source={hotelDialog}
            open={hotel.isOpen}
            onCancel={() => hotel.onOpenChange(false)}
          >
            {({ HotelDialog }) =>
              hotel.deal && (
                <HotelDialog
                  key={`${hotel.deal.giataId}-${hotel.deal.departureDate}`}
                  deal={hotel.deal}
                  query={query}
                  boards={choice.boards}
                  showTotal={choice.priceMode === 'total'}
                  open={hotel.isOpen}
                  onOpenChange={hotel.onOpenChange}
                />
              )
            }
          </OnDemandOverlay>
        </HotelRecordsProvider>
      </ToastProvider>
    </LiveRegion>
  );
}

const NO_HOTELS: RenderedResults['hotels'] = [];

const pageStyles = css`
  padding-top: ${space.l};
`;

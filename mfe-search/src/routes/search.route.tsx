import { css } from '@emotion/react';
import { ANY_DESTINATION, destinationName } from '@storefront/shared/domain/catalogue/destinations';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import {
  unsearchableDates,
  type UnsearchableDates as Dates,
} from '@storefront/shared/domain/search-query/sale-window';
import {
  parseParty,
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
import { Suspense, use, useCallback, useRef } from 'react';
import { data, useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';

import { HotelRecordsProvider } from '../parts/hotel-records/hotel-records-context';
import { isExplore } from '../domain/explore-params';
import { readView } from '../domain/view-params';
import { renderExplore, type RenderedExplore } from '../features/explore/render-explore';
import { ViewLinks } from '../features/explore/view-links';
import type { RenderedResults } from '../features/results/rendered-results';
import { ExplorePage } from './search/explore/explore-page';
import { useHotelDialog } from '../features/hotel-dialog/use-hotel-dialog';
import { LazyComparePanel } from './search/lazy-compare-panel';
import { ResultsPanel } from './search/results-panel';
import { useSearchPage } from './search/use-search-page';
import { UnsearchableDates } from '../features/unsearchable-dates/unsearchable-dates';
import { SearchSummary, type SearchSummaryHandle } from '../features/summary/search-summary';

interface SearchData {
  /** `null` in the browser, and when the server left the search to it. A promise while the page is sent in parts. */
  readonly rendered: RenderedResults | null | Promise<RenderedResults | null>;
  /** The destinations of a search without one; missing for a list of hotels. */
  readonly explore?: RenderedExplore | null;
}

/** Results that take longer are sent after the frame of the page, where the server can. */
const FRAME_AFTER_MS = 60;

/** Runs the search where a server renders the page. In the browser the page runs it, to show results as they arrive. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { server, config, clock } = runtimeOf(context);
  if (!server) return { rendered: null };
  const params = new URL(request.url).searchParams;
  const query = parseSearchQuery(params, clock.today());
  if (unsearchableDates(params, query, clock.today())) return { rendered: null };
  if (isExplore(params, query)) {
    const explore = await renderExplore(config, query, request.signal);
    return explore
      ? { rendered: null, explore }
      : data({ rendered: null, explore }, { headers: { 'cache-control': 'no-store' } });
  }
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
  const { rendered, explore = null } = useLoaderData<SearchData>();
  const [params] = useSearchParams();
  const { clock } = useRuntime();
  const query = parseSearchQuery(params, clock.today());
  const unsearchable = unsearchableDates(params, query, clock.today());
  if (!unsearchable && isExplore(params, query)) return <ExplorePage query={query} rendered={explore} />;
  return (
    <>
      <PageHead title={`Search: ${destinationName(query.destinationId)}`} />
      {unsearchable ? (
        <UnsearchablePage query={query} dates={unsearchable} />
      ) : rendered instanceof Promise ? (
        <Suspense fallback={<FrameOfResults />}>
          <LateResults rendered={rendered} />
        </Suspense>
      ) : (
        <SearchPage rendered={rendered} />
      )}
    </>
  );
}

interface UnsearchablePageProps {
  readonly query: SearchQuery;
  readonly dates: Dates;
}

/** The page of dates that cannot be searched. No search is requested. */
function UnsearchablePage({ query, dates }: UnsearchablePageProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <>
      <SearchSummary
        query={query}
        party={parseParty(params)}
        departureDate={dates.reason === 'impossible' ? dates.suggestions[0] : dates.requested}
        formDate={dates.suggestions[0]}
        loading={false}
        onSearch={(next) => void navigate(searchPath(next))}
      />
      <Container>
        <UnsearchableDates query={query} dates={dates} />
      </Container>
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
  const summary = useRef<SearchSummaryHandle>(null);
  const search = useCallback((next: SearchQuery) => void navigate(searchPath(next)), [navigate]);

  return (
    <LiveRegion>
      <ToastProvider>
        <HotelRecordsProvider searchKey={searchKey} rendered={rendered?.hotels ?? NO_HOTELS}>
          <SearchSummary
            ref={summary}
            query={query}
            party={page.party}
            departureDate={choice.departureDate}
            loading={loading}
            onSearch={search}
          />
          <Container>
            <div css={pageStyles}>
              <LinkToDestinations query={query} />
              {choice.compared.length > 0 ? (
                <LazyComparePanel page={page} onOpen={hotel.open} />
              ) : (
                <ResultsPanel
                  page={page}
                  onOpen={hotel.open}
                  onChooseDestination={() => summary.current?.chooseDestination()}
                />
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
                  flightFilters={choice}
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

/** The way to the destinations, for hotels of any destination. */
function LinkToDestinations({ query }: { readonly query: SearchQuery }) {
  const [params] = useSearchParams();
  return query.destinationId === ANY_DESTINATION.id && <ViewLinks params={params} current="hotels" />;
}

const NO_HOTELS: RenderedResults['hotels'] = [];

const pageStyles = css`
  padding-top: ${space.s};
`;

import { css } from '@emotion/react';
import { PageHead } from '@storefront/shared/composites/page/page-head';
import { monthName } from '@storefront/shared/domain/dates/months';
import {
  parseParty,
  searchPath,
  selectedDate,
  type SearchQuery,
} from '@storefront/shared/domain/search-query/search-query';
import { useRuntime } from '@storefront/shared/runtime';
import { Container } from '@storefront/shared/ui/container';
import { LiveRegion } from '@storefront/shared/ui/live-region';
import { ToastProvider } from '@storefront/shared/ui/toast';
import { space } from '@storefront/shared/ui/tokens';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { monthPath, readExplore, writeExplore, type ExploreChoice } from '../../../domain/explore-params';
import { placesView } from '../../../domain/places';
import { ExploreBand } from '../../../features/explore/explore-band';
import { ExploreResults } from './explore-results';
import { exploreQuestion, type RenderedExplore } from '../../../features/explore/render-explore';
import { useExplore } from '../../../features/explore/use-explore';
import { ViewLinks } from '../../../features/explore/view-links';
import { SearchSummary } from '../../../features/summary/search-summary';

interface ExplorePageProps {
  readonly query: SearchQuery;
  /** The destinations in the document. */
  readonly rendered: RenderedExplore | null;
}

/** The page of a search without a destination: where one can go (ADR 65). Everything is stored in the URL. */
export function ExplorePage({ query, rendered }: ExplorePageProps) {
  const navigate = useNavigate();
  const { clock } = useRuntime();
  const [params, setParams] = useSearchParams();
  const choice = readExplore(params);
  const question = exploreQuestion(query);
  const { state, retry } = useExplore(question, rendered);
  const explore = state.kind === 'ready' ? state.explore : null;
  const view = explore && placesView(explore, choice);
  const change = useCallback(
    (part: Partial<ExploreChoice>) =>
      setParams((before) => writeExplore(before, part), { replace: true, preventScrollReset: true }),
    [setParams],
  );

  return (
    <LiveRegion>
      <ToastProvider>
        <PageHead
          title={`Where to go in ${monthName(question.month)}`}
          description="Places to go, with the lowest price per person, flight time and weather of the month."
          canonicalPath="/search"
        />
        <SearchSummary
          query={query}
          party={parseParty(params)}
          departureDate={selectedDate(query)}
          loading={state.kind === 'loading'}
          onSearch={(next) => void navigate(searchPath(next))}
        />
        <ExploreBand
          state={state}
          view={view}
          choice={choice}
          month={question.month}
          pathOf={(month) => monthPath(params, query, month, clock.today())}
          onChange={change}
        />
        <Container>
          <div css={pageStyles}>
            <ExploreResults
              state={state}
              view={view}
              viewLinks={<ViewLinks params={params} current="destinations" />}
              query={query}
              choice={choice}
              month={question.month}
              onChange={change}
              onRetry={retry}
            />
          </div>
        </Container>
      </ToastProvider>
    </LiveRegion>
  );
}

const pageStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.m} 0 ${space.xl};
`;

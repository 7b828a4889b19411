import { css } from '@emotion/react';
import { destinationName } from '@storefront/shared/catalogue/destinations';
import { PageHead } from '@storefront/shared/page/page-head';
import { useRuntime } from '@storefront/shared/runtime';
import { parseSearchQuery, searchPath } from '@storefront/shared/search-query/search-query';
import { Button } from '@storefront/shared/ui/button';
import { Container } from '@storefront/shared/ui/container';
import { Drawer } from '@storefront/shared/ui/drawer';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Segmented } from '@storefront/shared/ui/segmented';
import { SelectField } from '@storefront/shared/ui/select-field';
import { color, family, from, space, text } from '@storefront/shared/ui/tokens';
import { SlidersHorizontal } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { PAGE_SIZE, type ResultsView, type SortOrder, type ViewChoice } from '../domain/results-view';
import { readView, writeView } from '../domain/view-params';
import { DateStrip } from '../features/date-strip/date-strip';
import { labelDates } from '../features/date-strip/label-dates';
import { AppliedFilters } from '../features/filters/applied-filters';
import { appliedCount, Filters } from '../features/filters/filters';
import { ResultsList } from '../features/results/results-list';
import { useResults } from '../features/results/use-results';
import { SearchSummary } from '../features/summary/search-summary';

const SORTS: readonly { readonly value: SortOrder; readonly label: string }[] = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price-asc', label: 'Price Low - High' },
  { value: 'price-desc', label: 'Price High - Low' },
];

/** /search: everything that is chosen on it lives in the address. */
export function Component() {
  const { clock } = useRuntime();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => parseSearchQuery(params, clock.today()), [params, clock]);
  const choice = useMemo(() => readView(params, query), [params, query]);
  const showTotal = params.get('price') === 'total';
  const { state, retry } = useResults(query, choice);
  const view = state.kind === 'shown' ? state.view : null;
  const complete = state.kind === 'shown' && state.complete;

  // A new page is read from its top; a filter leaves the list where it is under the finger.
  const change = useCallback(
    (part: Partial<ViewChoice>) =>
      setParams((before) => writeView(before, part), {
        preventScrollReset: part.page === undefined || part.page === 1,
      }),
    [setParams],
  );
  const clear = () => change({ stars: [], boards: [], hotelName: '', page: 1 });

  return (
    <>
      <PageHead title={`Holidays to ${destinationName(query.destinationId)}`} robots="noindex" />
      <SearchSummary
        query={query}
        loading={state.kind === 'loading'}
        onSearch={(next) => void navigate(searchPath(next))}
      />
      <Container>
        <div css={pageStyles}>
          <aside css={sidebarStyles} aria-label="Filters">
            <Filters choice={choice} view={view} onChange={change} onClear={clear} />
          </aside>
          <div css={listStyles} data-reading={complete ? undefined : true}>
            <div css={headStyles}>
              <PageHeading css={headingStyles}>{headingOf(view, complete)}</PageHeading>
              <div css={controlsStyles}>
                <FilterDrawer choice={choice} view={view} onChange={change} onClear={clear} />
                <Segmented
                  label="Prices"
                  value={showTotal ? 'total' : 'person'}
                  onValueChange={(price) =>
                    setParams((before) => withPrice(before, price), {
                      preventScrollReset: true,
                      replace: true,
                    })
                  }
                  options={[
                    { value: 'person', label: 'Per person' },
                    { value: 'total', label: 'Total holiday' },
                  ]}
                />
                <SelectField
                  label="Sort by"
                  options={SORTS}
                  value={choice.sort}
                  onValueChange={(value) =>
                    change({
                      sort: SORTS.find((sort) => sort.value === value)?.value ?? 'recommended',
                      page: 1,
                    })
                  }
                />
              </div>
            </div>
            <p css={explanationStyles}>
              Recommended puts the best reviewed hotels first. Nobody pays for a place.
            </p>
            <DateStrip
              dates={labelDates(query.dateMin, choice.departureDate, new Map(view?.lowestPrices ?? []))}
              complete={complete}
              onSelect={(departureDate) => change({ departureDate, page: 1 })}
            />
            <AppliedFilters choice={choice} onChange={change} />
            <ResultsList
              state={state}
              query={query}
              showTotal={showTotal}
              onPageChange={(page) => change({ page })}
              onClear={clear}
              onRetry={retry}
            />
          </div>
        </div>
      </Container>
    </>
  );
}

function FilterDrawer(props: {
  readonly choice: ViewChoice;
  readonly view: ResultsView | null;
  readonly onChange: (change: Partial<ViewChoice>) => void;
  readonly onClear: () => void;
}) {
  const [open, setOpen] = useState(false);
  const applied = appliedCount(props.choice);

  return (
    <div css={phoneOnly}>
      <Button look="action" icon={<SlidersHorizontal size={20} aria-hidden />} onClick={() => setOpen(true)}>
        {applied === 0 ? 'Filters' : `Filters, ${applied} on`}
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        footer={
          <Button look="call" wide onClick={() => setOpen(false)}>
            Show {props.view?.total ?? 0} holidays
          </Button>
        }
      >
        <Filters {...props} />
      </Drawer>
    </div>
  );
}

function headingOf(view: ResultsView | null, complete: boolean): string {
  if (!view || (view.total === 0 && !complete)) return 'Searching…';
  if (view.total === 0) return 'Showing 0-0 of 0 deals';
  const first = (view.page - 1) * PAGE_SIZE + 1;
  return `Showing ${first}-${first + view.cards.length - 1} of ${view.total} deals`;
}

function withPrice(params: URLSearchParams, price: 'person' | 'total'): URLSearchParams {
  const next = new URLSearchParams(params);
  if (price === 'total') next.set('price', 'total');
  else next.delete('price');
  return next;
}

const pageStyles = css`
  display: grid;
  gap: ${space.l};
  padding-top: ${space.l};

  ${from.large} {
    grid-template-columns: 260px minmax(0, 1fr);
  }
`;

const sidebarStyles = css`
  display: none;

  ${from.large} {
    display: block;
  }
`;

const listStyles = css`
  display: grid;
  align-content: start;
  gap: ${space.m};
  min-width: 0;
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.m};
`;

const headingStyles = css`
  font: 700 ${text.h3} ${family.heading};
`;

const controlsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};
`;

const explanationStyles = css`
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};
`;

const phoneOnly = css`
  ${from.large} {
    display: none;
  }
`;

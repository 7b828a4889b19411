import { css } from '@emotion/react';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Pagination } from '@storefront/shared/ui/pagination';
import { Stack } from '@storefront/shared/ui/stack';
import { below, from, space } from '@storefront/shared/ui/tokens';
import { useId } from 'react';

import { AppliedChips } from './filters/applied-chips';
import { appliedDealFilters } from './filters/applied-deal-filters';
import { DealFilterDrawer } from './filters/deal-filter-drawer';
import { DealFilterForm } from './filters/deal-filter-form';
import type { DealListResult } from '../../domain/deal-list/deal-list-page';
import { ListBar } from './filters/list-bar';
import type { DealListKind } from '../../domain/deal-list/list-view';
import { NoDealsMatch } from './filters/no-deals-match';
import { PlainPageLinks } from './filters/plain-page-links';
import type { ListView } from './filters/use-list-view';

import { DealGrid } from './deal-grid';
import { focusList } from './deal-lists';
import { ListData } from './list-data';

interface FilteredDealsProps {
  readonly kind: DealListKind;
  readonly list: ListView;
  readonly result: DealListResult;
}

/** Renders one page of deals with filters, sort order and paging. */
export function FilteredDeals({ kind, list, result }: FilteredDealsProps) {
  const formId = useId();
  const { view, pending, change, clear, goToPage } = list;
  const { deals, page, pageCount, total, unfilteredTotal: listed, counts, emptyingFilters: waysOut } = result;
  const applied = appliedDealFilters(view).length;
  const form = { filters: view, counts, onChange: change };
  const turnTo = (next: number) => {
    goToPage(next);
    focusList();
  };
  const clearFromEmpty = (act: () => void) => {
    focusList();
    act();
  };

  return (
    <div css={columnsStyles}>
      <ListData kind={kind} deals={deals} page={page} total={total} />
      <aside css={sideStyles} aria-label="Filters">
        <SectionHeading size="card">Filters</SectionHeading>
        <DealFilterForm id={formId} {...form} />
      </aside>
      <Stack gap="l" aria-busy={pending}>
        <ListBar
          formId={formId}
          total={total}
          listed={listed}
          sort={view.sort}
          onSortChange={(sort) => change({ sort })}
        >
          <DealFilterDrawer {...form} applied={applied} total={total} pending={pending} />
        </ListBar>
        <AppliedChips filters={view} onChange={change} onClear={clear} />
        {total === 0 ? (
          <NoDealsMatch
            filters={view}
            waysOut={waysOut}
            onChange={(part) => clearFromEmpty(() => change(part))}
            onClear={() => clearFromEmpty(clear)}
          />
        ) : (
          <DealGrid deals={deals} />
        )}
        <Pagination page={page} pageCount={pageCount} onPageChange={turnTo} label="Pages of deals" />
        <PlainPageLinks page={page} pageCount={pageCount} />
      </Stack>
    </div>
  );
}

const columnsStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  ${from.large} {
    grid-template-columns: 264px minmax(0, 1fr);
    align-items: start;
  }
`;

// Narrow screens have a drawer instead, if scripts run.
const sideStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  ${below.large} {
    display: none;
  }

  ${below.large} and (scripting: none) {
    display: grid;
  }
`;

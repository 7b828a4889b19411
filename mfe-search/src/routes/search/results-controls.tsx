import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { belowCompactHeader, COMPACT_HEADER_HEIGHT } from '@storefront/shared/ui/compact-header';
import { SegmentedControl } from '@storefront/shared/ui/segmented-control';
import { SelectField } from '@storefront/shared/ui/select-field';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { below, color, from, space } from '@storefront/shared/ui/tokens';
import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';

import { appliedCount } from '../../domain/applied-filters';
import type { SortOrder } from '../../domain/view-choice';
import { QuickFilters } from '../../features/filters/quick-filters';
import { ShortlistOpener } from '../../features/shortlist/shortlist-opener';
import type { ResultsView } from '../../domain/results-view';

import type { SearchPage } from './use-search-page';

const SORTS: readonly { readonly value: SortOrder; readonly label: string }[] = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price-asc', label: 'Price Low - High' },
  { value: 'price-desc', label: 'Price High - Low' },
];

interface PriceControlsProps {
  readonly page: SearchPage;
  readonly onOpenShortlist: () => void;
}

/** Price mode and shortlist, beside the heading. */
export function PriceControls({ page, onOpenShortlist }: PriceControlsProps) {
  const { choice, setPriceMode, mapVisible } = page;
  return (
    <div css={priceStyles}>
      <SegmentedControl
        label="Prices"
        value={choice.priceMode}
        onValueChange={setPriceMode}
        options={[
          { value: 'person', label: 'Per person' },
          { value: 'total', label: 'Total holiday' },
        ]}
      />
      <ShortlistOpener onOpen={onOpenShortlist} compact={mapVisible} />
    </div>
  );
}

interface ListControlsProps {
  readonly page: SearchPage;
  /** `null` while searching. */
  readonly view: ResultsView | null;
  readonly onOpenFilters: () => void;
}

/** Filters, map and sort order: one row, which stays under the header on phones. */
export function ListControls({ page, view, onOpenFilters }: ListControlsProps) {
  const { choice, change, mapVisible, showMap } = page;
  const applied = appliedCount(choice);
  return (
    // The page has its own bar: the shell's call bar is not shown as well (`CallBar`).
    <div css={[barStyles, applied > 0 && longLabelStyles]} data-bottom-bar="row">
      <div css={quickStyles}>
        <QuickFilters choice={choice} stats={view} onChange={change} onCountsNeeded={page.countFacets} />
      </div>
      <div css={!mapVisible && withoutSideBarStyles}>
        <Button
          look="action"
          wide
          icon={<SlidersHorizontal size={20} aria-hidden />}
          aria-haspopup="dialog"
          onClick={onOpenFilters}
        >
          {filtersLabel(applied)}
        </Button>
      </div>
      <Button
        look="outline"
        icon={mapVisible ? <List size={20} aria-hidden /> : <MapIcon size={20} aria-hidden />}
        onClick={() => showMap(!mapVisible)}
      >
        {mapVisible ? 'List' : 'Map'}
      </Button>
      <div css={sortStyles}>
        <SelectField
          label={<VisuallyHidden>Sort by</VisuallyHidden>}
          options={SORTS}
          value={choice.sort}
          onValueChange={(value) =>
            change(
              { sort: SORTS.find((sort) => sort.value === value)?.value ?? 'recommended' },
              { stay: true },
            )
          }
        />
      </div>
    </div>
  );
}

/** Returns the label of the button that opens the filters (usability rule 25). */
function filtersLabel(applied: number): string {
  return applied === 0 ? 'Filters' : `Filters, ${applied} on`;
}

// From 1024 px the filters are beside the list.
const withoutSideBarStyles = css`
  ${from.large} {
    display: none;
  }
`;

const priceStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
`;

const withoutIconsStyles = css`
  & button > svg {
    display: none;
  }
`;

// The sort order has a row of its own where its longest option does not fit beside the buttons.
const barStyles = css`
  display: flex;
  align-items: end;
  gap: ${space.xs};

  & select {
    padding-inline: ${space.xs} 28px;
  }

  & select + svg {
    right: ${space.xxs};
  }

  @media (max-width: 389.98px) {
    gap: ${space.xxs};
    ${withoutIconsStyles}

    & > * {
      flex-grow: 1;
    }

    & select {
      padding-inline: ${space.xxs} ${space.l};
    }
  }

  ${below.desktop} {
    flex-wrap: wrap;
    position: sticky;
    z-index: 20;
    top: 0;
    margin-inline: calc(-1 * ${space.m});
    padding: ${space.xs} ${space.m};
    background: ${color.surface};

    ${belowCompactHeader} {
      top: ${COMPACT_HEADER_HEIGHT};
    }
  }

  & button {
    padding-inline: ${space.xs};
    white-space: nowrap;
  }

  ${from.desktop} {
    & select {
      min-height: 44px;
    }

    & button {
      padding-inline: ${space.s};
    }
  }
`;

const longLabelStyles = css`
  ${below.large} {
    ${withoutIconsStyles}
  }
`;

const sortStyles = css`
  ${below.desktop} {
    flex: 1 1 auto;
  }
`;

const quickStyles = css`
  margin-right: auto;

  ${below.desktop} {
    display: none;
  }
`;

import { css } from '@emotion/react';
import { Button } from '@storefront/shared/ui/button';
import { SegmentedControl } from '@storefront/shared/ui/segmented-control';
import { SelectField } from '@storefront/shared/ui/select-field';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { below, from } from '@storefront/shared/ui/tokens';
import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react';

import type { SortOrder } from '../../domain/view-choice';
import { ShortlistOpener } from '../../features/shortlist/shortlist-opener';

import type { SearchPage } from './use-search-page';

const SORTS: readonly { readonly value: SortOrder; readonly label: string }[] = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price-asc', label: 'Price Low - High' },
  { value: 'price-desc', label: 'Price High - Low' },
];

interface ResultsControlsProps {
  readonly page: SearchPage;
  /** Number of applied filters. */
  readonly applied: number;
  readonly onOpenFilters: () => void;
  readonly onOpenShortlist: () => void;
}

/** Price mode, sort order, filters, map and shortlist. */
export function ResultsControls(props: ResultsControlsProps) {
  const { page, applied, onOpenFilters, onOpenShortlist } = props;
  const { choice, change, setPriceMode, mapVisible, showMap } = page;
  return (
    <>
      <SegmentedControl
        label="Prices"
        value={choice.priceMode}
        onValueChange={setPriceMode}
        options={[
          { value: 'person', label: 'Per person' },
          { value: 'total', label: 'Total holiday' },
        ]}
      />
      <SelectField
        label={<VisuallyHidden>Sort by</VisuallyHidden>}
        options={SORTS}
        value={choice.sort}
        onValueChange={(value) =>
          change({ sort: SORTS.find((sort) => sort.value === value)?.value ?? 'recommended' }, { stay: true })
        }
      />
      <div css={widerStyles}>
        <div css={!mapVisible && withoutSideBarStyles}>
          <Button
            look="outline"
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
        <ShortlistOpener onOpen={onOpenShortlist} compact={mapVisible} />
      </div>
    </>
  );
}

/** Returns the label of the button that opens the filters (usability rule 25). */
export function filtersLabel(applied: number): string {
  return applied === 0 ? 'Filters' : `Filters, ${applied} on`;
}

// From 1024 px the filters are beside the list.
const withoutSideBarStyles = css`
  ${from.large} {
    display: none;
  }
`;

// Phones have these buttons in the bar at the bottom.
const widerStyles = css`
  display: contents;

  ${below.desktop} {
    display: none;
  }
`;

import { css } from '@emotion/react';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { PageHeading } from '@storefront/shared/ui/heading';
import { Skeleton } from '@storefront/shared/ui/skeleton';
import { Stack } from '@storefront/shared/ui/stack';
import { Switch } from '@storefront/shared/ui/switch';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { VisuallyHidden } from '@storefront/shared/ui/visually-hidden';
import { ArrowLeft } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';

import { compareRows } from './compare-rows';
import { CompareTable } from './compare-table';
import type { ComparedHotel } from './compared-hotel';
import { CopyLink } from './copy-link';

interface CompareViewProps {
  /** Up to four, in the order of the URL. Without any, and with none missing, they are loading. */
  readonly hotels: readonly ComparedHotel[];
  /** Number of hotels of the URL that are unavailable on the selected date. */
  readonly missing: number;
  readonly showTotal: boolean;
  readonly guests: number;
  readonly onRemove: (giataId: number) => void;
  /** Opens the details of a hotel. */
  readonly onOpen: (giataId: number) => void;
  /** Back to the results. */
  readonly onClose: () => void;
  /** URL of this comparison, absolute or relative to the site. */
  readonly url: string;
}

/** Hotels of one search side by side. */
export function CompareView(props: CompareViewProps) {
  const { hotels, missing, showTotal, guests, onRemove, onOpen, onClose, url } = props;
  const heading = useId();
  const table = useRef<HTMLDivElement>(null);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const rows = useMemo(() => compareRows(hotels, { showTotal, guests }), [hotels, showTotal, guests]);

  const several = hotels.length > 1;
  const isLoading = hotels.length === 0 && missing === 0;
  const visibleRows = several && onlyDifferences ? rows.filter(({ differs }) => differs) : rows;
  const remove = (giataId: number) => {
    onRemove(giataId);
    // The clicked button is removed together with its column.
    table.current?.focus();
  };

  return (
    <section aria-labelledby={heading} css={viewStyles}>
      <div css={headStyles}>
        <PageHeading id={heading}>
          {several ? `Compare ${hotels.length} hotels` : 'Compare hotels'}
        </PageHeading>
        <div css={actionsStyles}>
          <Button look="outline" icon={<ArrowLeft size={20} aria-hidden />} onClick={onClose}>
            Back to results
          </Button>
          {hotels.length > 0 && <CopyLink key={url} url={url} />}
        </div>
      </div>
      {missing > 0 && (
        <Alert tone="notice">
          {pluralize(missing, 'hotel is', 'hotels are')} not available on this date any more
        </Alert>
      )}
      {isLoading && (
        <div role="status">
          <VisuallyHidden>Loading the hotels</VisuallyHidden>
          <Skeleton height="480px" />
        </div>
      )}
      {!several && !isLoading && <p css={hintStyles}>{hintFor(hotels.length)}</p>}
      {hotels.length > 0 && (
        <Stack gap="s">
          {several && (
            <div css={switchStyles}>
              <Switch
                label="Show only differences"
                checked={onlyDifferences}
                onCheckedChange={setOnlyDifferences}
              />
            </div>
          )}
          <CompareTable ref={table} hotels={hotels} rows={visibleRows} onRemove={remove} onOpen={onOpen} />
        </Stack>
      )}
    </section>
  );
}

function hintFor(hotels: number): string {
  return hotels === 0
    ? 'Add hotels to compare: save them with their hearts, then open your shortlist.'
    : 'Add another hotel to compare: save it with its heart, then open your shortlist.';
}

const viewStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  min-width: 0;
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s} ${space.m};
`;

const actionsStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space.xs};
`;

/* The switch stays beside its label. */
const switchStyles = css`
  display: flex;
`;

const hintStyles = css`
  font: ${text.body} ${family.body};
  color: ${color.inkSoft};
`;

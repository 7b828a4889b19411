import { css } from '@emotion/react';
import type { RecentlyViewed } from '@storefront/shared/runtime';
import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';

import { CardRow, ScrollRow } from './card-row';
import { SmallCard } from './small-card';

interface RecentlyViewedRowProps extends Pick<RecentlyViewed, 'entries'> {
  /** Number of entries that were just cleared and can be restored. */
  readonly forgotten: number;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** Renders recently viewed holidays with Clear and Undo. */
export function RecentlyViewedRow({ entries, forgotten, onClear, onUndo }: RecentlyViewedRowProps) {
  const cleared = entries.length === 0;
  return (
    <CardRow
      title="Recently viewed"
      aside={
        <Row>
          <p role="status" css={statusStyles}>
            {cleared && (forgotten === 1 ? '1 holiday forgotten' : `${forgotten} holidays forgotten`)}
          </p>
          {/* One button for Clear and Undo, so that it keeps the focus. */}
          <Button
            look="quiet"
            aria-label={`${cleared ? 'Undo: clear' : 'Clear'} recently viewed`}
            onClick={cleared ? onUndo : onClear}
          >
            {cleared ? 'Undo' : 'Clear'}
          </Button>
        </Row>
      }
    >
      {!cleared && (
        <ScrollRow>
          {entries.map(({ id, ...entry }) => (
            <li key={id}>
              <SmallCard {...entry} note="when you looked" />
            </li>
          ))}
        </ScrollRow>
      )}
    </CardRow>
  );
}

const statusStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

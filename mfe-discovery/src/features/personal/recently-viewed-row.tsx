import { css } from '@emotion/react';
import type { RecentlyViewed } from '@storefront/shared/composites/recently-viewed/use-recently-viewed';
import { Button } from '@storefront/shared/ui/button';
import { Row } from '@storefront/shared/ui/stack';
import { color, family, text } from '@storefront/shared/ui/tokens';

import { Shelf, ShelfRow } from './card-row';
import { SmallCard } from './small-card';

interface ViewedShelfProps extends Pick<RecentlyViewed, 'entries'> {
  /** How many were taken away just now, and can come back. */
  readonly forgotten: number;
  readonly onClear: () => void;
  readonly onUndo: () => void;
}

/** What the shopper has looked at, with a way to have it forgotten, and one to take that back. */
export function ViewedShelf({ entries, forgotten, onClear, onUndo }: ViewedShelfProps) {
  const cleared = entries.length === 0;
  return (
    <Shelf
      title="Recently viewed"
      aside={
        <Row>
          <p role="status" css={statusStyles}>
            {cleared && (forgotten === 1 ? '1 holiday forgotten' : `${forgotten} holidays forgotten`)}
          </p>
          {/* One button for both, so that the focus stays on it. */}
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
        <ShelfRow>
          {entries.map(({ id, ...entry }) => (
            <li key={id}>
              <SmallCard {...entry} note="when you looked" />
            </li>
          ))}
        </ShelfRow>
      )}
    </Shelf>
  );
}

const statusStyles = css`
  color: ${color.inkSoft};
  font: ${text.small} ${family.body};
`;

import { css } from '@emotion/react';
import { pluralize } from '@storefront/shared/domain/occupancy/occupancy';
import type { ShortlistEntry } from '@storefront/shared/contracts/shortlist';
import { Button } from '@storefront/shared/ui/button';
import { color, family, radius, space, text } from '@storefront/shared/ui/tokens';
import { useEffect, useId, useRef } from 'react';

interface RemovedNoticeProps {
  /** The entries removed last, at least one. */
  readonly removed: readonly ShortlistEntry[];
  readonly onUndo: () => void;
}

/** Names the removed entries and offers Undo, which takes the focus because the clicked button was removed. */
export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  const id = useId();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), [removed]);

  const [only] = removed;
  const what = only && removed.length === 1 ? only.name : pluralize(removed.length, 'hotel', 'hotels');
  return (
    <div css={noticeStyles}>
      <p id={id}>{what} removed.</p>
      <Button ref={undo} look="quiet" aria-describedby={id} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}

// Sticky, so that it stays visible at any scroll position.
const noticeStyles = css`
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  padding: ${space.xs} ${space.m};
  border-radius: ${radius.card};
  background: ${color.tint};
  font: ${text.body} ${family.body};
  overflow-wrap: anywhere;
`;

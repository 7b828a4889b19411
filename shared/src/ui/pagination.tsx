import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { chosenInForcedColours } from './forced-colours';
import { color, family, radius, space, text } from './tokens';

interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly label: string;
}

export function Pagination({ page, pageCount, onPageChange, label }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} css={rowStyles}>
      <button
        type="button"
        css={stepStyles}
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      {shownPages(page, pageCount).map((shown, index) =>
        shown === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={shown}
            type="button"
            css={stepStyles}
            aria-label={`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onPageChange(shown)}
          >
            {shown}
          </button>
        ),
      )}
      <button
        type="button"
        css={stepStyles}
        aria-label="Next page"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </nav>
  );
}

/** First, last, and those around the current one; `null` stands for what is left out. */
export function shownPages(page: number, pageCount: number): readonly (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((shown) => shown >= 1 && shown <= pageCount);
  const pages = [...new Set(wanted)].sort((one, other) => one - other);
  return pages.flatMap((shown, index) => {
    const before = pages[index - 1];
    return before !== undefined && shown - before > 1 ? [null, shown] : [shown];
  });
}

const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xxs};
  font: ${text.body} ${family.body};
`;

const stepStyles = css`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  padding: 0 ${space.xs};
  border: 1px solid transparent;
  border-radius: ${radius.field};
  background: transparent;
  color: ${color.action};
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover:not(:disabled, [aria-current]) {
    background: ${color.tint};
  }

  &[aria-current='page'] {
    background: ${color.action};
    color: ${color.onAction};

    ${chosenInForcedColours}
  }

  &:disabled {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

import { css } from '@emotion/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';

import { selectedInForcedColours } from './forced-colours';
import { color, family, radius, space, text } from './tokens';

interface PaginationProps {
  /** Counted from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  /** Accessible name of the landmark. */
  readonly label: string;
}

/**
 * Renders page buttons as a `<nav>` landmark: previous, next, first, last and the neighbours of the current
 * page, which has `aria-current="page"`. At the first and the last page an arrow has `aria-disabled`: it keeps the
 * focus, and a click does nothing. Renders nothing for a single page.
 */
export function Pagination({ page, pageCount, onPageChange, label }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} css={rowStyles}>
      <button
        type="button"
        css={stepStyles}
        aria-label="Previous page"
        aria-disabled={page <= 1}
        onClick={() => page > 1 && onPageChange(page - 1)}
      >
        <ChevronLeft size={20} aria-hidden />
      </button>
      {visiblePages(page, pageCount).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            css={stepStyles}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPageChange(number)}
          >
            {number}
          </button>
        ),
      )}
      <button
        type="button"
        css={stepStyles}
        aria-label="Next page"
        aria-disabled={page >= pageCount}
        onClick={() => page < pageCount && onPageChange(page + 1)}
      >
        <ChevronRight size={20} aria-hidden />
      </button>
    </nav>
  );
}

/** Returns the first and the last page and the neighbours of the current one, with `null` for each gap. */
export function visiblePages(page: number, pageCount: number): readonly (number | null)[] {
  const candidates = [1, page - 1, page, page + 1, pageCount];
  const inRange = candidates.filter((number) => number >= 1 && number <= pageCount);
  const pages = [...new Set(inRange)].sort((one, other) => one - other);
  return pages.flatMap((number, index) => {
    const previous = pages[index - 1];
    return previous !== undefined && number - previous > 1 ? [null, number] : [number];
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

  &:hover:not([aria-disabled='true'], [aria-current]) {
    background: ${color.tint};
  }

  &[aria-current='page'] {
    background: ${color.action};
    color: ${color.onAction};

    ${selectedInForcedColours}
  }

  &[aria-disabled='true'] {
    color: ${color.inkFaint};
    cursor: not-allowed;

    @media (forced-colors: active) {
      color: GrayText;
    }
  }
`;

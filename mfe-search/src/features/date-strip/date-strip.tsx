import { css } from '@emotion/react';
import { formatDay } from '@storefront/shared/domain/dates/format-day';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { formatPounds } from '@storefront/shared/domain/pricing/pence';
import { color, family, from, radius, space, text } from '@storefront/shared/ui/tokens';

import type { StripDate } from './label-dates';

interface DateStripProps {
  readonly dates: readonly StripDate[];
  /** False while prices are pending. */
  readonly complete: boolean;
  readonly onSelect: (departureDate: IsoDate) => void;
}

/** The departure dates around the chosen one, each with its best price. */
export function DateStrip({ dates, complete, onSelect }: DateStripProps) {
  return (
    <ul css={stripStyles} aria-label="Alternate departure dates">
      {dates.map(({ departureDate, lowestPrice, label, past }) => (
        <li key={departureDate}>
          <button
            type="button"
            css={dateStyles}
            aria-pressed={label === 'Selected'}
            disabled={past}
            onClick={() => onSelect(departureDate)}
            ref={label === 'Selected' ? scrollToCentre : undefined}
          >
            <span css={labelStyles}>{label}</span>
            <span css={dayStyles}>{formatDay(departureDate)}</span>
            <span>
              {lowestPrice === null
                ? complete || past
                  ? 'No results'
                  : '…'
                : `${formatPounds(lowestPrice)}pp`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * Centres the selected date: phones show three of the five (DEC-88). In the next frame, because measuring while React
 * commits would force the layout of the whole page.
 */
function scrollToCentre(button: HTMLButtonElement | null): (() => void) | undefined {
  const strip = button?.closest('ul');
  if (!button || !strip) return undefined;
  const frame = requestAnimationFrame(() => {
    strip.scrollLeft = button.offsetLeft - strip.offsetLeft - (strip.clientWidth - button.offsetWidth) / 2;
  });
  return () => cancelAnimationFrame(frame);
}

// Phones show three dates and scroll to the others; tablets and larger screens show all five (SRCH-09).
const stripStyles = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - 2 * ${space.xs}) / 3);
  gap: ${space.xs};
  margin: 0;
  padding: ${space.xxs};
  overflow-x: auto;
  list-style: none;

  ${from.desktop} {
    grid-auto-columns: 1fr;
    gap: ${space.s};
  }
`;

const dateStyles = css`
  display: grid;
  gap: ${space.xxs};
  width: 100%;
  min-height: 44px;
  padding: ${space.s};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  text-align: left;
  cursor: pointer;

  &:hover {
    border-color: ${color.action};
  }

  &:disabled {
    color: ${color.inkFaint};
    cursor: not-allowed;
  }

  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  }
`;

const labelStyles = css`
  font: ${text.caption} ${family.body};
`;

const dayStyles = css`
  font-weight: 700;
`;

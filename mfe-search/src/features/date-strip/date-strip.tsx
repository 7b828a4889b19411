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
  /** False when the search has more hotels, which may cost less. */
  readonly isWhole?: boolean;
  readonly onSelect: (departureDate: IsoDate) => void;
}

/** The departure dates around the chosen one, each with its best price. */
export function DateStrip({ dates, complete, isWhole = true, onSelect }: DateStripProps) {
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
            <span css={priceStyles}>
              {lowestPrice === null
                ? complete || past
                  ? 'No results'
                  : '…'
                : `${formatPounds(lowestPrice)}pp${isWhole ? '' : ' or less'}`}
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
  container-type: inline-size;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: calc((100% - 2 * ${space.xs}) / 3);
  gap: ${space.xs};
  margin: 0;
  padding: 2px 0;
  overflow-x: auto;
  list-style: none;

  ${from.desktop} {
    grid-auto-columns: minmax(min-content, 1fr);
    gap: ${space.s};
  }
`;

/** In a narrower strip, such as beside the map, a date has no room for its label in the same line. */
const BESIDE = '@container (min-width: 850px)';

const dateStyles = css`
  display: grid;
  gap: 0 ${space.xs};
  width: 100%;
  min-height: 44px;
  padding: ${space.xs} ${space.s};
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

  ${BESIDE} {
    grid-template-columns: auto 1fr;
  }

  &[aria-pressed='true'] {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  }
`;

/** Beside the day where there is room, otherwise above it. */
const labelStyles = css`
  font: ${text.caption} ${family.body};

  ${BESIDE} {
    grid-area: 1 / 2;
    justify-self: end;
    align-self: center;
  }
`;

const dayStyles = css`
  font-weight: 700;

  ${BESIDE} {
    grid-area: 1 / 1;
  }
`;

const priceStyles = css`
  ${BESIDE} {
    grid-column: 1 / -1;
  }
`;

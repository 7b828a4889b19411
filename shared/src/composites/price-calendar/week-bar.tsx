import { css } from '@emotion/react';
import type { KeyboardEvent } from 'react';

import { formatDay, formatDayWithYear } from '../../domain/dates/format-day';
import { formatPounds, type Pence } from '../../domain/pricing/pence';
import { color, family, radius, text } from '../../ui/tokens';

import type { WeeklyLow } from './weekly-lows';

/** Height of the highest bar and of the label above it, in px. */
const BAR_HEIGHT = 96;
const LABEL_HEIGHT = 20;
export const CHART_HEIGHT = BAR_HEIGHT + LABEL_HEIGHT;

/** Returns the y position of the top of a bar in px. Bars start at £0, so their heights are proportional to the price. */
export function barTop(price: Pence, highest: Pence): number {
  const height = highest === 0 ? 0 : (price / highest) * BAR_HEIGHT;
  return CHART_HEIGHT - Math.round(height);
}

/** Describes a week: `Week of Mon 7 Jun 2027: from £389 per person on Thu 10 Jun`. */
export function weekLabel({ week, date, price }: WeeklyLow): string {
  return `Week of ${formatDayWithYear(week)}: from ${formatPounds(price)} per person on ${formatDay(date)}`;
}

interface WeekBarProps {
  readonly low: WeeklyLow;
  /** Price of the most expensive week, which has the full height. */
  readonly highest: Pence;
  /** Id of the description "One of the lowest prices"; `null` for other weeks. */
  readonly lowPriceId: string | null;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onSelect: () => void;
  /** Called when the pointer or the focus enters or leaves the bar. */
  readonly onActiveChange: (isActive: boolean) => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Renders the lowest price of a week as a bar; the whole column is a button. */
export function WeekBar(props: WeekBarProps) {
  const { low, highest, lowPriceId, isSelected, isTabStop, onSelect, onActiveChange, onFocus, onKeyDown } =
    props;
  const top = barTop(low.price, highest);

  return (
    <button
      type="button"
      css={buttonStyles}
      // The name contains the visible text (WCAG 2.5.3).
      aria-label={lowPriceId === null ? weekLabel(low) : `${weekLabel(low)}, low price`}
      aria-describedby={lowPriceId ?? undefined}
      aria-current={isSelected || undefined}
      data-week={low.week}
      data-cheap={lowPriceId === null ? undefined : true}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onSelect}
      onMouseEnter={() => onActiveChange(true)}
      onMouseLeave={() => onActiveChange(false)}
      onFocus={() => {
        onFocus();
        onActiveChange(true);
      }}
      onBlur={() => onActiveChange(false)}
      onKeyDown={onKeyDown}
    >
      <svg width="100%" height={CHART_HEIGHT} aria-hidden focusable="false">
        <rect x="15%" width="70%" y={top} height={CHART_HEIGHT - top} rx="3" />
        {lowPriceId !== null && (
          <text x="50%" y={top - 5} textAnchor="middle">
            Low
          </text>
        )}
      </svg>
    </button>
  );
}

const buttonStyles = css`
  display: block;
  width: 100%;
  height: ${CHART_HEIGHT}px;
  padding: 0;
  border: 0;
  border-radius: ${radius.field};
  background: transparent;
  cursor: pointer;

  & svg {
    display: block;
    overflow: visible;
  }

  & rect {
    fill: ${color.line};
  }

  &:hover {
    background: ${color.surfaceAlt};
  }

  &:hover rect {
    fill: ${color.inkSoft};
  }

  &[data-cheap] rect {
    fill: ${color.action};
  }

  &[data-cheap]:hover rect {
    fill: ${color.actionHover};
  }

  & text {
    fill: ${color.action};
    font: 700 ${text.caption} ${family.body};
    letter-spacing: -0.02em;
  }

  &[aria-current] {
    background: ${color.tint};
  }

  &[aria-current]:not(:focus-visible) {
    outline: 2px solid ${color.ink};
    outline-offset: -2px;
  }

  &:focus-visible {
    position: relative;
    z-index: 1;
    outline-offset: -1px;
  }

  @media (forced-colors: active) {
    & rect {
      fill: GrayText;
    }

    &[data-cheap] rect {
      fill: CanvasText;
    }

    & text {
      fill: CanvasText;
    }

    &[aria-current]:not(:focus-visible) {
      outline-color: Highlight;
    }
  }
`;

import { css } from '@emotion/react';
import { useId, useMemo, useRef, useState } from 'react';

import { monthBounds, type IsoDate } from '../../domain/dates/iso-date';
import type { Pence } from '../../domain/pricing/pence';
import { color, family, space, text } from '../../ui/tokens';

import { ChartMonthColumn } from './chart-month-column';
import { chartMonths, type MonthState } from './chart-months';
import { PriceAxis } from './price-axis';
import { useWeekFocus } from './use-week-focus';
import { WeekBar, weekLabel } from './week-bar';
import { sortByPrice, weeklyLows, mondayOf, type WeeklyLow } from './weekly-lows';

export interface WeeklyPriceChartProps {
  /** All loaded prices with the current choices, of any month. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  /** The months of the chart in order (`yyyy-MM`), with their loading state. */
  readonly months: readonly { readonly month: string; readonly state: MonthState }[];
  readonly selected: IsoDate | null;
  /** Called with the cheapest day of the selected week. */
  readonly onSelect: (date: IsoDate) => void;
}

/** Number of weeks that are marked as low; with so few weeks in total, only the cheapest one is marked. */
const MARKED_WEEKS = 3;

/**
 * Renders a bar chart with the lowest price of each week across several months. Each bar is a button; the bars are
 * one tab stop with arrow keys, Home and End. The text below the chart describes the active week.
 */
export function WeeklyPriceChart({ prices, months, selected, onSelect }: WeeklyPriceChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const lowPriceId = useId();
  const [activeWeek, setActiveWeek] = useState<IsoDate | null>(null);
  const chartedMonths = useMemo(() => chartMonths(months), [months]);
  const lows = useMemo(() => lowsOf(prices, months), [prices, months]);
  const ranked = useMemo(() => sortByPrice(lows.values()), [lows]);
  const [cheapest, mostExpensive] = [ranked[0], ranked.at(-1)];
  const markedWeeks = ranked.slice(0, ranked.length > MARKED_WEEKS ? MARKED_WEEKS : 1);
  const selectedWeek = selected === null ? null : mondayOf(selected);
  const isLoading = months.some(({ state }) => state === 'loading');
  const focus = useWeekFocus({ box, weeks: [...lows.keys()], selected: selectedWeek });

  const renderBar = (low: WeeklyLow) => (
    <WeekBar
      low={low}
      highest={mostExpensive?.price ?? low.price}
      lowPriceId={markedWeeks.includes(low) ? lowPriceId : null}
      isSelected={low.week === selectedWeek}
      isTabStop={low.week === focus.tabStop}
      onSelect={() => onSelect(low.date)}
      onActiveChange={(isActive) => setActiveWeek(isActive ? low.week : null)}
      onFocus={() => focus.onWeekFocus(low.week)}
      onKeyDown={(event) => focus.onWeekKeyDown(low.week, event)}
    />
  );

  return (
    <div role="group" aria-label="Lowest price of each week" aria-busy={isLoading}>
      <div css={chartStyles}>
        <div css={axisStyles}>
          {cheapest && mostExpensive && <PriceAxis lowest={cheapest.price} highest={mostExpensive.price} />}
        </div>
        <div ref={box} css={boxStyles} {...(lows.size === 0 && KEYBOARD_SCROLL_PROPS)}>
          {chartedMonths.map((chartMonth) => (
            <ChartMonthColumn key={chartMonth.month} month={chartMonth} lows={lows} renderBar={renderBar} />
          ))}
        </div>
      </div>
      <p css={detailStyles}>
        {detailText([activeWeek, selectedWeek], lows, cheapest) ??
          (isLoading ? 'Loading prices' : 'No prices yet')}
      </p>
      <span id={lowPriceId} hidden>
        One of the lowest prices
      </span>
    </div>
  );
}

// Without bars there is no focusable element inside, so the scroll container itself must be focusable.
const KEYBOARD_SCROLL_PROPS = { tabIndex: 0, role: 'group', 'aria-label': 'Months' } as const;

function lowsOf(
  prices: WeeklyPriceChartProps['prices'],
  months: WeeklyPriceChartProps['months'],
): ReadonlyMap<IsoDate, WeeklyLow> {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  return weeklyLows(prices, monthBounds(first.month).first, monthBounds(last.month).last);
}

/** Describes the week under the pointer or the focus, else the selected one, else the cheapest. */
function detailText(
  weeks: readonly (IsoDate | null)[],
  lows: ReadonlyMap<IsoDate, WeeklyLow>,
  cheapest: WeeklyLow | undefined,
): string | null {
  const low = weeks.map((week) => lows.get(week ?? '')).find((found) => found !== undefined);
  if (low) return weekLabel(low);
  return cheapest ? `Lowest price: ${weekLabel(cheapest)}` : null;
}

const chartStyles = css`
  display: flex;
`;

const axisStyles = css`
  flex: none;
  width: 52px;
`;

// Scrolls horizontally instead of the page. The padding at the top leaves room for the focus ring.
const boxStyles = css`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
`;

// As high as its longest text on a phone, so that the content below never moves.
const detailStyles = css`
  min-height: 2.5rem;
  margin-top: ${space.xs};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
`;

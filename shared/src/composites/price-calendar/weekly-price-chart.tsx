import { css } from '@emotion/react';
import { useId, useMemo, useRef, useState } from 'react';

import { monthBounds, type IsoDate } from '../../domain/dates/iso-date';
import type { Pence } from '../../domain/pricing/pence';
import { color, family, space, text } from '../../ui/tokens';

import { LineMonthPart } from './chart-month-column';
import { lineMonths, type MonthState } from './chart-months';
import { PriceAxis } from './price-axis';
import { useWeekFocus } from './use-week-focus';
import { WeekBar, weekWords } from './week-bar';
import { byPrice, weeklyLows, weekOf, type WeeklyLow } from './weekly-lows';

export interface PriceLineProps {
  /** Everything known so far with the present choices, of any month. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  /** Each month of the line in order (`yyyy-MM`), with what is known of it. */
  readonly months: readonly { readonly month: string; readonly state: MonthState }[];
  readonly selected: IsoDate | null;
  /** The cheapest day of the week that was chosen. */
  readonly onChoose: (date: IsoDate) => void;
}

/** How many weeks are marked as low; where no more are known, only the best one is. */
const MARKED = 3;

/** The lowest price of each week across months, so that the cheap ones are seen at a glance. */
export function PriceLine({ prices, months, selected, onChoose }: PriceLineProps) {
  const box = useRef<HTMLDivElement>(null);
  const cheapId = useId();
  const [pointed, setPointed] = useState<IsoDate | null>(null);
  const parts = useMemo(() => lineMonths(months), [months]);
  const lows = useMemo(() => lowsOf(prices, months), [prices, months]);
  const ranked = useMemo(() => byPrice(lows.values()), [lows]);
  const [cheapest, dearest] = [ranked[0], ranked.at(-1)];
  const cheap = ranked.slice(0, ranked.length > MARKED ? MARKED : 1);
  const selectedWeek = selected === null ? null : weekOf(selected);
  const isLoading = months.some(({ state }) => state === 'loading');
  const focus = useWeekFocus({ box, weeks: [...lows.keys()], selected: selectedWeek });

  const barOf = (low: WeeklyLow) => (
    <WeekBar
      low={low}
      highest={dearest?.price ?? low.price}
      cheapId={cheap.includes(low) ? cheapId : null}
      isSelected={low.week === selectedWeek}
      isTabStop={low.week === focus.tabStop}
      onChoose={() => onChoose(low.date)}
      onPoint={(isPointed) => setPointed(isPointed ? low.week : null)}
      onFocus={() => focus.onWeekFocus(low.week)}
      onKeyDown={(event) => focus.onWeekKeyDown(low.week, event)}
    />
  );

  return (
    <div role="group" aria-label="Lowest price of each week" aria-busy={isLoading}>
      <div css={chartStyles}>
        <div css={axisStyles}>
          {cheapest && dearest && <PriceAxis lowest={cheapest.price} highest={dearest.price} />}
        </div>
        <div ref={box} css={boxStyles} {...(lows.size === 0 && SCROLLED_BY_KEYS)}>
          {parts.map((part) => (
            <LineMonthPart key={part.month} month={part} lows={lows} barOf={barOf} />
          ))}
        </div>
      </div>
      <p css={toldStyles}>
        {told([pointed, selectedWeek], lows, cheapest) ?? (isLoading ? 'Loading prices' : 'No prices yet')}
      </p>
      <span id={cheapId} hidden>
        One of the lowest prices
      </span>
    </div>
  );
}

// Without a week to press nothing within would bring the months that do not fit into sight.
const SCROLLED_BY_KEYS = { tabIndex: 0, role: 'group', 'aria-label': 'Months' } as const;

function lowsOf(
  prices: PriceLineProps['prices'],
  months: PriceLineProps['months'],
): ReadonlyMap<IsoDate, WeeklyLow> {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  return weeklyLows(prices, monthBounds(first.month).first, monthBounds(last.month).last);
}

/** The week under the pointer or the focus, else the chosen one, else the cheapest. */
function told(
  weeks: readonly (IsoDate | null)[],
  lows: ReadonlyMap<IsoDate, WeeklyLow>,
  cheapest: WeeklyLow | undefined,
): string | null {
  const low = weeks.map((week) => lows.get(week ?? '')).find((found) => found !== undefined);
  if (low) return weekWords(low);
  return cheapest ? `Lowest price: ${weekWords(cheapest)}` : null;
}

const chartStyles = css`
  display: flex;
`;

const axisStyles = css`
  flex: none;
  width: 52px;
`;

// Months that do not fit are scrolled to here, never with the page. Room at the top is for the focus ring.
const boxStyles = css`
  position: relative;
  display: flex;
  flex: 1;
  min-width: 0;
  padding: 4px;
  margin: -4px;
  overflow-x: auto;
`;

// As high as its longest words are on a phone: nothing below moves while weeks are pointed at.
const toldStyles = css`
  min-height: 2.5rem;
  margin-top: ${space.xs};
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
`;

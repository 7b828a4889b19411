import { css } from '@emotion/react';
import type { ReactNode } from 'react';

import type { IsoDate } from '../../domain/dates/iso-date';
import { Skeleton } from '../../ui/skeleton';
import { color, family, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

import type { ChartMonth, MonthState } from './chart-months';
import { monthName } from '../../domain/dates/months';
import { CHART_HEIGHT } from './week-bar';
import type { WeeklyLow } from './weekly-lows';

/** Text in a month without prices. */
const EMPTY_TEXT: Readonly<Record<MonthState, string | null>> = {
  idle: 'Not loaded yet',
  loading: null,
  loaded: 'No prices',
  failed: 'Could not load',
};

/** In px: wide enough for the label `Low` and larger than the minimum target size of 24 px (WCAG 2.5.8). */
const MIN_WEEK_WIDTH = 28;

/** In px; limits the bars when only one or two months are shown. */
const MAX_WEEK_WIDTH = 56;

interface ChartMonthColumnProps {
  readonly month: ChartMonth;
  readonly lows: ReadonlyMap<IsoDate, WeeklyLow>;
  readonly renderBar: (low: WeeklyLow) => ReactNode;
}

/** Renders the bars of one month side by side, with the month's name below. */
export function ChartMonthColumn({ month: { month, state, weeks }, lows, renderBar }: ChartMonthColumnProps) {
  const emptyText = weeks.some((week) => lows.has(week)) ? null : EMPTY_TEXT[state];
  return (
    <div
      css={[
        monthStyles,
        css`
          flex: ${weeks.length} 0 ${weeks.length * MIN_WEEK_WIDTH}px;
          max-width: ${weeks.length * MAX_WEEK_WIDTH}px;
        `,
      ]}
    >
      <div css={weeksStyles}>
        {emptyText === null ? (
          weeks.map((week) => (
            <div key={week} css={weekStyles}>
              <Week low={lows.get(week)} renderBar={renderBar} isLoading={state === 'loading'} />
            </div>
          ))
        ) : (
          <p css={emptyStyles}>{emptyText}</p>
        )}
      </div>
      <p css={nameStyles}>
        {monthName(month)}
        {state === 'loading' && <VisuallyHidden>, loading prices</VisuallyHidden>}
      </p>
    </div>
  );
}

interface WeekProps extends Pick<ChartMonthColumnProps, 'renderBar'> {
  readonly low: WeeklyLow | undefined;
  readonly isLoading: boolean;
}

function Week({ low, renderBar, isLoading }: WeekProps) {
  if (low !== undefined) return renderBar(low);
  return isLoading ? <Skeleton height="48px" radius="field" /> : null;
}

const monthStyles = css`
  min-width: 0;
  border-left: 1px solid ${color.lineSoft};
`;

const weeksStyles = css`
  display: flex;
  height: ${CHART_HEIGHT}px;
  border-bottom: 1px solid ${color.line};
`;

const weekStyles = css`
  display: grid;
  flex: 1;
  align-items: end;
  min-width: 0;
  padding: 0 1px;
`;

const emptyStyles = css`
  align-self: center;
  width: 100%;
  padding: 0 ${space.xxs};
  text-align: center;
  font: ${text.caption} ${family.body};
  color: ${color.inkSoft};
`;

const nameStyles = css`
  padding: ${space.xxs};
  white-space: nowrap;
  font: 600 ${text.caption} ${family.body};
  color: ${color.inkSoft};
`;

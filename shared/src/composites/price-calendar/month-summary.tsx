import { css } from '@emotion/react';

import { formatDayWithYear } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';
import { formatPounds, type Pence } from '../../domain/pricing/pence';
import { savingPercent } from '../../domain/pricing/saving-percent';
import { color, family, text } from '../../ui/tokens';

import { cheapestDay } from './cheapest-day';
import { pricesOfMonth } from './month-prices';
import { monthName } from '../../domain/dates/months';

interface MonthSummaryProps {
  /** `yyyy-MM` */
  readonly month: string;
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  readonly loading: boolean;
}

/**
 * Renders the state of the month: loading, no prices, or the lowest price with its saving (DEC-101). It is the only
 * live region of the calendar, so that a change of month is announced once.
 */
export function MonthSummary({ month, prices, loading }: MonthSummaryProps) {
  return (
    <p role="status" css={summaryStyles}>
      {loading ? 'Loading prices' : <LowestPrice month={month} prices={pricesOfMonth(prices, month)} />}
    </p>
  );
}

function LowestPrice({ month, prices }: Omit<MonthSummaryProps, 'loading'>) {
  const day = cheapestDay(prices);
  const price = day === null ? undefined : prices.get(day);
  if (day === null || price === undefined) return <>No prices in {monthName(month)} with these choices.</>;
  const saving = savingPercent(prices.values());
  return (
    <>
      Lowest price: {formatPounds(price)} on {formatDayWithYear(day)}
      {saving !== null && (
        <>
          {'. '}
          <strong>Save {saving}% vs the highest price</strong>
        </>
      )}
    </>
  );
}

// Reserves two lines on phones in every state, so that the content below never moves.
const summaryStyles = css`
  min-height: 2.5rem;
  font: ${text.small} ${family.body};
  color: ${color.inkSoft};

  & strong {
    color: ${color.success};
  }
`;

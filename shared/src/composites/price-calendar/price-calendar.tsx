import { css } from '@emotion/react';
import { useMemo, useRef, useState } from 'react';

import type { IsoDate } from '../../domain/dates/iso-date';
import type { Pence } from '../../domain/pricing/pence';
import { SegmentedControl } from '../../ui/segmented-control';
import { space } from '../../ui/tokens';

import type { CalendarData } from './day-state';
import { Legend } from './legend';
import { MonthNavigation } from './month-navigation';
import { MonthSummary } from './month-summary';
import { monthlyBest } from './month-prices';
import { PriceGrid } from './price-grid';
import { PriceTable } from './price-table';

export interface PriceCalendarProps {
  /** Accessible name of the grid. */
  readonly label?: string;
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** First and last selectable month, `yyyy-MM`. */
  readonly months: { readonly first: string; readonly last: string };
  /** First possible departure date. */
  readonly earliest: IsoDate;
  /** Lowest price per person of each day with the current choices. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  /** Prices of days that are available only with another board, airport or nights: shown fainter, selectable. */
  readonly otherPrices?: ReadonlyMap<IsoDate, Pence>;
  /** Days without a price: disabled on holiday details (HD-08), selectable on deal pages (DEAL-ST-09). */
  readonly unpriced: 'disabled' | 'selectable';
  /** The cheapest day of all loaded months (DEC-14); `null` before any month has loaded. */
  readonly bestValue: IsoDate | null;
  readonly selected: IsoDate | null;
  readonly onSelect: (date: IsoDate) => void;
  readonly loading?: boolean;
}

type View = 'calendar' | 'table';

const VIEWS = [
  { value: 'calendar', label: 'Calendar' },
  { value: 'table', label: 'Table' },
] as const;

const NO_PRICES: ReadonlyMap<IsoDate, Pence> = new Map();

/** Renders the departures of a month with their prices, as a calendar (ARIA date grid) or as a table. */
export function PriceCalendar(props: PriceCalendarProps) {
  const { label = 'Departure dates', month, onMonthChange, months, earliest, otherPrices } = props;
  const { unpriced, bestValue, selected, onSelect, loading = false } = props;
  const [view, setView] = useState<View>('calendar');
  const next = useRef<HTMLButtonElement>(null);
  const prices = useMemo(() => pricesFrom(earliest, props.prices), [earliest, props.prices]);
  const calendar: CalendarData = {
    prices,
    otherPrices: useMemo(() => pricesFrom(earliest, otherPrices), [earliest, otherPrices]),
    unpriced,
    bestValue,
    monthlyBest: useMemo(() => monthlyBest(prices, month), [prices, month]),
    loading,
  };

  return (
    <div css={frameStyles}>
      <div css={headStyles}>
        <MonthNavigation month={month} onMonthChange={onMonthChange} months={months} nextRef={next} />
        <SegmentedControl label="View" value={view} onValueChange={setView} options={VIEWS} />
      </div>
      {view === 'calendar' ? (
        <PriceGrid
          {...{ label, month, onMonthChange, months, earliest, calendar, selected, onSelect }}
          // Escape moves the focus out of the grid, to the last control before it.
          onEscape={() => next.current?.focus()}
        />
      ) : (
        <PriceTable month={month} calendar={calendar} selected={selected} onSelect={onSelect} />
      )}
      <MonthSummary month={month} prices={prices} loading={loading} />
      {view === 'calendar' && <Legend month={month} hasOtherPrices={otherPrices !== undefined} />}
    </div>
  );
}

/** Removes days before `earliest`, which must not count as the cheapest day. */
function pricesFrom(
  earliest: IsoDate,
  prices: ReadonlyMap<IsoDate, Pence> = NO_PRICES,
): ReadonlyMap<IsoDate, Pence> {
  return new Map([...prices].filter(([date]) => date >= earliest));
}

const frameStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
`;

const headStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s};
`;

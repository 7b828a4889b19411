import { css } from '@emotion/react';
import { useRef, useState } from 'react';

import type { IsoDate } from '../../domain/dates/iso-date';
import type { Pence } from '../../domain/pricing/pence';
import { SegmentedControl } from '../../ui/segmented-control';
import { space } from '../../ui/tokens';

import type { CalendarData } from './day-state';
import { Legend } from './legend';
import { MonthNavigation } from './month-navigation';
import { MonthGrid } from './month-grid';
import { MonthSummary } from './month-summary';
import { monthlyBest } from './month-prices';
import { PriceTable } from './price-table';

export interface PriceCalendarProps {
  /** Accessible name of the grid. */
  readonly label?: string;
  /** `yyyy-MM` */
  readonly month: string;
  readonly onMonthChange: (month: string) => void;
  /** First and last month that can be shown, `yyyy-MM`. */
  readonly months: { readonly first: string; readonly last: string };
  /** First day that can be travelled on at all. */
  readonly earliest: IsoDate;
  /** Best price per person of each day with the present choices. */
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  /** Days that are sold only with other choices (another board, airport, nights): shown fainter, can be chosen. */
  readonly otherPrices?: ReadonlyMap<IsoDate, Pence>;
  /** What a day without any price is: disabled on holiday details (HD-08), selectable on deal pages (DEAL-ST-09). */
  readonly unpriced: 'disabled' | 'selectable';
  /** The cheapest day of all months loaded so far (DEC-14); `null` before anything is known. */
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

/** The departures of a month with their prices, as a calendar or as a table. */
export function PriceCalendar(props: PriceCalendarProps) {
  const { label = 'Departure dates', month, onMonthChange, months, earliest, otherPrices } = props;
  const { unpriced, bestValue, selected, onSelect, loading = false } = props;
  const [view, setView] = useState<View>('calendar');
  const grid = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const prices = pricesFrom(earliest, props.prices);
  const calendar: CalendarData = {
    prices,
    otherPrices: pricesFrom(earliest, otherPrices ?? NO_PRICES),
    unpriced,
    bestValue,
    monthlyBest: monthlyBest(prices, month),
    loading,
  };

  return (
    <div css={frameStyles}>
      <div css={headStyles}>
        <MonthNavigation month={month} onMonthChange={onMonthChange} months={months} nextRef={next} />
        <SegmentedControl label="View" value={view} onValueChange={setView} options={VIEWS} />
      </div>
      {view === 'calendar' ? (
        <MonthGrid
          {...{ label, month, onMonthChange, months, earliest, calendar, selected, onSelect, grid }}
          // Escape leaves the grid for the button that stands before it; at the last month it is still there.
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

/** Days that are over have no part in what is the cheapest. */
function pricesFrom(earliest: IsoDate, prices: ReadonlyMap<IsoDate, Pence>): ReadonlyMap<IsoDate, Pence> {
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

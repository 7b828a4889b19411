import { css } from '@emotion/react';
import { addDays, monthBounds, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { cheapestDay } from '@storefront/shared/composites/price-calendar/cheapest-day';
import {
  PriceCalendar,
  type PriceCalendarProps,
} from '@storefront/shared/composites/price-calendar/price-calendar';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useState } from 'react';

import type { Example } from '../example';

export const priceCalendarExample: Example = {
  title: 'Price calendar',
  group: 'Search',
  purpose: 'The departures of a month with their prices; without prices use a date field.',
  states: [
    { name: 'Best value and monthly best', Component: () => <Calendar bestValue="2027-06-24" /> },
    { name: 'The best value is in another month', Component: () => <Calendar bestValue="2027-09-02" /> },
    { name: 'A day is selected', Component: () => <Calendar selected="2027-06-12" /> },
    { name: 'The best day is selected', Component: () => <Calendar selected="2027-06-04" /> },
    {
      name: 'Days with other choices',
      Component: () => <Calendar prices={some(412)} otherPrices={all(389)} />,
    },
    {
      name: 'A day with other choices is selected',
      Component: () => <Calendar prices={some(412)} otherPrices={all(389)} selected="2027-06-12" />,
    },
    { name: 'Only other choices', Component: () => <Calendar prices={NONE} otherPrices={all(389)} /> },
    {
      name: 'Days without a price are selectable',
      Component: () => <Calendar prices={some(412)} unpriced="selectable" />,
    },
    {
      name: 'A day without a price is selected',
      Component: () => <Calendar prices={some(412)} unpriced="selectable" selected="2027-06-12" />,
    },
    {
      name: 'First departure within the month',
      Component: () => <Calendar earliest="2027-06-09" bestValue="2027-06-17" />,
    },
    { name: 'Four figures', Component: () => <Calendar prices={all(1_412)} selected="2027-06-12" /> },
    { name: 'Five figures', Component: () => <Calendar prices={all(12_412)} /> },
    {
      name: 'On a small phone',
      Component: () => <Calendar prices={all(1_412)} width={288} bestValue="2027-06-24" />,
    },
    { name: 'Five figures on a small phone', Component: () => <Calendar prices={all(12_412)} width={288} /> },
    { name: 'With much space', Component: () => <Calendar width={760} bestValue="2027-06-24" /> },
    { name: 'No prices', Component: () => <Calendar prices={NONE} /> },
    { name: 'Loading', Component: () => <Calendar prices={NONE} loading /> },
    {
      name: 'Loading while any day is selectable',
      Component: () => <Calendar prices={NONE} unpriced="selectable" loading />,
    },
    { name: 'Months that load slowly', Component: () => <Calendar slow /> },
    { name: 'One month only', Component: () => <Calendar months={{ first: '2027-06', last: '2027-06' }} /> },
  ],
};

const NONE: ReadonlyMap<IsoDate, Pence> = new Map();

/** Most days from June to December 2027, in whole pounds. */
function all(pounds: number): ReadonlyMap<IsoDate, Pence> {
  const days = Array.from({ length: 210 }, (_, index) => index).filter((index) => index % 11 !== 7);
  return new Map(
    days.map((index) => [addDays('2027-06-01', index), pence((pounds + ((index * 37 + 50) % 160)) * 100)]),
  );
}

/** Every third of these days. */
function some(pounds: number): ReadonlyMap<IsoDate, Pence> {
  return new Map([...all(pounds)].filter((_, index) => index % 3 === 0));
}

interface CalendarProps extends Partial<PriceCalendarProps> {
  /** In px. */
  readonly width?: number;
  /** Prices of another month load after one second. */
  readonly slow?: boolean;
}

function Calendar({
  width = 440,
  slow = false,
  prices = all(412),
  loading = false,
  ...props
}: CalendarProps) {
  const [month, setMonth] = useState('2027-06');
  const [selected, setSelected] = useState<IsoDate | null>(props.selected ?? null);
  const [isLoading, setLoading] = useState(false);
  const { first, last } = monthBounds(month);

  const changeMonth = (next: string) => {
    setMonth(next);
    if (!slow) return;
    setLoading(true);
    setTimeout(() => setLoading(false), 1_000);
  };

  return (
    <div
      css={css`
        max-width: ${width}px;
      `}
    >
      <PriceCalendar
        months={{ first: '2027-06', last: '2027-12' }}
        earliest="2026-11-22"
        unpriced="disabled"
        bestValue={cheapestDay(prices)}
        {...props}
        month={month}
        onMonthChange={changeMonth}
        prices={new Map([...prices].filter(([date]) => date >= first && date <= last))}
        selected={selected}
        onSelect={setSelected}
        loading={loading || isLoading}
      />
    </div>
  );
}

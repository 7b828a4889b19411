import { css } from '@emotion/react';
import { addDays, type IsoDate } from '@storefront/shared/domain/dates/iso-date';
import {
  WeeklyPriceChart,
  type WeeklyPriceChartProps,
} from '@storefront/shared/composites/price-calendar/weekly-price-chart';
import { pence, type Pence } from '@storefront/shared/domain/pricing/pence';
import { useState } from 'react';

import type { Example } from '../example';

export const weeklyPriceChartExample: Example = {
  title: 'Weekly price chart',
  group: 'Search',
  purpose: 'The lowest price of each week across months; for the days of one month use a price calendar.',
  states: [
    { name: 'Half a year', Component: () => <Chart /> },
    { name: 'A week is selected', Component: () => <Chart selected="2027-06-30" /> },
    { name: 'The cheapest week is selected', Component: () => <Chart selected="2027-09-22" /> },
    { name: 'Four figures', Component: () => <Chart prices={pricesOf(1_412)} /> },
    { name: 'Five figures', Component: () => <Chart prices={pricesOf(12_412)} /> },
    { name: 'One price everywhere', Component: () => <Chart prices={flat()} /> },
    {
      name: 'Some months loading',
      Component: () => <Chart prices={pricesOf(412, 61)} states={['loaded', 'loaded', 'loading']} />,
    },
    {
      name: 'Failed and unrequested months',
      Component: () => <Chart prices={pricesOf(412, 30)} states={['loaded', 'failed', 'idle', 'loaded']} />,
    },
    { name: 'All months loading', Component: () => <Chart prices={new Map()} states={['loading']} /> },
    { name: 'No prices', Component: () => <Chart prices={new Map()} /> },
    { name: 'One month', Component: () => <Chart prices={pricesOf(412, 30)} months={MONTHS.slice(0, 1)} /> },
    {
      name: 'A year and a half, scrolled to the selected week',
      Component: () => <Chart months={LONG} prices={pricesOf(412, 540)} selected="2028-05-12" />,
    },
    { name: 'On a small phone', Component: () => <Chart width={288} selected="2027-10-06" /> },
  ],
};

const MONTHS = ['2027-06', '2027-07', '2027-08', '2027-09', '2027-10', '2027-11'];
const LONG = [
  ...MONTHS,
  '2027-12',
  '2028-01',
  '2028-02',
  '2028-03',
  '2028-04',
  '2028-05',
  '2028-06',
  '2028-07',
  '2028-08',
  '2028-09',
  '2028-10',
  '2028-11',
];

/** Seasonal prices in whole pounds; some weeks have none. */
function pricesOf(pounds: number, days = 183): ReadonlyMap<IsoDate, Pence> {
  const sold = Array.from({ length: days }, (_, day) => day).filter((day) => day % 5 < 3 && day % 77 > 10);
  return new Map(
    sold.map((day) => {
      const season = 1 + 0.35 * Math.sin((day + 20) / 30);
      return [addDays('2027-06-01', day), pence(Math.round(pounds * season + ((day * 37) % 90)) * 100)];
    }),
  );
}

function flat(): ReadonlyMap<IsoDate, Pence> {
  return new Map([...pricesOf(412).keys()].map((date) => [date, pence(45_000)]));
}

interface ChartProps {
  readonly prices?: ReadonlyMap<IsoDate, Pence>;
  readonly months?: readonly string[];
  /** States of the first months; the last one applies to all further months. */
  readonly states?: readonly WeeklyPriceChartProps['months'][number]['state'][];
  readonly selected?: IsoDate;
  /** In px. */
  readonly width?: number;
}

function Chart({
  prices = pricesOf(412),
  months = MONTHS,
  states = ['loaded'],
  width = 760,
  ...rest
}: ChartProps) {
  const [selected, setSelected] = useState<IsoDate | null>(rest.selected ?? null);
  return (
    <div
      css={css`
        max-width: ${width}px;
      `}
    >
      <WeeklyPriceChart
        prices={prices}
        months={months.map((month, index) => ({ month, state: states[index] ?? states.at(-1) ?? 'loaded' }))}
        selected={selected}
        onSelect={setSelected}
      />
    </div>
  );
}

import { css } from '@emotion/react';
import { addDays, type IsoDate } from '@storefront/shared/dates/iso-date';
import { PriceCalendar } from '@storefront/shared/price-calendar/price-calendar';
import { pence, type Pence } from '@storefront/shared/pricing/pence';
import { useState } from 'react';

import type { Example } from '../example';

export const priceCalendarExample: Example = {
  title: 'Price calendar',
  group: 'Search',
  purpose: 'A month of departures with the price of each; where days have no price, a date field.',
  states: [
    { name: 'Prices, with the best of the month', Show: () => <Calendar prices={monthOf(412)} /> },
    { name: 'A day is chosen', Show: () => <Calendar prices={monthOf(412)} first="2027-06-12" /> },
    { name: 'The best day is chosen', Show: () => <Calendar prices={monthOf(412)} first="2027-06-04" /> },
    { name: 'Four figures', Show: () => <Calendar prices={monthOf(1_412)} first="2027-06-12" /> },
    { name: 'Five figures', Show: () => <Calendar prices={monthOf(12_412)} /> },
    { name: 'Few days are sold', Show: () => <Calendar prices={new Map([...monthOf(412)].slice(9, 11))} /> },
    { name: 'No prices', Show: () => <Calendar prices={new Map()} /> },
    { name: 'Loading', Show: () => <Calendar prices={new Map()} loading /> },
    { name: 'One month alone', Show: () => <Calendar prices={monthOf(412)} last="2027-06" /> },
  ],
};

/** Every day of June 2027 but three, dearest at the weekend; in whole pounds. */
function monthOf(pounds: number): ReadonlyMap<IsoDate, Pence> {
  const days = Array.from({ length: 30 }, (_, index) => index).filter((index) => index % 11 !== 7);
  return new Map(
    days.map((index) => [addDays('2027-06-01', index), pence((pounds + ((index * 37 + 50) % 160)) * 100)]),
  );
}

interface CalendarProps {
  readonly prices: ReadonlyMap<IsoDate, Pence>;
  readonly first?: IsoDate;
  readonly last?: string;
  readonly loading?: boolean;
}

function Calendar({ prices, first, last = '2027-12', loading = false }: CalendarProps) {
  const [month, setMonth] = useState('2027-06');
  const [selected, setSelected] = useState<IsoDate | null>(first ?? null);
  return (
    <div css={boxStyles}>
      <PriceCalendar
        month={month}
        onMonthChange={setMonth}
        months={{ first: '2027-06', last }}
        prices={prices}
        selected={selected}
        onSelect={setSelected}
        loading={loading}
      />
    </div>
  );
}

const boxStyles = css`
  max-width: 440px;
`;

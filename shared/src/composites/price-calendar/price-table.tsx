import { css } from '@emotion/react';

import { formatDay, formatDayWithYear } from '../../domain/dates/format-day';
import type { IsoDate } from '../../domain/dates/iso-date';
import { formatPounds, pence, type Pence } from '../../domain/pricing/pence';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { color, family, space, text } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/visually-hidden';

import { dayState, type CalendarData, type DayState } from './day-state';
import { pricesOfMonth } from './month-prices';
import { monthName } from '../../domain/dates/months';

interface PriceTableProps {
  /** `yyyy-MM` */
  readonly month: string;
  readonly calendar: CalendarData;
  readonly selected: IsoDate | null;
  readonly onSelect: (date: IsoDate) => void;
}

/** Renders the priced days of a month as a table. */
export function PriceTable({ month, calendar, selected, onSelect }: PriceTableProps) {
  if (calendar.loading) return <Skeleton height="360px" />;
  const { prices, otherPrices, monthlyBest } = calendar;
  const lowest = monthlyBest === null ? undefined : prices.get(monthlyBest);
  const days = [...pricesOfMonth(new Map([...otherPrices, ...prices]), month).keys()];
  if (days.length === 0) return null;

  return (
    <table css={tableStyles}>
      <caption>
        <VisuallyHidden>Prices in {monthName(month)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Price per person</th>
          <th scope="col">Difference to the cheapest</th>
          <th scope="col">
            <VisuallyHidden>Choice</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map((date) => (
          <DayRow
            key={date}
            date={date}
            state={dayState(date, calendar)}
            lowest={lowest}
            isSelected={date === selected}
            onSelect={onSelect}
          />
        ))}
      </tbody>
    </table>
  );
}

interface DayRowProps {
  readonly date: IsoDate;
  readonly state: DayState;
  readonly lowest: Pence | undefined;
  readonly isSelected: boolean;
  readonly onSelect: (date: IsoDate) => void;
}

function DayRow({ date, state, lowest, isSelected, onSelect }: DayRowProps) {
  const { price, rank, hasOtherChoices } = state;
  if (price === null) return null;
  // The same button in both states, so that it keeps the focus.
  const action = isSelected ? 'Chosen' : 'Choose';

  return (
    <tr data-selected={isSelected || undefined}>
      <th scope="row">
        <span css={dayStyles}>{formatDay(date)}</span>
        {rank !== null && <span css={noteStyles}>{rank}</span>}
        {hasOtherChoices && <span css={[noteStyles, otherStyles]}>With other choices</span>}
      </th>
      <td>{formatPounds(price)}</td>
      <td>{lowest === undefined ? '' : difference(price, lowest)}</td>
      <td>
        <Button
          look={isSelected ? 'action' : 'outline'}
          aria-label={`${action} ${formatDayWithYear(date)}`}
          onClick={() => onSelect(date)}
        >
          {action}
        </Button>
      </td>
    </tr>
  );
}

function difference(price: Pence, lowest: Pence): string {
  if (price === lowest) return 'Cheapest';
  const amount = formatPounds(pence(Math.abs(price - lowest)));
  return price > lowest ? `+${amount}` : `${amount} less`;
}

const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  font: ${text.small} ${family.body};
  font-variant-numeric: tabular-nums;

  & th,
  & td {
    padding: ${space.xxs} 2px;
    border-bottom: 1px solid ${color.lineSoft};
    text-align: start;
    font-weight: 400;
  }

  & thead th,
  & tbody th {
    font-weight: 600;
  }

  & thead th {
    vertical-align: bottom;
    color: ${color.inkSoft};
  }

  & td:last-child {
    text-align: end;
  }

  & button {
    min-width: 64px;
    min-height: 44px;
    padding: ${space.xxs};
    font: 600 ${text.small} ${family.body};
  }

  & tr[data-selected] {
    background: ${color.tint};
  }
`;

const dayStyles = css`
  white-space: nowrap;
`;

const noteStyles = css`
  display: block;
  font: 600 ${text.caption} ${family.body};
  color: ${color.success};
`;

const otherStyles = css`
  color: ${color.inkSoft};
`;

import { css } from '@emotion/react';
import { DayCell } from '@storefront/shared/composites/month-grid/day-cell';
import { MonthGrid } from '@storefront/shared/composites/month-grid/month-grid';
import { useState } from 'react';

import type { Example } from '../example';

export const monthGridExample: Example = {
  title: 'Month grid',
  group: 'Search',
  purpose: 'The days of a month, for calendars of every kind; a form uses a date field or a price calendar.',
  states: [
    { name: 'A day is selected', Component: () => <Grid selected="2027-06-12" /> },
    { name: 'No day is selected', Component: () => <Grid selected={null} /> },
    {
      name: 'Days at both ends are disabled',
      Component: () => <Grid first="2027-06-09" last="2027-06-24" />,
    },
    { name: 'Some days are not selectable', Component: () => <Grid isSelectable={isEven} /> },
  ],
};

interface GridProps {
  readonly selected?: string | null;
  readonly first?: string;
  readonly last?: string;
  readonly isSelectable?: (date: string) => boolean;
}

const isEven = (date: string) => Number(date.slice(8)) % 2 === 0;

function Grid(props: GridProps) {
  const { first = '2027-01-01', last = '2027-12-31', isSelectable = () => true } = props;
  const [month, setMonth] = useState('2027-06');
  const [selected, setSelected] = useState(props.selected ?? null);
  return (
    <div css={boxStyles}>
      <MonthGrid
        {...{ month, selected }}
        label="Days"
        onMonthChange={setMonth}
        limits={{ first, last }}
        onSelect={setSelected}
        renderDay={(date, cell) => (
          <DayCell
            {...cell}
            date={date}
            label={[date, cell.outside].filter((text) => text !== null).join(', ')}
            selectable={isSelectable(date)}
          />
        )}
      />
    </div>
  );
}

const boxStyles = css`
  max-width: 368px;
`;

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';

import type { IsoDate } from '../../domain/dates/iso-date';

import { DayCell } from './day-cell';
import { MonthGrid, type CellState } from './month-grid';

const LIMITS = { first: '2027-06-10', last: '2027-07-20' };
const UNAVAILABLE: IsoDate = '2027-06-16';

const onSelect = jest.fn<void, [IsoDate]>();
/** Dates of the days that React has rendered since the last reset. */
const renderedDays: IsoDate[] = [];

beforeEach(() => {
  onSelect.mockClear();
  renderedDays.length = 0;
});

const Day = memo(function Day({ date, ...cell }: CellState & { readonly date: IsoDate }) {
  renderedDays.push(date);
  return (
    <DayCell
      {...cell}
      date={date}
      label={cell.outside === null ? date : `${date}, ${cell.outside}`}
      selectable={date !== UNAVAILABLE}
    />
  );
});

function Page() {
  const [month, setMonth] = useState('2027-06');
  const [selected, setSelected] = useState<IsoDate>('2027-06-14');
  return (
    <MonthGrid
      {...{ month, selected }}
      label="Arrival"
      onMonthChange={setMonth}
      limits={LIMITS}
      onSelect={(date) => {
        onSelect(date);
        setSelected(date);
      }}
      renderDay={(date, cell) => <Day date={date} {...cell} />}
    />
  );
}

const grid = () => screen.getByRole('grid', { name: 'Arrival' });
const day = (name: string) => screen.getByRole('button', { name });

describe('a grid of a month', () => {
  it('has a name, the month as its caption, and weekdays with full names', () => {
    render(<Page />);
    expect(within(grid()).getByRole('caption')).toHaveTextContent('June 2027');
    expect(
      within(grid())
        .getAllByRole('columnheader')
        .map((head) => head.getAttribute('aria-label')),
    ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
    expect(within(grid()).getByRole('columnheader', { name: 'Monday' })).toHaveTextContent('Mo');
    expect(within(grid()).getAllByRole('row')).toHaveLength(6);
  });

  it('marks only the selected day as selected', async () => {
    render(<Page />);
    const selectedCells = () =>
      within(grid())
        .getAllByRole('gridcell', { selected: true })
        .map((cell) => cell.textContent);
    expect(selectedCells()).toEqual(['14']);
    await userEvent.click(day('2027-06-18'));
    expect(selectedCells()).toEqual(['18']);
  });

  it('disables days outside the limits with the reason in their names', async () => {
    render(<Page />);
    expect(day('2027-06-09, too soon')).toBeDisabled();
    await userEvent.click(day('2027-06-09, too soon'));
    act(() => day('2027-06-14').focus());
    await userEvent.keyboard('{PageDown}');
    expect(day('2027-07-14')).toHaveFocus();
    expect(day('2027-07-21, too far ahead')).toBeDisabled();
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('focuses a day that is not selectable, without selecting it', async () => {
    render(<Page />);
    await userEvent.click(day(UNAVAILABLE));
    await userEvent.keyboard('{Enter} ');
    expect(day(UNAVAILABLE)).toHaveFocus();
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight} ');
    expect(onSelect.mock.calls).toEqual([['2027-06-17']]);
  });

  it('renders only the days again whose selection or tab stop changed', async () => {
    render(<Page />);
    expect(renderedDays).toHaveLength(30);
    renderedDays.length = 0;
    await userEvent.click(day('2027-06-24'));
    expect(new Set(renderedDays)).toEqual(new Set(['2027-06-14', '2027-06-24']));
    renderedDays.length = 0;
    await userEvent.keyboard('{ArrowUp}');
    expect(new Set(renderedDays)).toEqual(new Set(['2027-06-24', '2027-06-17']));
  });

  it('has one tab stop in every month: the selected or the first possible day', async () => {
    render(<Page />);
    const tabStops = () => [...grid().querySelectorAll('[tabindex="0"]')].map((stop) => stop.textContent);
    expect(tabStops()).toEqual(['14']);
    act(() => day('2027-06-14').focus());
    await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(day('2027-07-20')).toHaveFocus();
    expect(tabStops()).toEqual(['20']);
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect(day('2027-06-10')).toHaveFocus();
  });

  it('hydrates the HTML of the server without a difference', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    box.innerHTML = renderToString(<Page />);
    const table = within(box).getByRole('grid');
    const html = table.outerHTML;
    const onRecoverableError = jest.fn();
    const root = await act(() => hydrateRoot(box, <Page />, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(within(box).getByRole('grid')).toBe(table);
    expect(table.outerHTML).toBe(html);
    await userEvent.click(day('2027-06-25'));
    expect(onSelect.mock.calls).toEqual([['2027-06-25']]);
    act(() => root.unmount());
    box.remove();
  });
});

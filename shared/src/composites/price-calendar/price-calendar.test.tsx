import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { IsoDate } from '../../domain/dates/iso-date';
import { pence, type Pence } from '../../domain/pricing/pence';

import { PriceCalendar, type PriceCalendarProps } from './price-calendar';

const JUNE: ReadonlyMap<IsoDate, Pence> = new Map([
  ['2027-06-02', pence(50_000)],
  ['2027-06-11', pence(37_900)],
  ['2027-06-12', pence(41_200)],
  ['2027-06-24', pence(37_900)],
]);

type Options = Partial<PriceCalendarProps>;

/** Renders a calendar in a page that holds the month; `change` updates the other props. */
function renderCalendar(options: Options = {}) {
  const onSelect = jest.fn<void, [IsoDate]>();
  const onMonthChange = jest.fn<void, [string]>();
  let change: (next: Options) => void = () => {};

  function Page() {
    const [month, setMonth] = useState(options.month ?? '2027-06');
    const [props, setProps] = useState(options);
    change = (next) => act(() => setProps((before) => ({ ...before, ...next })));
    return (
      <PriceCalendar
        months={{ first: '2026-11', last: '2028-05' }}
        earliest="2026-11-22"
        prices={JUNE}
        unpriced="disabled"
        bestValue={null}
        selected={null}
        {...props}
        month={month}
        onMonthChange={(next) => {
          onMonthChange(next);
          setMonth(next);
        }}
        onSelect={onSelect}
      />
    );
  }
  render(<Page />);
  return { user: userEvent.setup(), onSelect, onMonthChange, change: (next: Options) => change(next) };
}

const day = (name: string | RegExp) => screen.getByRole('button', { name });
const grid = () => screen.getByRole('grid', { name: 'Departure dates' });

describe('a month of prices', () => {
  it('runs from Monday to Sunday [HD-06]', () => {
    renderCalendar();
    const heads = within(grid())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual(['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']);
    expect(within(grid()).getByRole('columnheader', { name: 'Wednesday' })).toHaveTextContent('We');
    const [, firstWeek] = within(grid()).getAllByRole('row');
    expect([...(firstWeek?.children ?? [])].map((cell) => cell.textContent)).toEqual([
      '',
      '1',
      '2£500',
      '3',
      '4',
      '5',
      '6',
    ]);
  });

  it('labels the earliest cheapest day of the month and the best value of all months [HD-07, DEC-14]', () => {
    const { change } = renderCalendar({ bestValue: '2027-03-04', selected: '2027-06-12' });
    expect(day('Fri 11 Jun 2027, £379 per person, Monthly best')).toHaveTextContent('Monthly best');
    expect(day('Thu 24 Jun 2027, £379 per person')).not.toHaveTextContent('best');
    expect(day('Sat 12 Jun 2027, £412 per person, selected')).toBeVisible();
    expect(grid()).not.toHaveTextContent('Best value');
    expect(screen.getByText('Best value: the cheapest day of all months seen so far')).toBeVisible();
    expect(screen.getByText('Monthly best: the cheapest day of June 2027')).toBeVisible();
    change({ bestValue: '2027-06-24' });
    expect(day('Thu 24 Jun 2027, £379 per person, Best value')).toHaveTextContent('Best value');
    expect(day('Fri 11 Jun 2027, £379 per person, Monthly best')).toHaveTextContent('Monthly best');
  });

  it('labels a day that is both only as best value [HD-07, DEC-14]', () => {
    renderCalendar({ bestValue: '2027-06-11' });
    expect(day('Fri 11 Jun 2027, £379 per person, Best value')).toHaveTextContent('Best value');
    expect(screen.queryByRole('button', { name: /Monthly best/ })).not.toBeInTheDocument();
  });

  it('shows the saving beside the lowest price [PRICE-13, DEC-101]', () => {
    renderCalendar({ prices: new Map([...JUNE, ['2027-07-01', pence(90_000)]]) });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Lowest price: £379 on Fri 11 Jun 2027. Save 24% vs the highest price',
    );
  });

  it('shows no saving that is not above 0 [PRICE-13, DEC-101]', () => {
    renderCalendar({ prices: new Map([['2027-06-11', pence(37_900)]]) });
    expect(screen.getByRole('status')).toHaveTextContent(/^Lowest price: £379 on Fri 11 Jun 2027$/);
  });

  it('does not select a day without a price but can focus it [HD-08]', async () => {
    const { user, onSelect } = renderCalendar();
    const unpriced = day('Thu 3 Jun 2027, no price');
    expect(unpriced).toHaveAttribute('aria-disabled', 'true');
    await user.click(unpriced);
    await user.keyboard('{Enter} ');
    expect(onSelect).not.toHaveBeenCalled();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(onSelect.mock.calls).toEqual([['2027-06-02']]);
  });

  it('selects a day without a price on deal pages, but no day before the earliest [DEAL-ST-09]', async () => {
    const { user, onSelect } = renderCalendar({ unpriced: 'selectable', earliest: '2027-06-02' });
    expect(day('Tue 1 Jun 2027, too soon')).toBeDisabled();
    await user.click(day('Tue 1 Jun 2027, too soon'));
    await user.click(day('Thu 3 Jun 2027, no price'));
    expect(onSelect.mock.calls).toEqual([['2027-06-03']]);
  });

  it('labels days that are available with other choices and can select them [DEAL-ST-09]', async () => {
    const { user, onSelect } = renderCalendar({
      otherPrices: new Map([
        ['2027-06-11', pence(10_000)],
        ['2027-06-05', pence(30_000)],
      ]),
    });
    expect(day('Fri 11 Jun 2027, £379 per person, Monthly best')).toBeVisible();
    await user.click(day('Sat 5 Jun 2027, £300 per person, with other choices'));
    expect(onSelect.mock.calls).toEqual([['2027-06-05']]);
  });

  it('reports a month without prices in both views', async () => {
    const { user } = renderCalendar({ prices: new Map() });
    expect(screen.getByText('No prices in June 2027 with these choices.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Table' }));
    expect(screen.getByText('No prices in June 2027 with these choices.')).toBeVisible();
  });
});

describe('the month navigation', () => {
  it('has the days of one month, and moves by one month or to any month [DEAL-11, HD-06]', async () => {
    const { user, onMonthChange } = renderCalendar({ months: { first: '2027-05', last: '2027-08' } });
    const days = () =>
      within(grid())
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label'));
    expect(days()).toHaveLength(30);
    expect(days().filter((label) => !label?.includes(' Jun 2027'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(days()).toHaveLength(31);
    expect(days().filter((label) => !label?.includes(' Jul 2027'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'August 2027');
    expect(onMonthChange.mock.calls).toEqual([['2027-07'], ['2027-06'], ['2027-08']]);

    const next = screen.getByRole('button', { name: 'Next month' });
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.click(next);
    expect(onMonthChange).toHaveBeenCalledTimes(3);
    expect(next).toHaveFocus();
  });
});

describe('the keys of the grid', () => {
  it('have one tab stop, the selected day, and leave the grid on Escape [HD-06]', async () => {
    const { user } = renderCalendar({ selected: '2027-06-12' });
    await user.click(screen.getByRole('button', { name: 'Table' }));
    await user.click(screen.getByRole('button', { name: 'Calendar' }));
    await user.tab();
    await user.tab();
    expect(day(/Sat 12 Jun/)).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{End}{ArrowUp}');
    expect(day(/Sun 6 Jun/)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Next month' })).toHaveFocus();
  });

  it('keep the focus while the month changes, loads and gets its prices [DEAL-11]', async () => {
    const { user, change, onSelect } = renderCalendar({ selected: '2027-06-12' });
    act(() => day(/Sat 12 Jun/).focus());
    await user.keyboard('{PageDown}');
    change({ loading: true });
    const focused = day('Mon 12 Jul 2027, price loading');
    expect(focused).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Loading prices');

    change({ loading: false, prices: new Map([['2027-07-12', pence(44_400)]]) });
    expect(day('Mon 12 Jul 2027, £444 per person, Monthly best')).toBe(focused);
    expect(focused).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([['2027-07-12']]);
    expect(focused).toHaveFocus();

    await user.keyboard('{Shift>}{PageUp}{/Shift}');
    expect(day(/Sun 22 Nov 2026/)).toHaveFocus();
    expect(day(/Sat 21 Nov 2026/)).toBeDisabled();
  });

  it('focus the right day when the month changes later [DEAL-11]', async () => {
    let show: (month: string) => void = () => {};
    function SlowPage() {
      const [month, setMonth] = useState('2027-06');
      show = (next) => act(() => setMonth(next));
      return (
        <PriceCalendar
          months={{ first: '2026-11', last: '2028-05' }}
          earliest="2026-11-22"
          prices={JUNE}
          unpriced="disabled"
          bestValue={null}
          selected={null}
          onSelect={() => {}}
          month={month}
          onMonthChange={() => {}}
        />
      );
    }
    render(<SlowPage />);
    act(() => day(/Wed 30 Jun/).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(day(/Wed 30 Jun/)).toHaveFocus();
    show('2027-07');
    expect(day(/Fri 2 Jul/)).toHaveFocus();
  });
});

describe('while prices load', () => {
  it('shows no prices, because they may belong to other choices [HD-07]', () => {
    renderCalendar({ loading: true, bestValue: '2027-06-11' });
    expect(grid()).not.toHaveTextContent('£');
    expect(day('Fri 11 Jun 2027, price loading')).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the table', () => {
  it('lists the priced days with their difference and keeps the focus after a selection [HD-07]', async () => {
    const { user, onSelect, change } = renderCalendar({ bestValue: '2027-06-11' });
    await user.click(screen.getByRole('button', { name: 'Table' }));
    const rows = within(screen.getByRole('table', { name: 'Prices in June 2027' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'Wed 2 Jun£500+£121Choose',
      'Fri 11 JunBest value£379CheapestChoose',
      'Sat 12 Jun£412+£33Choose',
      'Thu 24 Jun£379CheapestChoose',
    ]);
    await user.click(screen.getByRole('button', { name: 'Choose Sat 12 Jun 2027' }));
    expect(onSelect.mock.calls).toEqual([['2027-06-12']]);
    change({ selected: '2027-06-12' });
    expect(screen.getByRole('button', { name: 'Chosen Sat 12 Jun 2027' })).toHaveFocus();
  });
});

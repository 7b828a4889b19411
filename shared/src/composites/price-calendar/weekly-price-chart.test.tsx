import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { IsoDate } from '../../domain/dates/iso-date';
import { pence, type Pence } from '../../domain/pricing/pence';

import { WeeklyPriceChart } from './weekly-price-chart';

const PRICES: ReadonlyMap<IsoDate, Pence> = new Map([
  ['2027-06-08', pence(41_200)],
  ['2027-06-10', pence(38_900)],
  ['2027-06-15', pence(50_000)],
  ['2027-07-05', pence(45_000)],
  ['2027-07-20', pence(40_000)],
]);

const MONTHS = [
  { month: '2027-06', state: 'loaded' },
  { month: '2027-07', state: 'loading' },
  { month: '2027-08', state: 'failed' },
  { month: '2027-09', state: 'idle' },
  { month: '2027-10', state: 'loaded' },
] as const;

const NAMES = [
  'Week of Mon 7 Jun 2027: from £389 per person on Thu 10 Jun',
  'Week of Mon 14 Jun 2027: from £500 per person on Tue 15 Jun',
  'Week of Mon 5 Jul 2027: from £450 per person on Mon 5 Jul',
  'Week of Mon 19 Jul 2027: from £400 per person on Tue 20 Jul',
] as const;

function renderChart(selected: IsoDate | null = null) {
  const onSelect = jest.fn<void, [IsoDate]>();
  render(<WeeklyPriceChart prices={PRICES} months={MONTHS} selected={selected} onSelect={onSelect} />);
  const line = within(screen.getByRole('group', { name: 'Lowest price of each week' }));
  return { onSelect, line, user: userEvent.setup() };
}

describe('the weekly price chart', () => {
  it('has a button for each week with a price and labels the three cheapest [HD-07]', () => {
    const { line } = renderChart();
    const weeks = line.getAllByRole('button');
    expect(weeks.map((week) => week.getAttribute('aria-label'))).toEqual([
      `${NAMES[0]}, low price`,
      NAMES[1],
      `${NAMES[2]}, low price`,
      `${NAMES[3]}, low price`,
    ]);
    expect(weeks.map((week) => week.textContent)).toEqual(['Low', '', 'Low', 'Low']);
    expect(weeks[0]).toHaveAccessibleDescription('One of the lowest prices');
    expect(weeks[1]).not.toHaveAccessibleDescription();
    expect(line.getByRole('img', { name: 'From £389 to £500 per person' })).toHaveTextContent('£500£389');
    expect(line.getByText('Could not load')).toBeVisible();
    expect(line.getByText('Not loaded yet')).toBeVisible();
    expect(line.getByText('No prices')).toBeVisible();
  });

  it('renders bars in proportion to their prices [HD-07]', () => {
    const { line } = renderChart();
    const heights = line
      .getAllByRole('button')
      .map((week) => Number(week.querySelector('rect')?.getAttribute('height')));
    expect(heights).toEqual([75, 96, 86, 77]);
  });

  it('is one tab stop at the selected week, describes the focused week, and selects its cheapest day [HD-07]', async () => {
    const { line, user, onSelect } = renderChart('2027-06-16');
    expect(line.getByRole('button', { name: NAMES[1] })).toHaveAttribute('aria-current', 'true');
    expect(line.getByText(NAMES[1])).toBeVisible();
    await user.tab();
    expect(line.getByRole('button', { name: NAMES[1] })).toHaveFocus();
    await user.keyboard('{End}');
    expect(line.getByText(NAMES[3])).toBeVisible();
    await user.keyboard('{Home}{ArrowLeft}{Enter}');
    expect(onSelect.mock.calls).toEqual([['2027-06-10']]);
    await user.tab();
    expect(document.body).toHaveFocus();
    await user.hover(line.getByRole('button', { name: `${NAMES[2]}, low price` }));
    expect(line.getByText(NAMES[2])).toBeVisible();
  });

  it('shows a message when there are no prices', () => {
    render(<WeeklyPriceChart prices={new Map()} months={[]} selected={null} onSelect={() => {}} />);
    expect(screen.getByText('No prices yet')).toBeVisible();
  });
});

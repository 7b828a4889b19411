import { pence } from '@storefront/shared/domain/pricing/pence';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { monthBars } from './month-bars';
import { PriceByMonth } from './price-by-month';

const PRICES = [
  { month: '2027-01', lowest: pence(31_900) },
  { month: '2026-12', lowest: pence(63_800) },
  { month: '2027-03', lowest: null },
  { month: '2027-04', lowest: pence(31_900) },
];

describe('the cheapest price by month', () => {
  it('is in calendar order, with a gap for a month without a price and one month marked as cheapest', () => {
    expect(monthBars(PRICES)).toEqual([
      { month: '2026-12', lowest: 63_800, share: 100, cheapest: false },
      { month: '2027-01', lowest: 31_900, share: 50, cheapest: true },
      { month: '2027-02', lowest: null, share: 0, cheapest: false },
      { month: '2027-03', lowest: null, share: 0, cheapest: false },
      { month: '2027-04', lowest: 31_900, share: 50, cheapest: false },
    ]);
  });

  it('does not fill a gap of decades between two months', () => {
    const months = monthBars([
      { month: '2000-01', lowest: pence(100) },
      { month: '2099-12', lowest: pence(100) },
    ]);
    expect(months).toHaveLength(2);
    expect(monthBars([])).toEqual([]);
  });

  it('a bar has the price of its month and scrolls to it', async () => {
    const opened = jest.fn();
    renderInPage(<PriceByMonth prices={PRICES} onOpen={opened} />);
    const months = within(screen.getByRole('list', { name: 'Months' }));
    expect(months.getAllByRole('button')).toHaveLength(3);
    expect(months.getAllByRole('listitem')[2]).toHaveTextContent('Feb 27 N/A');
    await userEvent.setup().click(months.getByRole('button', { name: 'Jan 27 £319 Cheapest' }));
    expect(opened).toHaveBeenCalledWith('2027-01');
  });
});

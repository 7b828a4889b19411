import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import type { ViewChoice } from '../../domain/view-choice';

import { AppliedFilters } from './applied-filters';
import { chosen, FiltersHarness } from '../../../testing/filters-harness';

function show(choice: Partial<ViewChoice>) {
  renderInPage(
    <FiltersHarness choice={choice}>{(filters) => <AppliedFilters {...filters} />}</FiltersHarness>,
  );
  return userEvent.setup();
}
const cross = (name: string) => screen.getByRole('button', { name: `Remove filter ${name}` });
const clear = () => screen.queryByRole('button', { name: 'Clear Filters' });

describe('the chips of the applied filters', () => {
  it('name every value and remove only that value [SRCH-06, SRCH-FLT-07]', async () => {
    const user = show({ boards: ['HB'], hotelName: 'sol', priceTo: 500, priceMode: 'total' });
    expect(screen.getByText('Hotel name “sol”')).toBeVisible();
    expect(screen.getByText('Up to £500 in total')).toBeVisible();
    await user.click(cross('Half Board'));
    expect(chosen()).toMatchObject({ boards: [], hotelName: 'sol', priceTo: 500 });
    expect(screen.queryByText('Half Board')).not.toBeInTheDocument();
  });

  it('move the focus to the next chip, from the last to the previous one, and without chips to the group', async () => {
    const user = show({ stars: [5, 4, 3] });
    await user.click(cross('4 stars'));
    expect(cross('3 stars')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(cross('5 stars')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(chosen().stars).toEqual([]);
    expect(screen.getByRole('group', { name: 'No filters applied' })).toHaveFocus();
  });

  it('can be cleared together when there are two or more [DEC-92]', async () => {
    const user = show({ boards: ['HB'], stars: [4], priceFrom: 400, resorts: ['Side'] });
    const button = clear();
    if (button) await user.click(button);
    expect(chosen()).toMatchObject({ boards: [], stars: [], priceFrom: null, resorts: [] });
    expect(screen.getByRole('group')).toHaveFocus();
  });

  it('have no Clear Filters button when there is only one [DEC-92]', () => {
    show({ boards: ['HB'] });
    expect(clear()).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'Applied filters' })).toBeVisible();
  });
});

import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { chosen, FiltersHarness, type FiltersHarnessProps } from '../../../testing/filters-harness';
import { QuickFilters } from './quick-filters';

function show(props: Omit<FiltersHarnessProps, 'children'> = {}) {
  renderInPage(<FiltersHarness {...props}>{(filters) => <QuickFilters {...filters} />}</FiltersHarness>);
  return userEvent.setup();
}
const pill = (name: string) => screen.getByRole('button', { name });

describe('the quick filters', () => {
  it('are board, stars and guest rating [SRCH-03]', () => {
    show();
    expect(screen.getByRole('group', { name: 'Most used filters' })).toBeVisible();
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual([
      'Board',
      'Stars',
      'Guest rating',
    ]);
  });

  it('open the group of the sidebar, apply immediately and show the number applied [SRCH-FLT-13]', async () => {
    const user = show({ choice: { boards: ['HB'] } });
    await user.click(pill('Board 1 applied'));
    expect(await screen.findByRole('dialog', { name: 'Board 1 applied' })).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: /All Inclusive/ }));
    expect(chosen().boards).toEqual(['HB', 'AI']);
    expect(screen.getByRole('dialog', { name: 'Board 2 applied' })).toBeVisible();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(pill('Board 2 applied')).toHaveFocus();
  });

  it('show the number applied for stars and guest rating as well [SRCH-FLT-01, SRCH-FLT-09]', async () => {
    const user = show();
    await user.click(pill('Stars'));
    await user.click(await screen.findByRole('checkbox', { name: /4 stars/ }));
    await user.click(screen.getByRole('checkbox', { name: /5 stars/ }));
    expect(pill('Stars 2 applied')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(pill('Guest rating'));
    await user.click(await screen.findByRole('radio', { name: '4 or more' }));
    expect(pill('Guest rating 1 applied')).toBeVisible();
    expect(chosen()).toMatchObject({ stars: [4, 5], ratingBand: '4+' });
  });
});

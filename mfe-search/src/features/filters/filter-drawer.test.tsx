import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { FilterDrawer } from './filter-drawer';
import type { FiltersProps } from './filter-props';
import { chosen, statsOf, FiltersHarness, type FiltersHarnessProps } from '../../../testing/filters-harness';

function PhoneFilters(filters: FiltersProps) {
  const [open, setOpen] = useState(false);
  // Each applied board reduces the total.
  const stats = filters.stats && { ...filters.stats, total: 42 - 41 * filters.choice.boards.length };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <FilterDrawer {...filters} stats={stats} open={open} onOpenChange={setOpen} />
    </>
  );
}

async function openDrawer(props: Omit<FiltersHarnessProps, 'children'> = {}) {
  const user = userEvent.setup();
  renderInPage(<FiltersHarness {...props}>{(filters) => <PhoneFilters {...filters} />}</FiltersHarness>);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  return { user, drawer };
}

describe('the filter drawer of phones', () => {
  it('has every group, and a button with the number of matching holidays [SRCH-03]', async () => {
    const { user, drawer } = await openDrawer();
    expect(drawer.getAllByRole('group')).toHaveLength(8);
    expect(drawer.getByRole('button', { name: 'Show 42 holidays' })).toBeVisible();

    await user.click(drawer.getByRole('checkbox', { name: /Half Board/ }));
    expect(chosen().boards).toEqual(['HB']);
    expect(drawer.getByText('1 applied')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Show 1 holiday' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('clears all filters [DEC-92]', async () => {
    const { user, drawer } = await openDrawer({ choice: { boards: ['HB'], priceFrom: 400 } });
    await user.click(drawer.getByRole('button', { name: 'Clear Filters' }));
    expect(chosen()).toMatchObject({ boards: [], priceFrom: null });
    expect(drawer.getByText('0 applied')).toBeVisible();
  });

  it('closes while the number of holidays is not available', async () => {
    const { user, drawer } = await openDrawer({ choice: { boards: ['HB', 'AI'] }, stats: null });
    await user.click(drawer.getByRole('button', { name: 'Show holidays' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    [0, 'No holidays'],
    [1204, 'Show 1,204 holidays'],
  ])('labels the button for %i holidays', (total, label) => {
    renderInPage(
      <FiltersHarness stats={statsOf({ total })}>
        {(filters) => <FilterDrawer {...filters} open onOpenChange={() => {}} />}
      </FiltersHarness>,
    );
    expect(screen.getByRole('button', { name: label })).toBeEnabled();
  });
});

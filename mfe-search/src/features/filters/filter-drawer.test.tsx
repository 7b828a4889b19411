import { renderInPage } from '@storefront/shared/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { FilterDrawer } from './filter-drawer';
import type { FiltersProps } from './filter-props';
import { chosen, figuresOf, FiltersOnPage, type FiltersOnPageProps } from '../../../testing/filters-harness';

function OnPhone(filters: FiltersProps) {
  const [open, setOpen] = useState(false);
  // Each applied board leaves fewer.
  const figures = filters.figures && { ...filters.figures, total: 42 - 41 * filters.choice.boards.length };
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <FilterDrawer {...filters} figures={figures} open={open} onOpenChange={setOpen} />
    </>
  );
}

async function openDrawer(props: Omit<FiltersOnPageProps, 'children'> = {}) {
  const user = userEvent.setup();
  renderInPage(<FiltersOnPage {...props}>{(filters) => <OnPhone {...filters} />}</FiltersOnPage>);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  return { user, drawer };
}

describe('the filters of phones', () => {
  it('hold every group, and a button with the number of holidays that are left [SRCH-03]', async () => {
    const { user, drawer } = await openDrawer();
    expect(drawer.getAllByRole('group')).toHaveLength(8);
    expect(drawer.getByRole('button', { name: 'Show 42 holidays' })).toBeVisible();

    await user.click(drawer.getByRole('checkbox', { name: /Half Board/ }));
    expect(chosen().boards).toEqual(['HB']);
    expect(drawer.getByText('1 applied')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: 'Show 1 holiday' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('clear everything [DEC-92]', async () => {
    const { user, drawer } = await openDrawer({ choice: { boards: ['HB'], priceFrom: 400 } });
    await user.click(drawer.getByRole('button', { name: 'Clear Filters' }));
    expect(chosen()).toMatchObject({ boards: [], priceFrom: null });
    expect(drawer.getByText('0 applied')).toBeVisible();
  });

  it('close also when nothing is left, or nobody knows yet', async () => {
    const { user, drawer } = await openDrawer({ choice: { boards: ['HB', 'AI'] }, figures: null });
    await user.click(drawer.getByRole('button', { name: 'Show holidays' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it.each([
    [0, 'No holidays'],
    [1204, 'Show 1,204 holidays'],
  ])('say what %i holidays are', (total, words) => {
    renderInPage(
      <FiltersOnPage figures={figuresOf({ total })}>
        {(filters) => <FilterDrawer {...filters} open onOpenChange={() => {}} />}
      </FiltersOnPage>,
    );
    expect(screen.getByRole('button', { name: words })).toBeEnabled();
  });
});

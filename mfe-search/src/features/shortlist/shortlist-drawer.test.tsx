import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { pence } from '@storefront/shared/domain/pricing/pence';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { aShortlistEntry } from '@storefront/shared/testing/shortlist-builders';
import { storedShortlist, storeShortlist } from '@storefront/shared/testing/stored-lists';

import { ShortlistDrawer } from './shortlist-drawer';
import { ShortlistOpener } from './shortlist-opener';

const NAMES = ['Ada', 'Bay', 'Cove', 'Dune', 'Elm'];

/** The first is the newest. */
function save(names: readonly string[]) {
  const entries = names.map((name, index) =>
    aShortlistEntry({
      giataId: NAMES.indexOf(name) + 1,
      name: `Hotel ${name}`,
      path: `/holiday-details/${name}`,
      searchPath: `/search?from=${name}`,
      pricePerPerson: pence(54_000),
      savedAt: Date.UTC(2026, 10, 21, 12) - index,
    }),
  );
  storeShortlist([...storedShortlist(), ...entries]);
}

function Page({ comparable, onCompare }: { comparable: readonly number[]; onCompare: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ShortlistOpener onOpen={() => setOpen(true)} />
      <ShortlistDrawer
        open={open}
        onOpenChange={setOpen}
        comparable={new Set(comparable)}
        onCompare={onCompare}
      />
    </>
  );
}

async function openShortlist(saved: readonly string[], comparable: readonly number[]) {
  save(saved);
  const user = userEvent.setup();
  const onCompare = jest.fn();
  const { router } = renderInPage(<Page comparable={comparable} onCompare={onCompare} />);
  await user.click(screen.getByRole('button', { name: /^Shortlist/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Your shortlist' }));
  return { user, onCompare, router, drawer };
}

describe('the shortlist drawer', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('has a button that shows how many hotels are saved', () => {
    save(['Ada', 'Bay']);
    const { runtime } = renderInPage(<ShortlistOpener onOpen={() => {}} />);
    expect(screen.getByRole('button', { name: 'Shortlist 2 hotels saved' })).toBeInTheDocument();
    act(() => runtime.shortlist.commands.remove(1));
    expect(screen.getByRole('button', { name: 'Shortlist 1 hotel saved' })).toBeInTheDocument();
  });

  it('shows a hotel as it was saved, with a link to its holiday', async () => {
    const { drawer } = await openShortlist(['Ada'], [1]);
    const row = drawer.getByRole('listitem');
    expect(row).toHaveTextContent('Side, Antalya');
    expect(row).toHaveTextContent('Sat 12 Jun, 7 nights, Half Board');
    expect(row).toHaveTextContent('£540 pp when saved on 21 Nov');
    expect(within(row).getByRole('link', { name: 'Hotel Ada' })).toHaveAttribute(
      'href',
      '/holiday-details/Ada',
    );
  });

  it('shows that a date has passed', async () => {
    storeShortlist([aShortlistEntry({ departureDate: '2026-11-20' })]);
    const { drawer } = await openShortlist([], []);
    expect(drawer.getByText('This date has passed.')).toBeInTheDocument();
  });

  it('separates hotels of this search from those of other searches, which have a link to their search', async () => {
    const { drawer } = await openShortlist(['Ada', 'Bay', 'Cove'], [1, 3]);
    const here = within(drawer.getByRole('region', { name: 'In this search' }));
    expect(here.getAllByRole('checkbox')).toHaveLength(2);
    const others = within(drawer.getByRole('region', { name: 'From other searches' }));
    expect(others.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(others.getByRole('link', { name: 'Open that search for Hotel Bay' })).toHaveAttribute(
      'href',
      '/search?from=Bay',
    );
  });

  it('compares the first four, and refuses a fifth with a message', async () => {
    const { user, drawer, onCompare } = await openShortlist(NAMES, [1, 2, 3, 4, 5]);
    const fifth = drawer.getByRole('checkbox', { name: 'Compare Hotel Elm' });
    await user.click(fifth);
    expect(fifth).not.toBeChecked();
    expect(drawer.getByRole('status')).toHaveTextContent(
      'You can compare 4 hotels at once. Untick one first.',
    );

    await user.click(drawer.getByRole('checkbox', { name: 'Compare Hotel Bay' }));
    await user.click(fifth);
    expect(fifth).toBeChecked();
    await user.click(drawer.getByRole('button', { name: 'Compare 4 hotels' }));
    expect(onCompare).toHaveBeenCalledWith([1, 3, 4, 5]);
  });

  it('needs two hotels to compare, and shows a hint', async () => {
    const { user, drawer, onCompare } = await openShortlist(['Ada', 'Bay'], [1, 2]);
    await user.click(drawer.getByRole('checkbox', { name: 'Compare Hotel Bay' }));
    const button = drawer.getByRole('button', { name: 'Compare hotels' });
    expect(button).toHaveAccessibleDescription('Tick 2 or more hotels to compare them.');
    await user.click(button);
    expect(onCompare).not.toHaveBeenCalled();
  });

  it('offers no comparison when no saved hotel is in this search', async () => {
    const { drawer } = await openShortlist(['Ada'], []);
    expect(drawer.queryByRole('button', { name: /Compare/ })).not.toBeInTheDocument();
  });

  it('removes a hotel, moves the focus to Undo, and restores it at its position [DEC-111]', async () => {
    const { user, drawer } = await openShortlist(['Ada', 'Bay', 'Cove'], [1, 2, 3]);
    await user.click(drawer.getByRole('button', { name: 'Remove Hotel Bay from shortlist' }));
    expect(drawer.queryByRole('link', { name: 'Hotel Bay' })).not.toBeInTheDocument();
    const undo = drawer.getByRole('button', { name: 'Undo' });
    expect(undo).toHaveFocus();
    expect(undo).toHaveAccessibleDescription('Hotel Bay removed.');

    await user.click(undo);
    expect(drawer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Hotel Ada',
      'Hotel Bay',
      'Hotel Cove',
    ]);
    expect(document.body).not.toHaveFocus();
  });

  it('clears all entries with Undo, and explains how to save when it is empty', async () => {
    const { user, drawer } = await openShortlist(['Ada', 'Bay'], [1]);
    await user.click(drawer.getByRole('button', { name: 'Clear all' }));
    expect(drawer.getByText('2 hotels removed.')).toBeInTheDocument();
    expect(drawer.getByText(/Press the heart on a hotel to save it here/)).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: 'Undo' }));
    expect(drawer.getAllByRole('listitem')).toHaveLength(2);
  });

  it('closes on navigation and replaces its own history entry', async () => {
    const { user, drawer, router } = await openShortlist(['Ada'], []);
    await user.click(drawer.getByRole('link', { name: 'Open that search for Hotel Ada' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(router.state.location.search).toBe('?from=Ada');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('ticks the first four again when it is reopened', async () => {
    const { user, drawer } = await openShortlist(['Ada', 'Bay'], [1, 2]);
    await user.click(drawer.getByRole('checkbox', { name: 'Compare Hotel Ada' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: /^Shortlist/ }));
    expect(await screen.findByRole('checkbox', { name: 'Compare Hotel Ada' })).toBeChecked();
  });
});

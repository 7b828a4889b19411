import { AMENITIES, AMENITY_GROUPS } from '@storefront/shared/domain/catalogue/amenities';
import { renderInPage } from '@storefront/shared/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { CARD_AMENITIES } from '../../domain/card-amenities';

import { AmenityGroup } from './amenity-group';
import { allAmenities } from './amenity-lists';
import type { FiltersProps } from './filter-props';
import { chosen, FiltersHarness } from '../../../testing/filters-harness';

async function openAmenities(amenities: readonly string[] = [], props: Partial<FiltersProps> = {}) {
  const user = userEvent.setup();
  renderInPage(
    <FiltersHarness {...props} choice={{ amenities }}>
      {(filters) => <AmenityGroup {...filters} />}
    </FiltersHarness>,
  );
  await user.click(screen.getByRole('button', { name: /amenities/i }));
  await screen.findByRole('button', { name: 'Apply' });
  return user;
}

const boxes = () => within(screen.getByRole('dialog', { name: 'Amenities' })).getAllByRole('checkbox');
const box = (name: string) => screen.getByRole('checkbox', { name });
const ticked = () =>
  boxes()
    .filter((each) => each.matches(':checked'))
    .map((each) => each.closest('label')?.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const search = (typed: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search amenities' }), { target: { value: typed } });
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the amenities dialog', () => {
  it('has 300 unique names in four groups, in the specified order [SRCH-FLT-22, DEC-90]', () => {
    expect(allAmenities()).toEqual(
      Object.entries(AMENITY_GROUPS).map(([group, names]) => ({ group, names })),
    );
    expect(allAmenities().map(({ group }) => group)).toEqual([
      'Beachfront',
      'Pool',
      'Water Fun',
      'Relaxation & Sun',
    ]);
    expect(allAmenities().flatMap(({ names }) => names.slice(0, 3))).toEqual([
      'Beachfront',
      'Private beach',
      'Sandy beach',
      'Outdoor pool',
      'Indoor pool',
      'Infinity pool',
      'Water park',
      'Water slides',
      'Children slides',
      'Spa',
      'Sauna',
      'Steam room',
    ]);
    expect(AMENITIES).toHaveLength(300);
    expect(new Set(AMENITIES).size).toBe(300);
    expect(CARD_AMENITIES).toHaveLength(12);
    expect(CARD_AMENITIES.filter((name) => !AMENITIES.includes(name))).toEqual([]);
  });

  it('shows four names of each group in their order, and the rest after a click on Show more [SRCH-FLT-22, SRCH-FLT-23, DEC-90]', async () => {
    const user = await openAmenities();
    expect(boxes()).toHaveLength(16);
    const visibleNames = () => boxes().map((each) => each.closest('label')?.textContent);
    expect(visibleNames()).toEqual(Object.values(AMENITY_GROUPS).flatMap((names) => names.slice(0, 4)));
    for (const group of Object.keys(AMENITY_GROUPS))
      expect(within(screen.getByRole('group', { name: group })).getAllByRole('checkbox')).toHaveLength(4);

    await user.click(button(`Show ${AMENITIES.length - 16} more`));
    expect(visibleNames()).toEqual(AMENITIES);
    expect(box('Shingle beach')).toHaveFocus();
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  });

  it('opens with the current selection, including names beyond the first four [SRCH-FLT-18]', async () => {
    await openAmenities(['Private beach', 'Sauna', 'Bathrobes']);
    expect(ticked()).toEqual(['Private beach', 'Sauna', 'Bathrobes']);
    expect(boxes()).toHaveLength(17);
    expect(button(`Show ${AMENITIES.length - 17} more`)).toBeVisible();
  });

  it('discards changes when it is closed without Apply [SRCH-FLT-18]', async () => {
    const user = await openAmenities(['Sauna']);
    await user.click(box('Spa'));
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(chosen().amenities).toEqual(['Sauna']);

    await user.click(button('Amenities, 1 chosen'));
    await screen.findByRole('button', { name: 'Apply' });
    expect(ticked()).toEqual(['Sauna']);
  });

  it('unticks all names with Reset and keeps them visible [SRCH-FLT-19]', async () => {
    const user = await openAmenities(['Sauna', 'Bathrobes']);
    await user.click(button('Reset'));
    expect(ticked()).toEqual([]);
    expect(box('Bathrobes')).toBeVisible();
    expect(screen.getByText('0 chosen')).toBeVisible();
    expect(button('Reset')).toHaveFocus();
    expect(chosen().amenities).toEqual(['Sauna', 'Bathrobes']);
  });

  it('applies the selection, closes and returns the focus [SRCH-FLT-20]', async () => {
    const user = await openAmenities(['Sauna']);
    await user.click(box('Spa'));
    expect(chosen().amenities).toEqual(['Sauna']);
    await user.click(button('Apply'));
    await expectClosed();
    expect(chosen().amenities).toEqual(['Sauna', 'Spa']);
    await waitFor(() => expect(button('Amenities, 2 chosen')).toHaveFocus());
  });

  it('closes without a change event when nothing was changed [SRCH-FLT-20]', async () => {
    const onChange = jest.fn();
    const user = await openAmenities(['Sauna'], { onChange });
    await user.click(button('Apply'));
    await expectClosed();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('stays open until the applied selection has its own history entry [SRCH-FLT-20]', async () => {
    const onChange = jest.fn();
    const user = await openAmenities([], { onChange });
    await user.click(box('Sauna'));
    await user.click(button('Apply'));
    expect(onChange).toHaveBeenCalledWith({ amenities: ['Sauna'] });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('locks the scrolling of the page while it is open [SRCH-FLT-21]', async () => {
    const scroll = () =>
      [document.documentElement, document.body].map((element) => getComputedStyle(element).overflowY);
    // The lock of the previous test is released shortly after unmounting.
    await waitFor(() => expect(scroll()).not.toContain('hidden'));
    const user = await openAmenities();
    await waitFor(() => expect(scroll()).toContain('hidden'));
    await user.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(scroll()).not.toContain('hidden'));
  });

  it('closes on Back without applying', async () => {
    const user = await openAmenities();
    await user.click(box('Sauna'));
    act(() => window.history.back());
    await expectClosed();
    expect(chosen().amenities).toEqual([]);
  });
});

describe('the search of the amenities', () => {
  it('searches all names and shows how many match', async () => {
    const user = await openAmenities();
    search(' YOGA');
    expect(boxes().map((each) => each.closest('label')?.textContent)).toEqual(['Beach yoga', 'Yoga']);
    expect(screen.getByRole('status')).toHaveTextContent('2 amenities match');
    expect(screen.queryByRole('group', { name: 'Pool' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();

    search('bathrob');
    expect(screen.getByRole('status')).toHaveTextContent('1 amenity matches');
    await user.click(box('Bathrobes'));
    search('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(box('Bathrobes')).toBeChecked();
    expect(boxes()).toHaveLength(17);
  });

  it('shows a message when nothing matches', async () => {
    await openAmenities();
    search('helipad');
    expect(screen.getByRole('status')).toHaveTextContent('No amenity matches “helipad”');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

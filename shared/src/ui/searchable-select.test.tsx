import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';

import { SearchableSelect, type ItemGroup, type SelectableItem } from './searchable-select';
import { firstItems } from './use-growing-groups';

const itemsOf = (group: number, count: number): SelectableItem[] =>
  Array.from({ length: count }, (_, index) => ({
    id: group * 100 + index,
    name: `Place ${group * 100 + index}`,
  }));
const GROUPS: readonly ItemGroup[] = [
  { value: 'Anywhere', items: itemsOf(1, 1) },
  { value: 'Beach', items: itemsOf(2, 60) },
  { value: 'City', items: itemsOf(3, 60) },
];
const ALL = GROUPS.flatMap(({ items }) => items);

function Places({ first = ALL[0] }: { readonly first?: SelectableItem | undefined }) {
  const [value, setValue] = useState(first);
  if (!value) return null;
  return (
    <SearchableSelect
      label="Place"
      value={value}
      onValueChange={setValue}
      groups={GROUPS}
      search={(text) => ALL.filter(({ name }) => name.endsWith(text))}
      emptyText="Nothing found"
      placeholder="Search"
    />
  );
}

async function open(first?: SelectableItem) {
  const user = userEvent.setup();
  render(<Places first={first} />);
  await user.click(screen.getByRole('combobox', { name: 'Place' }));
  const input = await screen.findByRole('combobox', { name: 'Search: Place' });
  await screen.findAllByRole('option');
  return { user, input };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('a select with a long list', () => {
  it('renders the first items when it opens, and further ones when the list is scrolled to its end [DEC-155]', async () => {
    await open();
    await waitFor(() => expect(options()).toEqual(ALL.slice(0, 24).map(({ name }) => name)));

    for (let step = 0; step < 3; step += 1) fireEvent.scroll(screen.getByRole('listbox'));
    expect(options()).toEqual(ALL.map(({ name }) => name));
  });

  it('keeps the matches of the typed text until it is closed, and then starts again', async () => {
    const { user, input } = await open();
    await user.type(input, '355');
    expect(options()).toEqual(['Place 355']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());

    await user.click(screen.getByRole('combobox', { name: 'Place' }));
    expect(await screen.findByRole('combobox', { name: 'Search: Place' })).toHaveValue('');
    await waitFor(() => expect(options()).toHaveLength(24));
  });

  it('moves from the first item to the last one of all by the arrow up [DEC-155]', async () => {
    const { user, input } = await open();
    await act(async () => input.focus());
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('option', { name: 'Place 359' })).toHaveAttribute('data-highlighted');
  });

  it('renders the selected item, however far down it is [DEC-155]', async () => {
    await open(ALL.at(-1));
    expect(screen.getByRole('option', { name: 'Place 359' })).toHaveAttribute('aria-selected', 'true');
  });

  it('finds an item that is not rendered yet [DEC-155]', async () => {
    const { user, input } = await open();
    expect(options()).not.toContain('Place 355');
    await user.type(input, '355');
    expect(options()).toEqual(['Place 355']);
  });
});

it('takes the first items of all groups in their order', () => {
  const groups = fc.array(fc.nat({ max: 8 })).map((sizes) =>
    sizes.map((size, index) => ({
      value: `${index}`,
      items: itemsOf(index, size),
    })),
  );
  fc.assert(
    fc.property(groups, fc.nat({ max: 60 }), (all, count) => {
      const first = firstItems(all, count).flatMap(({ items }) => items);
      expect(first).toEqual(all.flatMap(({ items }) => items).slice(0, count));
    }),
  );
});

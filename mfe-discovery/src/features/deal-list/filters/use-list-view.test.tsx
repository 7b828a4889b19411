import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { useListView, type ListView } from './use-list-view';

function openList() {
  let list: ListView | null = null;
  function Page() {
    list = useListView('all');
    return null;
  }
  const router = createMemoryRouter([{ path: '/all-deals', Component: Page }], {
    initialEntries: ['/all-deals'],
  });
  render(<RouterProvider router={router} />);
  return {
    change: (part: Parameters<ListView['change']>[0]) => act(async () => list?.change(part)),
    back: () => act(() => router.navigate(-1)),
    search: () => router.state.location.search,
  };
}

it('treats continued typing as one history entry that Back undoes', async () => {
  const { change, back, search } = openList();
  await change({ stars: [5] });
  for (const text of ['cr', 'cret', 'crete']) await change({ text: text });
  expect(search()).toBe('?stars=5&q=crete');

  await back();

  expect(search()).toBe('?stars=5');
});

it('adds a separate history entry for a choice between two typed texts', async () => {
  const { change, back, search } = openList();
  await change({ text: 'crete' });
  await change({ stars: [5] });
  await change({ text: 'creta' });

  await back();
  expect(new URLSearchParams(search()).get('q')).toBe('crete');
  expect(new URLSearchParams(search()).get('stars')).toBe('5');
  await back();
  expect(search()).toBe('?q=crete');
});

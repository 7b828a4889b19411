import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';

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

it('takes words that are typed in several goes as one step, which Back undoes', async () => {
  const { change, back, search } = openList();
  await change({ stars: [5] });
  for (const words of ['cr', 'cret', 'crete']) await change({ words });
  expect(search()).toBe('?stars=5&q=crete');

  await back();

  expect(search()).toBe('?stars=5');
});

it('keeps what was chosen between two goes of typing as a step of its own', async () => {
  const { change, back, search } = openList();
  await change({ words: 'crete' });
  await change({ stars: [5] });
  await change({ words: 'creta' });

  await back();
  expect(new URLSearchParams(search()).get('q')).toBe('crete');
  expect(new URLSearchParams(search()).get('stars')).toBe('5');
  await back();
  expect(search()).toBe('?q=crete');
});

import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { RuntimeProvider } from '@storefront/shared/runtime';
import { aRuntime } from '../../../testing/render-page';

import { SearchForm } from './search-form';

it('has its values and names in the HTML of the server, before any code is loaded [FORM-01, FORM-02]', () => {
  const router = createMemoryRouter([{ path: '*', element: <SearchForm onSubmit={() => {}} /> }]);
  const html = renderToString(
    <RuntimeProvider runtime={aRuntime()}>
      <RouterProvider router={router} />
    </RuntimeProvider>,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  const pickers = [...page.querySelectorAll('[aria-haspopup=dialog]')].map((trigger) => ({
    role: trigger.getAttribute('role'),
    name: (trigger.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => page.getElementById(id)?.textContent)
      .join(' '),
    value: trigger.textContent,
  }));
  expect(pickers).toEqual([
    { role: 'combobox', name: 'Destination', value: 'Any Destination' },
    { role: 'combobox', name: 'Flying from', value: 'Any London' },
    { role: null, name: 'Departure date Wed 20 Jan 2027', value: 'Wed 20 Jan 2027' },
    { role: null, name: 'Guests/Rooms 2 adults, 1 room', value: '2 adults, 1 room' },
  ]);
});

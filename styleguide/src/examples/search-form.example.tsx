import { SearchForm } from '@storefront/shared/composites/search-form/search-form';
import type { SearchChoice } from '@storefront/shared/domain/search-query/search-query';

import type { Example } from '../example';

export const searchFormExample: Example = {
  title: 'Search form',
  group: 'Search',
  purpose: 'Destination, airport, date, nights and guests: one row on a large screen, one column on a phone.',
  states: [
    { name: 'Defaults', Component: () => <SearchForm onSubmit={ignoreSubmit} /> },
    { name: 'Filled', Component: () => <SearchForm initial={FILLED} onSubmit={ignoreSubmit} /> },
    {
      name: 'Long names, many guests',
      Component: () => <SearchForm initial={LONG} onSubmit={ignoreSubmit} />,
    },
    { name: 'Searching', Component: () => <SearchForm initial={FILLED} loading onSubmit={ignoreSubmit} /> },
  ],
};

const FILLED: SearchChoice = {
  destinationId: 101,
  departureId: -1,
  departureDate: '2027-06-12',
  nights: 7,
  rooms: [{ adults: 2, children: 1, childAges: [8] }],
};

const LONG: SearchChoice = {
  destinationId: 101,
  departureId: -10,
  departureDate: '2027-09-29',
  nights: 21,
  rooms: Array.from({ length: 3 }, () => ({ adults: 6, children: 4, childAges: [0, 4, 9, 15] })),
};

/** The style guide has no results page. */
function ignoreSubmit(): void {}

import { CancellationTable } from '@storefront/shared/composites/cancellation/cancellation-table';

import type { Example } from '../example';

export const cancellationTableExample: Example = {
  title: 'Cancellation table',
  group: 'Holiday',
  purpose: 'What a cancellation costs, with the dates of one departure.',
  states: [
    {
      name: 'Three periods',
      Component: () => (
        <CancellationTable
          departureDate="2027-06-12"
          charges={[
            { daysBefore: 60, charge: 'The deposit' },
            { daysBefore: 30, charge: '50% of the total price' },
            { daysBefore: 0, charge: 'The total price' },
          ]}
        />
      ),
    },
    {
      name: 'One charge',
      Component: () => (
        <CancellationTable
          departureDate="2027-06-12"
          charges={[{ daysBefore: 0, charge: 'The total price' }]}
        />
      ),
    },
  ],
};

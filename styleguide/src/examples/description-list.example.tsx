import { DescriptionList } from '@storefront/shared/ui/description-list';

import type { Example } from '../example';

export const descriptionListExample: Example = {
  title: 'Description list',
  group: 'Display',
  purpose: 'Labels and values, one pair per row.',
  states: [
    { name: 'Several rows', Component: () => <DescriptionList rows={SUMMARY} /> },
    { name: 'One row', Component: () => <DescriptionList rows={SUMMARY.slice(0, 1)} /> },
    { name: 'Long text', Component: () => <DescriptionList rows={LONG} /> },
  ],
};

const SUMMARY = [
  { label: 'Hotel', value: 'Sol Bay Resort' },
  { label: 'Departure', value: 'Sat 12 Jun 2027' },
  { label: 'Nights', value: 7 },
  { label: 'Total', value: <strong>£824.00</strong> },
];

const LONG = [
  {
    label: 'What is included in the price of the room for every guest',
    value: 'Breakfast, dinner, a parasol with two beds on the beach and the coach to the old town and back',
  },
  { label: 'Nights', value: 14 },
];

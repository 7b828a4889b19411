import { SelectField } from '@storefront/shared/ui/select-field';

import type { Example } from '../example';

export const selectFieldExample: Example = {
  title: 'Select field',
  group: 'Forms',
  purpose: 'The native list, for up to about twenty options; for longer lists use a searchable select.',
  states: [
    { name: 'Default', Component: () => <SelectField label="Sort by" options={SORTS} /> },
    {
      name: 'With a hint',
      Component: () => <SelectField label="Nights" hint="At the hotel" options={NIGHTS} defaultValue="7" />,
    },
    {
      name: 'Nothing selected, with an error',
      Component: () => (
        <SelectField
          label="Age of child 1"
          error="Choose the age of child 1"
          options={[{ value: '', label: 'Choose an age' }, ...AGES]}
        />
      ),
    },
    { name: 'Disabled', Component: () => <SelectField label="Sort by" options={SORTS} disabled /> },
    { name: 'Long text', Component: () => <SelectField label="Flying from" options={LONG} /> },
  ],
};

const SORTS = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price', label: 'Lowest price' },
  { value: 'rating', label: 'Best reviewed' },
];

const NIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21].map((nights) => ({
  value: String(nights),
  label: `${nights} nights`,
}));

const AGES = Array.from({ length: 16 }, (_, age) => ({
  value: String(age),
  label: age === 0 ? 'Under 1' : String(age),
}));

const LONG = [
  { value: 'all', label: 'Any airport in London, the South East, the Midlands or the East of England' },
  { value: 'one', label: 'London Gatwick' },
];

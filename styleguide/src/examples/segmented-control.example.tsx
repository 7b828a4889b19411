import { useState } from 'react';

import { SegmentedControl } from '@storefront/shared/ui/segmented-control';

import type { Example } from '../example';

export const segmentedControlExample: Example = {
  title: 'Segmented control',
  group: 'Forms',
  purpose: 'Two or three views of the same content; for different content use tabs.',
  states: [
    { name: 'Two views', Component: () => <Views label="Prices" options={PRICES} start="person" /> },
    {
      name: 'Second option selected',
      Component: () => <Views label="Prices" options={PRICES} start="total" />,
    },
    { name: 'Three views', Component: () => <Views label="Results" options={RESULTS} start="list" /> },
    { name: 'Long text', Component: () => <Views label="Prices" options={LONG} start="person" /> },
  ],
};

interface ViewsProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly start: string;
}

function Views({ label, options, start }: ViewsProps) {
  const [value, setValue] = useState(start);
  return <SegmentedControl label={label} options={options} value={value} onValueChange={setValue} />;
}

const PRICES = [
  { value: 'person', label: 'Per person' },
  { value: 'total', label: 'Total holiday' },
];

const RESULTS = [
  { value: 'list', label: 'List' },
  { value: 'both', label: 'List and map' },
  { value: 'map', label: 'Map' },
];

const LONG = [
  { value: 'person', label: 'What each person pays, children included' },
  { value: 'total', label: 'What the whole holiday costs with all selected extras' },
];

import { useState } from 'react';

import { RadioGroup, type RadioOption } from '@storefront/shared/ui/radio-group';

import type { Example } from '../example';

export const radioGroupExample: Example = {
  title: 'Radio group',
  group: 'Forms',
  purpose: 'One of a few visible options; with prices use radio cards, for many options a select field.',
  states: [
    { name: 'Nothing selected', Component: () => <Choice start={null} /> },
    { name: 'Selected', Component: () => <Choice start="half" /> },
    {
      name: 'With hints',
      Component: () => <Choice start="room" options={WITH_HINTS} hint="For every day of the stay" />,
    },
    { name: 'With an error', Component: () => <Choice start={null} error="Choose the meals" /> },
    { name: 'One option disabled', Component: () => <Choice start="room" options={ONE_DISABLED} /> },
    { name: 'Long text', Component: () => <Choice start="long" options={LONG} /> },
  ],
};

interface ChoiceProps {
  readonly start: string | null;
  readonly options?: readonly RadioOption<string>[];
  readonly hint?: string;
  readonly error?: string;
}

function Choice({ start, options = MEALS, hint, error }: ChoiceProps) {
  const [value, setValue] = useState(start);
  return (
    <RadioGroup
      legend="Meals"
      options={options}
      value={value}
      onValueChange={setValue}
      hint={hint}
      error={error}
    />
  );
}

const MEALS = [
  { value: 'room', label: 'Room Only' },
  { value: 'half', label: 'Half Board' },
  { value: 'full', label: 'All Inclusive' },
];

const WITH_HINTS = [
  { value: 'room', label: 'Room Only', hint: 'No meals' },
  { value: 'half', label: 'Half Board', hint: 'Breakfast and dinner' },
  { value: 'full', label: 'All Inclusive', hint: 'All meals, and drinks until 23:00' },
];

const ONE_DISABLED = [
  { value: 'room', label: 'Room Only' },
  { value: 'half', label: 'Half Board' },
  { value: 'full', label: 'All Inclusive', hint: 'Sold out on these dates', disabled: true },
];

const LONG = [
  {
    value: 'long',
    label:
      'Breakfast from seven to eleven and dinner from six to nine in any of the four restaurants of the hotel',
    hint: 'Drinks with meals are paid at the table, as is everything from the bar on the beach after sunset',
  },
  { value: 'short', label: 'Room Only' },
];

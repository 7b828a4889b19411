import { useId, useState } from 'react';

import { RadioCards, type RadioCard } from '@storefront/shared/ui/radio-cards';

import type { Example } from '../example';

export const radioCardsExample: Example = {
  title: 'Radio cards',
  group: 'Forms',
  purpose: 'One of a few options with descriptions and prices; without those use a radio group.',
  states: [
    { name: 'Two cards', Component: () => <Choice legend="Hold luggage" options={BAGS} start="none" /> },
    {
      name: 'With descriptions and prices',
      Component: () => <Choice legend="Transfer" options={TRANSFERS} start="shared" />,
    },
    { name: 'Long text', Component: () => <Choice legend="Payment" options={LONG} start="all" /> },
  ],
};

interface ChoiceProps {
  readonly legend: string;
  readonly options: readonly RadioCard<string>[];
  readonly start: string;
}

function Choice({ legend, options, start }: ChoiceProps) {
  const name = useId();
  const [value, setValue] = useState(start);
  return <RadioCards legend={legend} name={name} options={options} value={value} onValueChange={setValue} />;
}

const BAGS = [
  { value: 'none', title: 'No hold bag' },
  { value: 'one', title: 'One bag of 23 kg', aside: '£58' },
];

const TRANSFERS = [
  { value: 'none', title: 'No transfer', description: 'You find your own way to the hotel', aside: '£0' },
  { value: 'shared', title: 'Shared coach', description: 'About 70 minutes, return', aside: '£36' },
  { value: 'private', title: 'Private car', description: 'About 45 minutes, return', aside: '£142' },
];

const LONG = [
  {
    value: 'all',
    title: 'Pay the whole price of the holiday today and have nothing left to think of until you leave',
    description:
      'We take it from your card at once, and your confirmation comes by email within the next few minutes',
    aside: '£12,480.50',
  },
  { value: 'deposit', title: 'Pay a deposit', aside: '£150' },
];

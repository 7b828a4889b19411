import { useState } from 'react';

import { Tabs } from '@storefront/shared/ui/tabs';

import type { Example } from '../example';

export const tabsExample: Example = {
  title: 'Tabs',
  group: 'Navigation',
  purpose: 'Different content, one panel at a time; for views of the same content use a segmented control.',
  states: [
    { name: 'Default', Component: () => <Tabs label="The hotel" tabs={HOTEL} /> },
    {
      name: 'Another default tab',
      Component: () => <Tabs label="Rooms of the hotel" tabs={HOTEL} defaultValue="rooms" />,
    },
    { name: 'Controlled', Component: Controlled },
    {
      name: 'Many tabs in a scrolling row',
      Component: () => <Tabs label="Months" tabs={MONTHS} />,
    },
    { name: 'One tab', Component: () => <Tabs label="Reviews" tabs={HOTEL.slice(0, 1)} /> },
    { name: 'Long text', Component: () => <Tabs label="Conditions" tabs={LONG} /> },
  ],
};

const HOTEL = [
  { value: 'about', label: 'About', content: <p>A quiet bay, five minutes on foot from the old town.</p> },
  { value: 'rooms', label: 'Rooms', content: <p>Twelve rooms, all of them with a balcony.</p> },
  { value: 'food', label: 'Food', content: <p>Two kitchens, open from seven to eleven.</p> },
];

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
].map((month) => ({ value: month, label: month, content: <p>Prices of {month}</p> }));

const LONG = [
  { value: 'one', label: 'What happens when the airline moves your flight', content: <p>We call you.</p> },
  {
    value: 'two',
    label: 'What happens when the hotel is full after all',
    content: <p>We find you another.</p>,
  },
];

function Controlled() {
  const [value, setValue] = useState('food');
  return (
    <>
      <Tabs label="The hotel, controlled" tabs={HOTEL} value={value} onValueChange={setValue} />
      <p>Selected tab: {value}</p>
    </>
  );
}

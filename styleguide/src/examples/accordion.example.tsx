import { Accordion } from '@storefront/shared/ui/accordion';

import type { Example } from '../example';

export const accordionExample: Example = {
  title: 'Accordion',
  group: 'Navigation',
  purpose: 'Questions and details that few people need; do not hide essential information in it.',
  states: [
    { name: 'All closed', Component: () => <Accordion sections={SECTIONS} /> },
    { name: 'One open', Component: () => <Accordion sections={SECTIONS} defaultOpen={['bags']} /> },
    {
      name: 'Several open',
      Component: () => <Accordion sections={SECTIONS} multiple defaultOpen={['transfers', 'cancel']} />,
    },
    { name: 'Long text', Component: () => <Accordion sections={LONG} defaultOpen={['long']} /> },
  ],
};

const SECTIONS = [
  { value: 'bags', title: 'Bags', content: <p>One small bag each. Hold bags are added on the next page.</p> },
  { value: 'transfers', title: 'Transfers', content: <p>A coach meets you at the airport.</p> },
  {
    value: 'cancel',
    title: 'If you have to cancel',
    content: <p>The deposit is kept, the rest comes back.</p>,
  },
];

const LONG = [
  {
    value: 'long',
    title:
      'What does it cost to change the name of a traveller after the tickets have been issued by the airline?',
    content: (
      <p>
        That depends on the airline. Most of them ask for a fee for each flight and each traveller, and some
        sell a new ticket at the price of the day instead. We ask for nothing on top.
      </p>
    ),
  },
  { value: 'short', title: 'And before?', content: <p>Nothing.</p> },
];

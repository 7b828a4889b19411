import { Steps } from '@storefront/shared/ui/steps';

import type { Example } from '../example';

export const stepsExample: Example = {
  title: 'Steps',
  group: 'Navigation',
  purpose: 'The progress through a sequence of pages; completed steps link back without data loss.',
  states: [
    { name: 'First step', Component: () => <Steps steps={BOOKING} current={0} label="Steps, first" /> },
    { name: 'In the middle', Component: () => <Steps steps={BOOKING} current={2} label="Steps, middle" /> },
    { name: 'Last step', Component: () => <Steps steps={BOOKING} current={3} label="Steps, last" /> },
    {
      name: 'Without links',
      Component: () => (
        <Steps steps={BOOKING.map(({ label }) => ({ label }))} current={2} label="Steps, no links" />
      ),
    },
  ],
};

const BOOKING = [
  { label: 'Holiday', href: '/deal' },
  { label: 'Personalise', href: '/personalise' },
  { label: 'Passengers', href: '/passengers' },
  { label: 'Payment', href: '/payment' },
];

import { PageHeading, SectionHeading } from '@storefront/shared/ui/heading';

import type { Example } from '../example';

export const headingExample: Example = {
  title: 'Heading',
  group: 'Foundations',
  purpose: 'The one heading of a page, and those of its sections.',
  states: [
    { name: 'Of a page', Component: () => <PageHeading>Holidays in Antalya</PageHeading> },
    {
      name: 'Of a part of a page',
      Component: () => <SectionHeading size="page">Where others go</SectionHeading>,
    },
    { name: 'Of a column', Component: () => <SectionHeading>Filters</SectionHeading> },
    { name: 'In a card', Component: () => <SectionHeading size="card">Sol Bay Resort</SectionHeading> },
    {
      name: 'Many words',
      Component: () => (
        <SectionHeading size="page">
          Holidays for families with small children in the east of the Mediterranean, with short flights
        </SectionHeading>
      ),
    },
  ],
};

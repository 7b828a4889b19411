import { PageHeading, SectionHeading } from '@storefront/shared/ui/heading';

import type { Example } from '../example';

export const headingExample: Example = {
  title: 'Heading',
  group: 'Foundations',
  purpose: 'The heading of a page, and the headings of its sections.',
  states: [
    { name: 'Page', Component: () => <PageHeading>Holidays in Antalya</PageHeading> },
    {
      name: 'Section of a page',
      Component: () => <SectionHeading size="page">Where others go</SectionHeading>,
    },
    { name: 'Column', Component: () => <SectionHeading>Filters</SectionHeading> },
    { name: 'Card', Component: () => <SectionHeading size="card">Sol Bay Resort</SectionHeading> },
    {
      name: 'Long text',
      Component: () => (
        <SectionHeading size="page">
          Holidays for families with small children in the east of the Mediterranean, with short flights
        </SectionHeading>
      ),
    },
  ],
};

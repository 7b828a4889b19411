import { Card } from '@storefront/shared/ui/card';
import { SectionHeading } from '@storefront/shared/ui/heading';
import { Stack } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const cardExample: Example = {
  title: 'Card',
  group: 'Display',
  purpose: 'A white box that groups related content.',
  states: [
    {
      name: 'With text',
      Component: () => (
        <Card>
          <SectionHeading size="card">Your holiday</SectionHeading>
          <p>Seven nights in Antalya for two.</p>
        </Card>
      ),
    },
    {
      name: 'Several',
      Component: () => (
        <Stack gap="s">
          <Card as="article">Sol Bay Resort</Card>
          <Card as="article">Marina Old Town Hotel</Card>
          <Card as="article">Lara Sands Family Club</Card>
        </Stack>
      ),
    },
    { name: 'Empty', Component: () => <Card /> },
  ],
};

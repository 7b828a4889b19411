import { useState } from 'react';

import { Chip } from '@storefront/shared/ui/chip';
import { Row } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const chipExample: Example = {
  title: 'Chip',
  group: 'Display',
  purpose: 'A property, or a filter that is on and can be taken away; what is said on a picture is a badge.',
  states: [
    { name: 'A property', Component: () => <Chip>Outdoor pool</Chip> },
    {
      name: 'That can be taken away',
      Component: () => (
        <Chip onRemove={() => {}} removeLabel="Remove filter Half Board">
          Half Board
        </Chip>
      ),
    },
    { name: 'Many', Component: Filters },
    {
      name: 'Long words',
      Component: () => (
        <Chip onRemove={() => {}} removeLabel="Remove filter on the beach">
          Directly on the beach, with a way down that a wheelchair or a pram can take without steps
        </Chip>
      ),
    },
  ],
};

function Filters() {
  const [filters, setFilters] = useState([
    'Half Board',
    '4 stars',
    'Beachfront',
    'Family-friendly',
    'Up to £900',
  ]);
  return (
    <Row wrap gap="xs">
      {filters.map((filter) => (
        <Chip
          key={filter}
          removeLabel={`Remove filter ${filter}`}
          onRemove={() => setFilters(filters.filter((other) => other !== filter))}
        >
          {filter}
        </Chip>
      ))}
    </Row>
  );
}

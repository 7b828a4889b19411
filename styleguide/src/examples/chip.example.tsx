import { useState } from 'react';

import { Chip } from '@storefront/shared/ui/chip';
import { Row } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const chipExample: Example = {
  title: 'Chip',
  group: 'Display',
  purpose: 'A property, or an active filter that can be removed; for labels on pictures use a badge.',
  states: [
    { name: 'A property', Component: () => <Chip>Outdoor pool</Chip> },
    {
      name: 'Removable',
      Component: () => (
        <Chip onRemove={() => {}} removeLabel="Remove filter Half Board">
          Half Board
        </Chip>
      ),
    },
    { name: 'Many', Component: Filters },
    {
      name: 'Long text',
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

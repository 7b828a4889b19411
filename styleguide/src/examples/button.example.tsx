import { Heart } from 'lucide-react';

import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const buttonExample: Example = {
  title: 'Button',
  group: 'Actions',
  purpose: 'An action on the current page; for a link to another page use a button link.',
  states: [
    { name: 'Primary call to action, once per view', Component: () => <Button look="call">Book now</Button> },
    { name: 'Action', Component: () => <Button>Search</Button> },
    { name: 'Outline', Component: () => <Button look="outline">Change search</Button> },
    { name: 'Quiet', Component: () => <Button look="quiet">Clear filters</Button> },
    {
      name: 'With an icon',
      Component: () => (
        <Button look="outline" icon={<Heart size={20} aria-hidden />}>
          Save
        </Button>
      ),
    },
    {
      name: 'Large',
      Component: () => (
        <Button look="call" size="large">
          Pay £444.37 now
        </Button>
      ),
    },
    { name: 'Full width', Component: () => <Button wide>Show 42 holidays</Button> },
    { name: 'Disabled', Component: Disabled },
    { name: 'Loading', Component: Loading },
    { name: 'Long text', Component: () => <Button>{LONG}</Button> },
  ],
};

function Disabled() {
  return (
    <Row wrap>
      <Button disabled>Search</Button>
      <Button look="call" disabled>
        Book now
      </Button>
      <Button look="outline" disabled>
        Change search
      </Button>
    </Row>
  );
}

function Loading() {
  return (
    <Stack gap="s">
      <Button loading>Search</Button>
      <Button look="call" loading>
        Book now
      </Button>
      <Button look="outline" loading>
        Change search
      </Button>
    </Stack>
  );
}

const LONG =
  'See every holiday from every London airport to the Costa de la Luz in the second half of October';

import { Heart } from 'lucide-react';

import { Button } from '@storefront/shared/ui/button';
import { Row, Stack } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const buttonExample: Example = {
  title: 'Button',
  group: 'Actions',
  purpose: 'Does something here and now; what leads to another page is a link that looks like a button.',
  states: [
    { name: 'The one main call of a view', Show: () => <Button look="call">Book now</Button> },
    { name: 'Action', Show: () => <Button>Search</Button> },
    { name: 'Outline', Show: () => <Button look="outline">Change search</Button> },
    { name: 'Quiet', Show: () => <Button look="quiet">Clear filters</Button> },
    {
      name: 'With an icon',
      Show: () => (
        <Button look="outline" icon={<Heart size={20} aria-hidden />}>
          Save
        </Button>
      ),
    },
    {
      name: 'Large',
      Show: () => (
        <Button look="call" size="large">
          Pay £444.37 now
        </Button>
      ),
    },
    { name: 'As wide as its place', Show: () => <Button wide>Show 42 holidays</Button> },
    { name: 'Disabled', Show: Disabled },
    { name: 'Loading', Show: Loading },
    { name: 'Many words', Show: () => <Button>{LONG}</Button> },
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

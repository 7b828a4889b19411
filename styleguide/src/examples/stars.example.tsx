import { Stack } from '@storefront/shared/ui/stack';
import { Stars } from '@storefront/shared/composites/stars/stars';

import type { Example } from '../example';

export const starsExample: Example = {
  title: 'Stars',
  group: 'Display',
  purpose: 'The official class of a hotel; for review scores use a rating.',
  states: [
    {
      name: 'One to five',
      Component: () => (
        <Stack gap="xs">
          <Stars starClass={1} />
          <Stars starClass={2} />
          <Stars starClass={3} />
          <Stars starClass={4} />
          <Stars starClass={5} />
        </Stack>
      ),
    },
    { name: 'Four and a half', Component: () => <Stars starClass={4.5} /> },
    {
      name: 'Unknown class: nothing',
      Component: () => (
        <p>
          Sol Bay Resort <Stars starClass={0} />
        </p>
      ),
    },
  ],
};

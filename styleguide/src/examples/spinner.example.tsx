import { Row } from '@storefront/shared/ui/stack';
import { Spinner } from '@storefront/shared/ui/spinner';

import type { Example } from '../example';

export const spinnerExample: Example = {
  title: 'Spinner',
  group: 'Feedback',
  purpose: 'A wait for content of unknown size; if the size is known, use a skeleton.',
  states: [
    { name: 'Alone', Component: () => <Spinner label="Looking for flights" /> },
    {
      name: 'Beside text',
      Component: () => (
        <Row gap="xs">
          <Spinner label="Please wait" />
          <span>Checking the price with the hotel</span>
        </Row>
      ),
    },
  ],
};

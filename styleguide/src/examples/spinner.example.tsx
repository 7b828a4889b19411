import { Row } from '@storefront/shared/ui/stack';
import { Spinner } from '@storefront/shared/ui/spinner';

import type { Example } from '../example';

export const spinnerExample: Example = {
  title: 'Spinner',
  group: 'Feedback',
  purpose: 'Waiting for something without a known place; where the place is known a skeleton is better.',
  states: [
    { name: 'By itself', Component: () => <Spinner label="Looking for flights" /> },
    {
      name: 'Beside words',
      Component: () => (
        <Row gap="xs">
          <Spinner label="Please wait" />
          <span>Checking the price with the hotel</span>
        </Row>
      ),
    },
  ],
};

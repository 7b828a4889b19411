import { Alert } from '@storefront/shared/ui/alert';
import { Button } from '@storefront/shared/ui/button';
import { TextLink } from '@storefront/shared/ui/text-link';

import type { Example } from '../example';

export const alertExample: Example = {
  title: 'Alert',
  group: 'Feedback',
  purpose: 'A message that stays in the page; for short confirmations use a toast.',
  states: [
    { name: 'Error', Component: () => <Alert tone="error">We could not apply that filter.</Alert> },
    {
      name: 'Error, with a title and an action',
      Component: () => (
        <Alert tone="error" title="There is a problem" action={<Button look="outline">Try again</Button>}>
          The payment was not taken.
        </Alert>
      ),
    },
    {
      name: 'Notice',
      Component: () => (
        <Alert tone="notice" title="The price has changed">
          It was £824.00 and is now £848.00.
        </Alert>
      ),
    },
    { name: 'Success', Component: () => <Alert tone="success" title="Your holiday is booked" /> },
    {
      name: 'Information, with a link',
      Component: () => (
        <Alert tone="info">
          Your money is protected. <TextLink to="/">How the protection works</TextLink>
        </Alert>
      ),
    },
    {
      name: 'Long text',
      Component: () => (
        <Alert tone="notice" title={LONG}>
          {LONG}
        </Alert>
      ),
    },
  ],
};

const LONG =
  'The flight that you had chosen is no longer sold, so we have put the next one of the same airline in its place';

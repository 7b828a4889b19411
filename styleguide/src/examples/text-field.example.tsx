import { TextField } from '@storefront/shared/ui/text-field';

import type { Example } from '../example';

export const textFieldExample: Example = {
  title: 'Text field',
  group: 'Forms',
  purpose: 'One line of text with a permanent label; for one option of a list use a select field.',
  states: [
    { name: 'Empty', Component: () => <TextField label="First name" autoComplete="off" /> },
    { name: 'Filled', Component: () => <TextField label="First name" defaultValue="Amélie" /> },
    {
      name: 'With a hint',
      Component: () => <TextField label="Email" type="email" hint="We send your tickets to this address" />,
    },
    {
      name: 'With an error',
      Component: () => (
        <TextField
          label="Email"
          type="email"
          hint="We send your tickets to this address"
          error="Enter an email address in the form name@example.com"
          defaultValue="amelie.example.com"
        />
      ),
    },
    {
      name: 'Disabled',
      Component: () => <TextField label="Country" defaultValue="United Kingdom" disabled />,
    },
    {
      name: 'Width of a postcode',
      Component: () => <TextField label="Postcode" sizing="postcode" defaultValue="SW1A 1AA" />,
    },
    {
      name: 'Width of a code',
      Component: () => <TextField label="Security code" sizing="code" inputMode="numeric" />,
    },
    {
      name: 'Width of a phone number',
      Component: () => <TextField label="Phone" sizing="phone" type="tel" />,
    },
    {
      name: 'Long text',
      Component: () => <TextField label={LONG} hint={LONG} error={LONG} defaultValue={LONG} />,
    },
  ],
};

const LONG =
  'The name as printed in the passport that you will show at the airport, with all given names in the same order';

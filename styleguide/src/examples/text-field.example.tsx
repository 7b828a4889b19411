import { TextField } from '@storefront/shared/ui/text-field';

import type { Example } from '../example';

export const textFieldExample: Example = {
  title: 'Text field',
  group: 'Forms',
  purpose: 'One line of text under a label that stays; for one of a known list a select field is better.',
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
      name: 'As wide as a postcode',
      Component: () => <TextField label="Postcode" sizing="postcode" defaultValue="SW1A 1AA" />,
    },
    {
      name: 'As wide as a code',
      Component: () => <TextField label="Security code" sizing="code" inputMode="numeric" />,
    },
    {
      name: 'As wide as a phone number',
      Component: () => <TextField label="Phone" sizing="phone" type="tel" />,
    },
    {
      name: 'Long words',
      Component: () => <TextField label={LONG} hint={LONG} error={LONG} defaultValue={LONG} />,
    },
  ],
};

const LONG =
  'The name as it stands in the passport that will be shown at the airport, with every given name in its order';

import { useState, type ReactNode } from 'react';

import { Switch } from '@storefront/shared/ui/switch';

import type { Example } from '../example';

export const switchExample: Example = {
  title: 'Switch',
  group: 'Forms',
  purpose: 'On or off with effect at once; what is sent with a form is a checkbox.',
  states: [
    { name: 'Off', Component: () => <Turn label="Flexible dates" /> },
    { name: 'On', Component: () => <Turn label="Flexible dates" on /> },
    {
      name: 'With a hint',
      Component: () => <Turn label="Flexible dates" hint="Three days either side" on />,
    },
    { name: 'Disabled, off', Component: () => <Turn label="Show total prices" disabled /> },
    { name: 'Disabled, on', Component: () => <Turn label="Show total prices" on disabled /> },
    { name: 'Long words', Component: () => <Turn label={LONG} hint={LONG} /> },
  ],
};

interface TurnProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly on?: boolean;
  readonly disabled?: boolean;
}

function Turn({ label, hint, on = false, disabled = false }: TurnProps) {
  const [checked, setChecked] = useState(on);
  return (
    <Switch label={label} hint={hint} checked={checked} onCheckedChange={setChecked} disabled={disabled} />
  );
}

const LONG = 'Also look at holidays that begin up to three days before or after the day that was asked for';

import { useState, type ReactNode } from 'react';

import { Switch } from '@storefront/shared/ui/switch';

import type { Example } from '../example';

export const switchExample: Example = {
  title: 'Switch',
  group: 'Forms',
  purpose: 'A setting with immediate effect; for values of a form use a checkbox.',
  states: [
    { name: 'Off', Component: () => <ExampleSwitch label="Flexible dates" /> },
    { name: 'On', Component: () => <ExampleSwitch label="Flexible dates" on /> },
    {
      name: 'With a hint',
      Component: () => <ExampleSwitch label="Flexible dates" hint="Three days either side" on />,
    },
    { name: 'Disabled, off', Component: () => <ExampleSwitch label="Show total prices" disabled /> },
    { name: 'Disabled, on', Component: () => <ExampleSwitch label="Show total prices" on disabled /> },
    { name: 'Long text', Component: () => <ExampleSwitch label={LONG} hint={LONG} /> },
  ],
};

interface ExampleSwitchProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly on?: boolean;
  readonly disabled?: boolean;
}

function ExampleSwitch({ label, hint, on = false, disabled = false }: ExampleSwitchProps) {
  const [checked, setChecked] = useState(on);
  return (
    <Switch label={label} hint={hint} checked={checked} onCheckedChange={setChecked} disabled={disabled} />
  );
}

const LONG = 'Also look at holidays that begin up to three days before or after the requested date';

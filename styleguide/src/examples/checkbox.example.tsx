import { useState, type ReactNode } from 'react';

import { Checkbox } from '@storefront/shared/ui/checkbox';
import { Stack } from '@storefront/shared/ui/stack';

import type { Example } from '../example';

export const checkboxExample: Example = {
  title: 'Checkbox',
  group: 'Forms',
  purpose: 'Options of a list, or consent in a form; for settings with immediate effect use a switch.',
  states: [
    { name: 'Not checked', Component: () => <Tick label="Half Board" /> },
    { name: 'Checked', Component: () => <Tick label="Half Board" chosen /> },
    { name: 'With a count', Component: () => <Tick label="Half Board" count={301} chosen /> },
    { name: 'Muted: usable, but without results', Component: Muted },
    { name: 'Disabled', Component: Disabled },
    { name: 'Many values', Component: Boards },
    { name: 'Long text', Component: () => <Tick label={LONG} count="12,480" /> },
  ],
};

interface TickProps {
  readonly label: ReactNode;
  readonly count?: number | string;
  readonly chosen?: boolean;
  readonly disabled?: boolean;
}

function Tick({ label, count, chosen = false, disabled = false }: TickProps) {
  const [checked, setChecked] = useState(chosen);
  return (
    <Checkbox
      label={label}
      count={count}
      checked={checked}
      onCheckedChange={setChecked}
      disabled={disabled}
    />
  );
}

function Muted() {
  const [checked, setChecked] = useState(false);
  return <Checkbox label="Self Catering" count={0} muted checked={checked} onCheckedChange={setChecked} />;
}

function Disabled() {
  return (
    <Stack gap="xs">
      <Tick label="Self Catering" count={0} disabled />
      <Tick label="Half Board" count={301} chosen disabled />
    </Stack>
  );
}

function Boards() {
  return (
    <Stack gap="xxs">
      <Tick label="All Inclusive" count={214} />
      <Tick label="Half Board" count={301} chosen />
      <Tick label="Bed & Breakfast" count={188} chosen />
      <Tick label="Room Only" count={97} />
      <Tick label="Self Catering" count={64} />
    </Stack>
  );
}

const LONG =
  'I have read the booking conditions of the hotel, of the airline and of whoever takes us from one to the other';

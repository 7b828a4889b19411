import { useState } from 'react';

import { Stack } from '@storefront/shared/ui/stack';
import { Stepper } from '@storefront/shared/ui/stepper';

import type { Example } from '../example';

export const stepperExample: Example = {
  title: 'Stepper',
  group: 'Forms',
  purpose: 'A small number with buttons or by typing; for a price range use a range slider.',
  states: [
    { name: 'Default', Component: () => <Count label="Adults" start={2} /> },
    {
      name: 'With a hint',
      Component: () => <Count label="Children" hint="0 to 15 on the day of return" start={1} />,
    },
    { name: 'At its lower limit', Component: () => <Count label="Adults" start={1} /> },
    { name: 'At its upper limit', Component: () => <Count label="Adults" start={6} /> },
    {
      name: 'Without an upper limit',
      Component: () => <Count label="Bags" start={120} max={Number.POSITIVE_INFINITY} />,
    },
    { name: 'Several', Component: Several },
    { name: 'Long text', Component: () => <Count label={LONG} hint={LONG} start={2} /> },
  ],
};

interface CountProps {
  readonly label: string;
  readonly hint?: string;
  readonly start: number;
  readonly max?: number;
}

function Count({ label, hint, start, max = 6 }: CountProps) {
  const [value, setValue] = useState(start);
  return <Stepper label={label} hint={hint} value={value} min={1} max={max} onValueChange={setValue} />;
}

function Several() {
  return (
    <Stack>
      <Count label="Adults" hint="16 and over" start={2} />
      <Count label="Children" hint="2 to 15" start={1} />
      <Count label="Infants" hint="Under 2" start={1} />
    </Stack>
  );
}

const LONG = 'Golf bags, surfboards, bicycles and other large things that do not go into a suitcase';

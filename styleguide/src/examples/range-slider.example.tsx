import { useState } from 'react';

import { RangeSlider, type Range } from '@storefront/shared/ui/range-slider';

import type { Example } from '../example';

export const rangeSliderExample: Example = {
  title: 'Range slider',
  group: 'Forms',
  purpose: 'A range on a long scale, dragged or typed; for a few steps use a radio group.',
  states: [
    { name: 'The whole range', Component: () => <Prices start={{ from: 200, to: 2400 }} /> },
    { name: 'A part of the range', Component: () => <Prices start={{ from: 450, to: 1200 }} /> },
    { name: 'Both ends at one value', Component: () => <Prices start={{ from: 900, to: 900 }} /> },
    { name: 'Without a unit', Component: Hours },
    {
      name: 'Equal limits: no slider',
      Component: () => <Prices start={{ from: 480, to: 480 }} limits={{ from: 480, to: 480 }} />,
    },
  ],
};

interface PricesProps {
  readonly start: Range;
  readonly limits?: Range;
}

function Prices({ start, limits = { from: 200, to: 2400 } }: PricesProps) {
  const [value, setValue] = useState(start);
  return (
    <RangeSlider
      legend="Price per person"
      min={limits.from}
      max={limits.to}
      step={10}
      value={value}
      onValueChange={setValue}
      format={(amount) => `£${amount.toLocaleString('en-GB')}`}
      unit="£"
    />
  );
}

function Hours() {
  const [value, setValue] = useState<Range>({ from: 6, to: 14 });
  return (
    <RangeSlider
      legend="Take-off"
      min={0}
      max={24}
      step={1}
      value={value}
      onValueChange={setValue}
      format={(hour) => `${hour}:00`}
    />
  );
}

import { css } from '@emotion/react';
import { DateField } from '@storefront/shared/composites/date-field/date-field';
import { useState, type ComponentProps } from 'react';

import type { Example } from '../example';

export const dateFieldExample: Example = {
  title: 'Date field',
  group: 'Search',
  purpose: 'A date; if each day has a price, use a price calendar.',
  states: [
    { name: 'A day', Component: () => <Field first="2027-06-12" /> },
    { name: 'First selectable day', Component: () => <Field first="2026-11-22" /> },
    { name: 'Last selectable day', Component: () => <Field first="2028-05-22" /> },
    {
      name: 'Few selectable days',
      Component: () => <Field first="2027-02-27" min="2027-02-26" max="2027-03-02" />,
    },
    {
      name: 'Long label',
      Component: () => <Field label="The day on which the last of you can leave home" />,
    },
  ],
};

interface FieldProps extends Partial<Pick<ComponentProps<typeof DateField>, 'label' | 'min' | 'max'>> {
  readonly first?: string;
}

function Field({ first = '2027-06-12', ...rest }: FieldProps) {
  const [date, setDate] = useState(first);
  return (
    <div css={boxStyles}>
      <DateField
        label="Departure date"
        min="2026-11-22"
        max="2028-05-22"
        {...rest}
        value={date}
        onValueChange={setDate}
      />
    </div>
  );
}

const boxStyles = css`
  max-width: 320px;
`;

import { css } from '@emotion/react';
import { COUNTRIES } from '@storefront/shared/domain/passengers/countries';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { family, space, text } from '@storefront/shared/ui/tokens';
import { memo, type InputHTMLAttributes } from 'react';

import { errorAt } from './form-errors';
import type { LeadValues } from './form-values';

const COUNTRY_OPTIONS = [
  { value: '', label: 'Choose a country' },
  ...COUNTRIES.map(({ name }) => ({ value: name, label: name })),
];

interface LeadField extends InputHTMLAttributes<HTMLInputElement> {
  readonly field: keyof LeadValues;
  readonly label: string;
  readonly hint?: string;
  readonly sizing?: 'full' | 'postcode' | 'phone';
}

// The maximum lengths are those of the API.
const CONTACT: readonly LeadField[] = [
  {
    field: 'email',
    label: 'Email',
    hint: 'We send your confirmation here',
    type: 'email',
    autoComplete: 'email',
    spellCheck: false,
    maxLength: 254,
  },
  {
    field: 'phone',
    label: 'Phone number',
    hint: 'In case we must reach you about your flight',
    type: 'tel',
    autoComplete: 'tel',
    sizing: 'phone',
    maxLength: 40,
  },
];
const ADDRESS: readonly LeadField[] = [
  { field: 'postcode', label: 'Postcode', autoComplete: 'postal-code', sizing: 'postcode', maxLength: 20 },
  { field: 'addressLineOne', label: 'Address line 1', autoComplete: 'address-line1', maxLength: 200 },
  {
    field: 'addressLineTwo',
    label: 'Address line 2 (optional)',
    autoComplete: 'address-line2',
    maxLength: 200,
  },
  { field: 'city', label: 'City', autoComplete: 'address-level2', maxLength: 200 },
];

interface LeadFieldsProps {
  readonly lead: LeadValues;
  /** Formik's errors of the lead passenger; undefined while no errors are shown. */
  readonly errors: unknown;
  readonly onChange: (path: string, value: string) => void;
}

/** The fields that only the lead passenger has. */
export const LeadFields = memo(function LeadFields({ lead, errors, onChange }: LeadFieldsProps) {
  const control = (field: keyof LeadValues) => ({
    id: `lead.${field}`,
    value: lead[field],
    error: errorAt(errors, field),
  });
  const textField = ({ field, ...rest }: LeadField) => (
    <TextField
      key={field}
      {...rest}
      {...control(field)}
      onChange={({ target }) => onChange(`lead.${field}`, target.value)}
    />
  );

  return (
    <>
      <fieldset css={groupStyles}>
        <legend css={legendStyles}>How we reach you</legend>
        {CONTACT.map(textField)}
      </fieldset>
      <fieldset css={groupStyles}>
        <legend css={legendStyles}>Home address</legend>
        {ADDRESS.map(textField)}
        <SelectField
          {...control('country')}
          label="Country"
          options={COUNTRY_OPTIONS}
          autoComplete="country-name"
          onValueChange={(country) => onChange('lead.country', country)}
        />
      </fieldset>
    </>
  );
});

const groupStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  min-width: 0;
  margin: 0;
  padding: ${space.xs} 0 0;
  border: 0;
`;

const legendStyles = css`
  padding: 0 0 ${space.s};
  font: 700 ${text.lead} ${family.heading};
`;

import { COUNTRIES } from '@storefront/shared/passengers/countries';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { useFormikContext } from 'formik';
import type { InputHTMLAttributes } from 'react';

import { errorAt } from './form-errors';
import type { FormValues } from './passenger-form';

const COUNTRY_OPTIONS = [
  { value: '', label: 'Choose a country' },
  ...COUNTRIES.map(({ name }) => ({ value: name, label: name })),
];

interface LeadField extends InputHTMLAttributes<HTMLInputElement> {
  readonly field: keyof FormValues['lead'];
  readonly label: string;
  readonly hint?: string;
  readonly sizing?: 'full' | 'postcode' | 'phone';
}

const FIELDS: readonly LeadField[] = [
  { field: 'email', label: 'Email', type: 'email', autoComplete: 'email', spellCheck: false, maxLength: 254 },
  { field: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel', sizing: 'phone' },
  { field: 'postcode', label: 'Postcode', autoComplete: 'postal-code', sizing: 'postcode' },
  { field: 'addressLineOne', label: 'Address line 1', autoComplete: 'address-line1' },
  { field: 'addressLineTwo', label: 'Address line 2 (optional)', autoComplete: 'address-line2' },
  { field: 'city', label: 'City', autoComplete: 'address-level2' },
];

/** What only the lead passenger is asked for. */
export function LeadFields() {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<FormValues>();
  const errorOf = (field: string) => (submitCount > 0 ? errorAt(errors, `lead.${field}`) : undefined);

  return (
    <>
      {FIELDS.map(({ field, ...rest }) => (
        <TextField
          key={field}
          {...rest}
          id={`lead.${field}`}
          value={values.lead[field]}
          onChange={({ target }) => void setFieldValue(`lead.${field}`, target.value)}
          error={errorOf(field)}
        />
      ))}
      <SelectField
        id="lead.country"
        label="Country"
        options={COUNTRY_OPTIONS}
        value={values.lead.country}
        onValueChange={(country) => void setFieldValue('lead.country', country)}
        error={errorOf('country')}
        autoComplete="country-name"
      />
    </>
  );
}

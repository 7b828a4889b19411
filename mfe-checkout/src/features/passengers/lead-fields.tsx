import { css } from '@emotion/react';
import { COUNTRIES } from '@storefront/shared/domain/passengers/countries';
import { Card } from '@storefront/shared/ui/card';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { family, from, space, text } from '@storefront/shared/ui/tokens';
import { memo, type InputHTMLAttributes } from 'react';

import { EmailSuggestion } from './email-suggestion';
import { errorAt, LEAD_GROUPS } from './form-errors';
import { HOME_COUNTRY, type LeadValues } from './form-values';
import { postcodeHint } from './postcode';

// The country of most bookings comes first.
const COUNTRY_OPTIONS = [
  { value: '', label: 'Choose a country' },
  ...[HOME_COUNTRY, ...COUNTRIES.map(({ name }) => name).filter((name) => name !== HOME_COUNTRY)].map(
    (name) => ({ value: name, label: name }),
  ),
];

interface LeadField extends InputHTMLAttributes<HTMLInputElement> {
  readonly field: keyof LeadValues;
  readonly label: string;
  readonly hint?: string | undefined;
}

// The maximum lengths are those of the API.
const EMAIL: LeadField = {
  field: 'email',
  label: 'Email',
  hint: 'We send your confirmation here',
  type: 'email',
  autoComplete: 'email',
  spellCheck: false,
  maxLength: 254,
};
const PHONE: LeadField = {
  field: 'phone',
  label: 'Phone number',
  hint: 'Only if your flight changes',
  type: 'tel',
  autoComplete: 'tel',
  maxLength: 40,
};
const ADDRESS: readonly LeadField[] = [
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
  const change = (field: keyof LeadValues) => (value: string) => onChange(`lead.${field}`, value);
  const textField = ({ field, ...rest }: LeadField) => (
    <TextField
      key={field}
      {...rest}
      {...control(field)}
      onChange={({ target }) => change(field)(target.value)}
    />
  );

  return (
    <>
      <Card as="section">
        <fieldset css={groupStyles}>
          <legend css={legendStyles}>{LEAD_GROUPS.contact.title}</legend>
          <div css={[fittingStyles, contactStyles]}>
            <div>
              {textField(EMAIL)}
              <EmailSuggestion email={lead.email} onAccept={change('email')} />
            </div>
            {textField(PHONE)}
          </div>
        </fieldset>
      </Card>
      <Card as="section">
        <fieldset css={groupStyles}>
          <legend css={legendStyles}>{LEAD_GROUPS.address.title}</legend>
          <div css={placeStyles}>
            <SelectField
              {...control('country')}
              label="Country"
              options={COUNTRY_OPTIONS}
              autoComplete="country-name"
              onValueChange={change('country')}
            />
            {textField({
              field: 'postcode',
              label: 'Postcode',
              autoComplete: 'postal-code',
              maxLength: 20,
              hint: postcodeHint(lead),
            })}
          </div>
          <div css={fittingStyles}>{ADDRESS.map(textField)}</div>
        </fieldset>
      </Card>
    </>
  );
});

const groupStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

const legendStyles = css`
  float: left;
  padding: 0;
  font: 700 ${text.h4} ${family.heading};
`;

const placeStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${space.s};

  ${from.small} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`;

// Beside the summary on a tablet there is one column: an address or its hint does not fit into half of it.
const fittingStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  align-items: end;
  gap: ${space.s};
`;

// The suggestion belongs to the email, and must not move the phone number beside it.
const contactStyles = css`
  align-items: start;
`;

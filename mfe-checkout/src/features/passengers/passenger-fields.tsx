import { css } from '@emotion/react';
import { MONTH_NAMES } from '@storefront/shared/dates/month-names';
import { TITLES } from '@storefront/shared/passengers/passenger-rules';
import { errorStyles, hintStyles, labelStyles } from '@storefront/shared/ui/field';
import { Card } from '@storefront/shared/ui/card';
import { SelectField } from '@storefront/shared/ui/select-field';
import { Stack } from '@storefront/shared/ui/stack';
import { TextField } from '@storefront/shared/ui/text-field';
import { color, family, space, text } from '@storefront/shared/ui/tokens';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';

import { errorAt } from './form-errors';
import type { FormValues } from './passenger-form';

const TITLE_OPTIONS = [
  { value: '', label: 'Choose' },
  ...TITLES.map((title) => ({ value: title, label: title })),
];
const DAYS = Array.from({ length: 31 }, (_, index) => String(index + 1));

interface PassengerFieldsProps {
  readonly index: number;
  readonly children?: ReactNode;
}

/** One guest. Only the lead passenger's fields may be filled in by the browser. */
export function PassengerFields({ index, children }: PassengerFieldsProps) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<FormValues>();
  const passenger = values.passengers[index];
  if (!passenger) return null;
  const at = `passengers.${index}`;
  const errorOf = (field: string) => (submitCount > 0 ? errorAt(errors, `${at}.${field}`) : undefined);
  const set = (field: string) => (value: string) => void setFieldValue(`${at}.${field}`, value);
  const fills = (token: string) => (index === 0 ? token : 'off');

  return (
    <Card as="section">
      <fieldset css={groupStyles}>
        <legend css={legendStyles}>{index === 0 ? 'Lead passenger' : `Passenger ${index + 1}`}</legend>
        {index === 0 && <p css={hintStyles}>Lead passenger must be over 18</p>}
        <Stack gap="m">
          <SelectField
            id={`${at}.title`}
            label="Title"
            options={TITLE_OPTIONS}
            value={passenger.title}
            onValueChange={set('title')}
            error={errorOf('title')}
            autoComplete={fills('honorific-prefix')}
          />
          <TextField
            id={`${at}.firstName`}
            label="First name"
            hint="As in the passport"
            spellCheck={false}
            autoComplete={fills('given-name')}
            value={passenger.firstName}
            onChange={({ target }) => set('firstName')(target.value)}
            error={errorOf('firstName')}
          />
          <TextField
            id={`${at}.lastName`}
            label="Last name"
            hint="As in the passport"
            spellCheck={false}
            autoComplete={fills('family-name')}
            value={passenger.lastName}
            onChange={({ target }) => set('lastName')(target.value)}
            error={errorOf('lastName')}
          />
          <DateOfBirth
            index={index}
            birth={passenger.birth}
            error={errorOf('birth')}
            onChange={set}
            fills={fills}
          />
          {children}
        </Stack>
      </fieldset>
    </Card>
  );
}

interface DateOfBirthProps {
  readonly index: number;
  readonly birth: FormValues['passengers'][number]['birth'];
  readonly error: string | undefined;
  readonly onChange: (field: string) => (value: string) => void;
  readonly fills: (token: string) => string;
}

function DateOfBirth({ index, birth, error, onChange, fills }: DateOfBirthProps) {
  const id = `passengers.${index}.birth`;
  const described = error ? { 'aria-describedby': `${id}-error` } : {};

  return (
    <fieldset css={[groupStyles, error ? brokenStyles : undefined]}>
      <legend css={labelStyles}>Date of birth</legend>
      {error && (
        <p id={`${id}-error`} css={errorStyles}>
          {error}
        </p>
      )}
      <div css={partsStyles}>
        <SelectField
          id={id}
          label="Day"
          options={[{ value: '', label: 'Day' }, ...DAYS.map((day) => ({ value: day, label: day }))]}
          value={birth.day}
          onValueChange={onChange('birth.day')}
          autoComplete={fills('bday-day')}
          {...described}
        />
        <SelectField
          label="Month"
          options={[
            { value: '', label: 'Month' },
            ...MONTH_NAMES.map((name, month) => ({ value: String(month + 1), label: name })),
          ]}
          value={birth.month}
          onValueChange={onChange('birth.month')}
          autoComplete={fills('bday-month')}
          {...described}
        />
        <TextField
          label="Year"
          inputMode="numeric"
          maxLength={4}
          placeholder="YYYY"
          value={birth.year}
          onChange={({ target }) => onChange('birth.year')(target.value.replaceAll(/\D/g, ''))}
          autoComplete={fills('bday-year')}
          {...described}
        />
      </div>
    </fieldset>
  );
}

const groupStyles = css`
  display: grid;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`;

const legendStyles = css`
  padding: 0 0 ${space.s};
  font: 700 ${text.h4} ${family.heading};
`;

const brokenStyles = css`
  padding-left: ${space.s};
  border-left: 4px solid ${color.error};
`;

const partsStyles = css`
  display: grid;
  grid-template-columns: 1fr 1.6fr 1.2fr;
  gap: ${space.s};
`;

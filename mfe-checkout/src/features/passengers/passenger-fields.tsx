import { css } from '@emotion/react';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { TITLES } from '@storefront/shared/domain/passengers/passenger-rules';
import { hintStyles } from '@storefront/shared/ui/field';
import { SelectField } from '@storefront/shared/ui/select-field';
import { TextField } from '@storefront/shared/ui/text-field';
import { family, from, space, text } from '@storefront/shared/ui/tokens';
import { memo } from 'react';

import { guestTitle, type Guest } from '../../domain/guests';

import { AgeNotice, LEAD_RULE } from './age-notice';
import { DateOfBirth } from './date-of-birth';
import { errorAt } from './form-errors';
import type { PassengerValues } from './form-values';

const TITLE_OPTIONS = [
  { value: '', label: 'Choose' },
  ...TITLES.map((title) => ({ value: title, label: title })),
];
/** Limit of the API. */
const MAX_NAME_LENGTH = 100;

interface PassengerFieldsProps {
  readonly guest: Guest;
  readonly index: number;
  readonly passenger: PassengerValues;
  /** Formik's errors of this passenger; undefined while no errors are shown. */
  readonly errors: unknown;
  readonly today: IsoDate;
  readonly onChange: (path: string, value: string) => void;
  readonly ageWarning: string | null;
  readonly isUnderAge: boolean;
  /** Path of a search with the entered ages. */
  readonly searchAgainPath: string;
}

/** The form of one guest. Only the lead passenger's fields allow autofill. */
export const PassengerFields = memo(function PassengerFields(props: PassengerFieldsProps) {
  const { guest, index, passenger, errors, today, onChange } = props;
  const { ageWarning, isUnderAge, searchAgainPath } = props;
  const at = `passengers.${index}`;
  const isLead = index === 0;
  const hasHint = isLead && !isUnderAge;

  return (
    <fieldset css={groupStyles} aria-describedby={hasHint ? `${at}-rule` : undefined}>
      <legend css={legendStyles}>{guestTitle(guest, index)}</legend>
      {hasHint && (
        <p id={`${at}-rule`} css={hintStyles}>
          {LEAD_RULE}
        </p>
      )}
      <NameFields at={at} passenger={passenger} errors={errors} hasAutofill={isLead} onChange={onChange} />
      <DateOfBirth
        id={`${at}.birth`}
        birth={passenger.birth}
        today={today}
        error={errorAt(errors, 'birth')}
        hasAutofill={isLead}
        onChange={(part, value) => onChange(`${at}.birth.${part}`, value)}
      />
      <AgeNotice
        guest={guestTitle(guest, index)}
        name={passenger.firstName}
        warning={ageWarning}
        isLeadUnderAge={isUnderAge}
        searchAgainPath={searchAgainPath}
      />
    </fieldset>
  );
});

interface NameFieldsProps extends Pick<PassengerFieldsProps, 'passenger' | 'errors' | 'onChange'> {
  /** Path of the passenger in the form values. */
  readonly at: string;
  readonly hasAutofill: boolean;
}

function NameFields({ at, passenger, errors, hasAutofill, onChange }: NameFieldsProps) {
  const control = (field: 'title' | 'firstName' | 'lastName', token: string) => ({
    id: `${at}.${field}`,
    value: passenger[field],
    error: errorAt(errors, field),
    autoComplete: hasAutofill ? token : 'off',
  });
  const name = { spellCheck: false, maxLength: MAX_NAME_LENGTH };
  return (
    <div css={rowStyles}>
      <SelectField
        {...control('title', 'honorific-prefix')}
        label="Title"
        options={TITLE_OPTIONS}
        onValueChange={(title) => onChange(`${at}.title`, title)}
      />
      <TextField
        {...control('firstName', 'given-name')}
        {...name}
        label="First name"
        onChange={({ target }) => onChange(`${at}.firstName`, target.value)}
      />
      <TextField
        {...control('lastName', 'family-name')}
        {...name}
        label="Last name"
        onChange={({ target }) => onChange(`${at}.lastName`, target.value)}
      />
    </div>
  );
}

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
  font: 700 ${text.lead} ${family.heading};
`;

// Title and names are one row from the width at which a name of average length fits; on phones the last name is below.
const rowStyles = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space.s};

  & > :first-of-type {
    flex: 0 0 7rem;

    /* The bar of an error takes a part of it. */
    &:has([aria-invalid='true']) {
      flex-basis: 8rem;
    }
  }

  & > :nth-of-type(2) {
    flex: 1 1 10rem;
    min-width: 0;
  }

  & > :last-of-type {
    flex: 1 1 100%;
    min-width: 0;
  }

  ${from.small} {
    flex-wrap: nowrap;

    & > :last-of-type {
      flex: 1 1 10rem;
    }
  }
`;

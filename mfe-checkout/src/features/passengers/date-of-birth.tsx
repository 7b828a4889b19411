import { css } from '@emotion/react';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { MONTH_NAMES } from '@storefront/shared/domain/dates/month-names';
import { invalidStyles, errorStyles, hintStyles, labelStyles } from '@storefront/shared/ui/field';
import { space } from '@storefront/shared/ui/tokens';

import { birthDateProblem, type DatePart } from './birth-date-problem';
import { DayOrMonth, Year } from './date-part';
import { birthPartId } from './form-errors';
import type { PassengerValues } from './form-values';

const DAYS = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));
const MONTHS = MONTH_NAMES.map((label, index) => ({ value: String(index + 1), label }));

interface DateOfBirthProps {
  /** Id of the day field; the ids of month and year are derived from it. */
  readonly id: string;
  readonly birth: PassengerValues['birth'];
  readonly today: IsoDate;
  readonly error: string | undefined;
  /** Allows the browser to fill in the fields. */
  readonly hasAutofill: boolean;
  readonly onChange: (part: DatePart, value: string) => void;
}

/** Three fields in one group. The focus never jumps to the next field by itself (usability rule 43). */
export function DateOfBirth({ id, birth, today, error, hasAutofill, onChange }: DateOfBirthProps) {
  const problem = error === undefined ? null : birthDateProblem(birth, today);
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = problem ? `${hintId} ${errorId}` : hintId;
  const part = (name: DatePart) => {
    const isWrong = problem?.parts.includes(name) ?? false;
    return {
      id: birthPartId(id, name),
      value: birth[name],
      onValueChange: (value: string) => onChange(name, value),
      autoComplete: hasAutofill ? `bday-${name}` : 'off',
      errorId: isWrong ? errorId : undefined,
    };
  };

  return (
    <fieldset css={[groupStyles, problem && invalidStyles]} aria-describedby={describedBy}>
      <legend css={[labelStyles, legendStyles]}>Date of birth</legend>
      <p id={hintId} css={hintStyles}>
        For example 31 March 1985
      </p>
      {problem && (
        <p id={errorId} css={errorStyles}>
          {problem.message}
          {problem.detail !== null && <span css={detailStyles}>{problem.detail}</span>}
        </p>
      )}
      <div css={partsStyles}>
        <DayOrMonth label="Day" options={DAYS} {...part('day')} />
        <DayOrMonth label="Month" options={MONTHS} {...part('month')} />
        <Year {...part('year')} />
      </div>
    </fieldset>
  );
}

const groupStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xxs};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

// A floated legend is laid out inside the fieldset, so the error bar starts above it.
const legendStyles = css`
  float: left;
  padding: 0;
`;

const detailStyles = css`
  display: block;
  font-weight: 400;
`;

// The month field fits the longest name; on the narrowest phones the year wraps.
const partsStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding-top: ${space.xxs};
`;

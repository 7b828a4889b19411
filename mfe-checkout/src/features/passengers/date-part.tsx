import { css } from '@emotion/react';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { controlStyles, labelStyles } from '@storefront/shared/ui/field';
import { space } from '@storefront/shared/ui/tokens';
import type { SelectOption } from '@storefront/shared/ui/select-field';
import { ChevronDown } from 'lucide-react';

const YEARS_ID = 'birth-years';
const YEARS_OFFERED = 100;

interface DatePartProps {
  readonly id: string;
  readonly value: string;
  readonly autoComplete: string;
  /** Id of the error message of the date; set when this field is wrong. */
  readonly errorId: string | undefined;
  readonly onValueChange: (value: string) => void;
}

interface DayOrMonthProps extends DatePartProps {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

export function DayOrMonth({ label, options, id, errorId, onValueChange, ...rest }: DayOrMonthProps) {
  return (
    <div css={label === 'Day' ? dayStyles : monthStyles}>
      <label htmlFor={id} css={labelStyles}>
        {label}
      </label>
      <span css={frameStyles}>
        <select
          {...rest}
          id={id}
          css={[controlStyles, selectStyles]}
          aria-invalid={errorId ? true : undefined}
          aria-describedby={errorId}
          onChange={({ target }) => onValueChange(target.value)}
        >
          <option value="">{label}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} aria-hidden css={arrowStyles} />
      </span>
    </div>
  );
}

/** Four digits, typed or selected from `BirthYears`. */
export function Year({ id, errorId, onValueChange, ...rest }: DatePartProps) {
  return (
    <div css={yearStyles}>
      <label htmlFor={id} css={labelStyles}>
        Year
      </label>
      <input
        {...rest}
        type="text"
        id={id}
        list={YEARS_ID}
        inputMode="numeric"
        maxLength={4}
        css={controlStyles}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={({ target }) => onValueChange(target.value.replaceAll(/\D/g, ''))}
      />
    </div>
  );
}

/** Suggestions for every year field of the page: the last hundred years (PAX-VAL-07). */
export function BirthYears({ today }: { readonly today: IsoDate }) {
  const latest = Number(today.slice(0, 4));
  return (
    <datalist id={YEARS_ID}>
      {Array.from({ length: YEARS_OFFERED }, (_, index) => (
        <option key={index}>{latest - index}</option>
      ))}
    </datalist>
  );
}

const dayStyles = css`
  flex: 1 1 72px;
  max-width: 112px;
`;

const monthStyles = css`
  flex: 2 1 128px;
  max-width: 208px;
`;

const yearStyles = css`
  flex: 1 1 96px;
  max-width: 128px;
`;

const frameStyles = css`
  position: relative;
  display: block;
`;

const selectStyles = css`
  padding-right: ${space.xl};
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

const arrowStyles = css`
  position: absolute;
  right: ${space.s};
  bottom: 14px;
  pointer-events: none;
`;

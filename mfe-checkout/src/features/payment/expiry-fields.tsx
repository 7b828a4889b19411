import { css } from '@emotion/react';
import type { IsoDate } from '@storefront/shared/domain/dates/iso-date';
import { invalidStyles, errorStyles, labelStyles } from '@storefront/shared/ui/field';
import { SelectField } from '@storefront/shared/ui/select-field';
import { space } from '@storefront/shared/ui/tokens';

import { expiryYears } from '../../domain/card-rules';

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

interface ExpiryFieldsProps {
  /** `01` to `12`, as on the card. */
  readonly month: string;
  readonly year: string;
  readonly today: IsoDate;
  readonly error: string | undefined;
  readonly onChange: (part: { readonly month: string } | { readonly year: string }) => void;
}

/** The month as printed on the card, and ten years from the current one (PAY-CARD-09). */
export function ExpiryFields({ month, year, today, error, onChange }: ExpiryFieldsProps) {
  const described = error ? { 'aria-describedby': 'card-expiry-error', 'aria-invalid': true } : {};
  return (
    <fieldset css={[fieldsetStyles, error ? invalidStyles : undefined]}>
      <legend css={labelStyles}>Expiry date, MM / YYYY</legend>
      {error && (
        <p id="card-expiry-error" css={errorStyles}>
          {error}
        </p>
      )}
      <div css={pairStyles}>
        <SelectField
          id="card-expiry"
          label="Month"
          autoComplete="cc-exp-month"
          options={[{ value: '', label: 'MM' }, ...MONTHS.map((value) => ({ value, label: value }))]}
          value={month}
          onValueChange={(value) => onChange({ month: value })}
          {...described}
        />
        <SelectField
          label="Year"
          autoComplete="cc-exp-year"
          options={[
            { value: '', label: 'YYYY' },
            ...expiryYears(today).map((value) => ({ value, label: value })),
          ]}
          value={year}
          onValueChange={(value) => onChange({ year: value })}
          {...described}
        />
      </div>
    </fieldset>
  );
}

const fieldsetStyles = css`
  position: relative;
  display: grid;
  gap: ${space.xxs};
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
`;

const pairStyles = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 140px));
  gap: ${space.s};
`;

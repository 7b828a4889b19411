import { css } from '@emotion/react';
import { controlStyles, Field } from '@storefront/shared/ui/field';

interface LongTextFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly required?: boolean;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
}

/** Renders a text of several lines. */
export function LongTextField({ label, hint, value, required, maxLength, onChange }: LongTextFieldProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <textarea
          {...control}
          css={[controlStyles, areaStyles]}
          rows={4}
          required={required}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

const areaStyles = css`
  min-height: 96px;
  line-height: 1.5;
  resize: vertical;
`;

import { css } from '@emotion/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode, SelectHTMLAttributes } from 'react';

import { controlStyles, Field } from './field';
import { space } from './tokens';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly options: readonly SelectOption[];
  readonly onValueChange?: (value: string) => void;
}

/**
 * Renders a native `<select>` in a `Field`: label, hint and error belong to it. The native list works best on
 * phones and with the keyboard. All other `<select>` attributes are passed on. For long lists use
 * `SearchableSelect`.
 */
export function SelectField({
  label,
  hint,
  error,
  options,
  onValueChange,
  id,
  onChange,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span css={frameStyles}>
          <select
            {...rest}
            {...control}
            // Controls that share one error message get its id from the caller.
            aria-describedby={control['aria-describedby'] ?? rest['aria-describedby']}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
            css={[controlStyles, selectStyles]}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(event.target.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden css={arrowStyles} />
        </span>
      )}
    </Field>
  );
}

const frameStyles = css`
  position: relative;
  display: block;
  min-width: 0;
`;

// Replaces the arrow of the operating system, whose position differs between systems.
const arrowStyles = css`
  position: absolute;
  right: ${space.s};
  bottom: 14px;
  pointer-events: none;
`;

const selectStyles = css`
  padding-right: ${space.xl};
  appearance: none;
  min-width: 0;
  text-overflow: ellipsis;

  &:not(:disabled) {
    cursor: pointer;
  }
`;

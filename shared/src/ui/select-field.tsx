import { css } from '@emotion/react';
import type { ReactNode, SelectHTMLAttributes } from 'react';

import { controlStyles, Field } from './field';

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

/** The browser's own list: the best one on phones, and known to every keyboard. */
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
        <select
          {...rest}
          {...control}
          css={[controlStyles, selectStyles]}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.target.value);
          }}
        >
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const selectStyles = css`
  cursor: pointer;
`;

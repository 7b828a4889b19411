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
        <span css={frameStyles}>
          <select
            {...rest}
            {...control}
            // One of several controls that share an error is told of it from outside.
            aria-describedby={control['aria-describedby'] ?? rest['aria-describedby']}
            aria-invalid={control['aria-invalid'] ?? rest['aria-invalid']}
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

// The same arrow as every other list of the site; the system's own would stand elsewhere on each of them.
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

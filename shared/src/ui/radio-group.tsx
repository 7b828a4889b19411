import { Radio } from '@base-ui/react/radio';
import { RadioGroup as Base } from '@base-ui/react/radio-group';
import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

import { invalidStyles, errorStyles, hintStyles, labelStyles } from './field';
import { color, family, radius, space, text } from './tokens';

export interface RadioOption<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}

interface RadioGroupProps<V extends string> {
  readonly legend: ReactNode;
  readonly options: readonly RadioOption<V>[];
  /** `null` while nothing is selected. */
  readonly value: V | null;
  readonly onValueChange: (value: V) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
}

/**
 * Renders a radio group (ARIA radio group pattern): one tab stop, arrow keys move the selection. Legend, hint and
 * error belong to the group, the hint of an option to its radio. For options with prices use `RadioCards`.
 */
export function RadioGroup<V extends string>(props: RadioGroupProps<V>) {
  const { legend, options, value, onValueChange, hint, error } = props;
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');

  return (
    <Base<V | null>
      css={[groupStyles, error ? invalidStyles : undefined]}
      value={value}
      onValueChange={(next) => next !== null && onValueChange(next)}
      aria-labelledby={`${id}-legend`}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <span id={`${id}-legend`} css={labelStyles}>
        {legend}
      </span>
      {hint && (
        <p id={`${id}-hint`} css={hintStyles}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} css={errorStyles}>
          {error}
        </p>
      )}
      {options.map((option) => (
        <RadioRow key={option.value} option={option} />
      ))}
    </Base>
  );
}

function RadioRow<V extends string>({ option }: { readonly option: RadioOption<V> }) {
  const id = useId();
  const { value, label, hint, disabled = false } = option;
  return (
    <label css={[rowStyles, disabled && disabledStyles]}>
      <Radio.Root
        value={value}
        disabled={disabled}
        css={dotStyles}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Radio.Indicator css={markStyles} />
      </Radio.Root>
      <span css={textStyles}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} css={hintStyles}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}

const groupStyles = css`
  display: grid;
  gap: ${space.xxs};
  min-width: 0;
`;

const rowStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space.s};
  min-height: 44px;
  font: ${text.body} ${family.body};
  cursor: pointer;
`;

const disabledStyles = css`
  cursor: not-allowed;
  opacity: 0.6;
`;

const textStyles = css`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const dotStyles = css`
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border: 2px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};

  &[data-checked] {
    border-color: ${color.action};
  }
`;

const markStyles = css`
  width: 10px;
  height: 10px;
  border-radius: ${radius.pill};
  background: ${color.action};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }
`;

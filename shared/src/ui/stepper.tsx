import { NumberField } from '@base-ui/react/number-field';
import { css } from '@emotion/react';
import { Minus, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';

import { hintStyles, labelStyles } from './field';
import { color, family, radius, space, text } from './tokens';

interface StepperProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly value: number;
  readonly min: number;
  /** `Infinity` for no upper limit. */
  readonly max: number;
  readonly onValueChange: (value: number) => void;
}

/**
 * Renders an integer input with a minus and a plus button of 44 px. The number can be typed or changed with the
 * arrow keys and is clamped to `min` and `max`; the hint is its description.
 */
export function Stepper({ label, hint, value, min, max, onValueChange }: StepperProps) {
  const id = useId();
  return (
    <div css={rowStyles}>
      <div css={textStyles}>
        <label htmlFor={id} css={labelStyles}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} css={hintStyles}>
            {hint}
          </p>
        )}
      </div>
      <NumberField.Root
        id={id}
        value={value}
        min={min}
        max={Number.isFinite(max) ? max : undefined}
        // `null` is an empty input while the user types: keep the last value.
        onValueChange={(next) => next !== null && onValueChange(Math.round(next))}
        locale="en-GB"
        format={WHOLE_NUMBERS}
      >
        <NumberField.Group css={groupStyles} aria-label={label}>
          <NumberField.Decrement css={stepStyles} tabIndex={0} aria-label={`One fewer: ${label}`}>
            <Minus size={20} aria-hidden />
          </NumberField.Decrement>
          <NumberField.Input css={numberStyles} aria-describedby={hint ? `${id}-hint` : undefined} />
          <NumberField.Increment css={stepStyles} tabIndex={0} aria-label={`One more: ${label}`}>
            <Plus size={20} aria-hidden />
          </NumberField.Increment>
        </NumberField.Group>
      </NumberField.Root>
    </div>
  );
}

const WHOLE_NUMBERS = { maximumFractionDigits: 0, useGrouping: false } as const;

const rowStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
`;

const textStyles = css`
  min-width: 0;
  overflow-wrap: anywhere;
`;

const groupStyles = css`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space.xxs};
`;

const stepStyles = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${color.action};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.action};
  cursor: pointer;

  &[data-disabled] {
    border-color: ${color.lineSoft};
    color: ${color.inkFaint};
    cursor: not-allowed;
  }
`;

const numberStyles = css`
  width: 44px;
  height: 44px;
  border: 0;
  background: transparent;
  color: ${color.ink};
  font: 600 ${text.body} ${family.body};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

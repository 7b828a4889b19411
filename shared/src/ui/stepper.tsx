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
  /** `Infinity` where there is no upper limit. */
  readonly max: number;
  readonly onValueChange: (value: number) => void;
}

/** Minus, the number, plus; the number can be typed as well. A typed value outside the limits is held to them. */
export function Stepper({ label, hint, value, min, max, onValueChange }: StepperProps) {
  const id = useId();
  const within = (wanted: number) => Math.min(max, Math.max(min, wanted));

  return (
    <div css={rowStyles}>
      <div>
        <label htmlFor={id} css={labelStyles}>
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} css={hintStyles}>
            {hint}
          </p>
        )}
      </div>
      <div css={groupStyles} role="group" aria-label={label}>
        <button
          type="button"
          css={stepStyles}
          aria-label={`One fewer: ${label}`}
          disabled={value <= min}
          onClick={() => onValueChange(within(value - 1))}
        >
          <Minus size={20} aria-hidden />
        </button>
        <input
          id={id}
          css={numberStyles}
          inputMode="numeric"
          value={value}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => {
            const typed = Number.parseInt(event.target.value.replaceAll(/\D/g, ''), 10);
            if (!Number.isNaN(typed)) onValueChange(within(typed));
          }}
        />
        <button
          type="button"
          css={stepStyles}
          aria-label={`One more: ${label}`}
          disabled={value >= max}
          onClick={() => onValueChange(within(value + 1))}
        >
          <Plus size={20} aria-hidden />
        </button>
      </div>
    </div>
  );
}

const rowStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
`;

const groupStyles = css`
  display: flex;
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

  &:disabled {
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

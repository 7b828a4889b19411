import { css } from '@emotion/react';
import { useId, type ReactNode } from 'react';

import { hintStyles, labelStyles } from './field';
import { color, motion, radius, space } from './tokens';

interface SwitchProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/**
 * Renders a setting that takes effect immediately (`role="switch"`) inside its label; the hint is its
 * description. For values that are submitted with a form use a `Checkbox`.
 */
export function Switch({ label, hint, checked, onCheckedChange, disabled = false }: SwitchProps) {
  const id = useId();
  return (
    <label css={[rowStyles, disabled && disabledStyles]}>
      <span css={textStyles}>
        <span id={`${id}-label`} css={labelStyles}>
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} css={hintStyles}>
            {hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        css={trackStyles}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={({ target }) => onCheckedChange(target.checked)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      />
    </label>
  );
}

const rowStyles = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  min-height: 44px;
  cursor: pointer;
`;

const disabledStyles = css`
  cursor: not-allowed;
  opacity: 0.6;
`;

const textStyles = css`
  display: grid;
  gap: ${space.xxs};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const trackStyles = css`
  flex: none;
  width: 48px;
  height: 28px;
  margin: 0;
  padding: 2px;
  border: 2px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  appearance: none;
  cursor: inherit;
  transition: background ${motion.small} ease-out;

  &::before {
    content: '';
    display: block;
    width: 20px;
    height: 20px;
    border-radius: ${radius.pill};
    background: ${color.line};
    transition: transform ${motion.small} ease-out;
  }

  &:checked {
    border-color: ${color.action};
    background: ${color.action};
  }

  &:checked::before {
    background: ${color.onAction};
    transform: translateX(20px);
  }

  @media (forced-colors: active) {
    &::before {
      forced-color-adjust: none;
      background: CanvasText;
    }

    &:checked {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }

    &:checked::before {
      background: HighlightText;
    }
  }
`;

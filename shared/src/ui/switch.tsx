import { Switch as Base } from '@base-ui/react/switch';
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
      <Base.Root
        css={trackStyles}
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onCheckedChange(next)}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
      >
        <Base.Thumb css={thumbStyles} />
      </Base.Root>
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
  padding: 2px;
  border: 2px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.surface};
  transition: background ${motion.small} ease-out;

  &[data-checked] {
    border-color: ${color.action};
    background: ${color.action};
  }

  @media (forced-colors: active) {
    &[data-checked] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
  }
`;

const thumbStyles = css`
  display: block;
  width: 20px;
  height: 20px;
  border-radius: ${radius.pill};
  background: ${color.line};
  transition: transform ${motion.small} ease-out;

  &[data-checked] {
    background: ${color.onAction};
    transform: translateX(20px);
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;

    &[data-checked] {
      background: HighlightText;
    }
  }
`;

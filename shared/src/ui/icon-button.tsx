import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, Ref } from 'react';

import { selectedInForcedColours } from './forced-colours';
import { color, motion, radius } from './tokens';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Accessible name: the action and its object, such as `Save Sol Bay Resort to shortlist`. */
  readonly label: string;
  readonly look?: 'plain' | 'outline' | 'solid';
  readonly ref?: Ref<HTMLButtonElement>;
}

/**
 * Renders a `<button>` of 44 x 44 px with an icon of 20 or 24 px, which must be `aria-hidden`. With `aria-pressed`
 * it is a toggle whose icon is filled. All other `<button>` attributes are passed on; `type` defaults to `button`.
 */
export function IconButton({ label, look = 'plain', type, children, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type ?? 'button'} aria-label={label} css={[squareStyles, LOOKS[look]]}>
      {children}
    </button>
  );
}

const squareStyles = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${radius.pill};
  cursor: pointer;
  transition: background ${motion.small} ease-out;

  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }

  &[aria-pressed='true'] {
    ${selectedInForcedColours}

    & > svg {
      fill: currentcolor;
    }
  }
`;

const LOOKS = {
  plain: css`
    background: transparent;
    color: ${color.ink};

    &:hover:not(:disabled) {
      background: ${color.surfaceAlt};
    }
  `,
  outline: css`
    border-color: ${color.action};
    background: ${color.surface};
    color: ${color.action};

    &:hover:not(:disabled) {
      background: ${color.tint};
    }
  `,
  solid: css`
    background: ${color.action};
    color: ${color.onAction};

    &:hover:not(:disabled) {
      background: ${color.actionHover};
    }
  `,
};

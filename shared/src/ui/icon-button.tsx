import { css } from '@emotion/react';
import type { ButtonHTMLAttributes, Ref } from 'react';

import { chosenInForcedColours } from './forced-colours';
import { color, motion, radius } from './tokens';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name: what happens, and to what. */
  readonly label: string;
  readonly look?: 'plain' | 'outline' | 'solid';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A square of 44 px with an icon of 20 or 24 px in it. */
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
    ${chosenInForcedColours}

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
